#ifndef NICU_LOCALES_H
#define NICU_LOCALES_H

#include "nicu_common.h"

NICU_BEGIN

/// Fills in the likely script and region (UTS #35 part 1, "Likely Subtags"), and takes them away again.
///
/// Give language, script and region alone. The result is a BCP 47 tag.
void nicu_locale_maximize(const char *tag, nicu_text *text, int32_t *status);
void nicu_locale_minimize(const char *tag, nicu_text *text, int32_t *status);

/// Whether the locale's likely script is written from right to left.
bool nicu_locale_is_right_to_left(const char *tag, int32_t *status);

/// Whether ICU has data for a locale (BCP 47), by inheritance too; `resolved` gets the locale of the data,
/// without keywords: "und" where there is none.
bool nicu_locale_data(const char *tag, nicu_text *resolved, int32_t *status);

/// The hours of the locale's day: 11, 12, 23 or 24.
int32_t nicu_locale_hour_cycle(const char *tag, int32_t *status);

/// Whether a numbering system of this name exists.
bool nicu_numbering_system_exists(const char *name);

/// CLDR's language matching with a fixed list of supported languages; may be shared between threads.
typedef struct nicu_matcher nicu_matcher;

/// The places of the best pair in the lists that were given, or -1 and -1.
typedef struct {
  int32_t desired;
  int32_t supported;
} nicu_match;

/// - supported: BCP 47 tags separated by commas; at least one.
nicu_matcher *nicu_matcher_open(const char *supported, int32_t *status);
void nicu_matcher_close(nicu_matcher *matcher);

/// - desired: BCP 47 tags separated by commas, the most wanted first.
nicu_match nicu_matcher_best(const nicu_matcher *matcher, const char *desired, int32_t *status);

/// Unicode's Bidi_Mirrored, and Bidi_Mirroring_Glyph (the character itself where there is none).
bool nicu_is_mirrored(uint32_t scalar);
uint32_t nicu_mirror(uint32_t scalar);

/// What the bidirectional classes of a text's characters add up to (UAX #9).
typedef struct {
  /// The direction of the first strong character outside isolates: 0 left to right, 1 right to left, -1 none.
  int32_t first_strong;
  bool has_left_to_right;
  bool has_right_to_left;
  bool has_arabic_number;
  /// An embedding, override or isolate.
  bool has_explicit;
  /// Anything beside numbers: letters, and signs and spaces that do not stand between digits.
  bool has_more_than_number;
} nicu_bidi;

nicu_bidi nicu_bidi_scan(const char *utf8, int32_t length);

/// A variable of the process's environment; null if it is not set. Not to be called while one is being set.
const char *nicu_environment(const char *name);

NICU_END

#endif
