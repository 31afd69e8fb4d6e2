#ifndef NICU_COMMON_H
#define NICU_COMMON_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
#define NICU_BEGIN extern "C" {
#define NICU_END }
#else
#define NICU_BEGIN
#define NICU_END
#endif

NICU_BEGIN

// Statuses are ICU's: 0 is success, less is a warning, more is a failure.

/// The name of a status, "U_ILLEGAL_ARGUMENT_ERROR".
const char *nicu_status_name(int32_t status);

/// The versions of the linked ICU and of its locale and time zone data; each buffer holds 32 bytes.
void nicu_versions(char *icu, char *cldr, char *time_zones);

/// A formatted value: text in UTF-8, and which field stands where in it.
typedef struct nicu_text nicu_text;

/// A field of a formatted value; offsets are in UTF-8 bytes.
typedef struct {
  /// ICU's UFieldCategory.
  int32_t category;
  /// The field within its category.
  int32_t field;
  int32_t start;
  int32_t limit;
} nicu_field;

/// The text of this thread, whose contents hold good until the thread's next call.
nicu_text *nicu_text_scratch(void);

/// Not terminated by a zero byte.
const char *nicu_text_utf8(const nicu_text *text);
int32_t nicu_text_length(const nicu_text *text);
int32_t nicu_text_field_count(const nicu_text *text);
nicu_field nicu_text_field(const nicu_text *text, int32_t index);

/// The number that a text without digits shows, in decimal: "2" of a dual such as كيلومتران, "1" of the French
/// "mille". Empty where the text has digits.
const char *nicu_text_decimal(const nicu_text *text);

/// The power of ten that compact or scientific notation left out of a number: 3 for "9.6K". From 0 to
/// NICU_EXPONENT_MAX; NICU_EXPONENT_OTHER where it is greater, or less than 0.
int32_t nicu_text_exponent(const nicu_text *text);
enum { NICU_EXPONENT_MAX = 24, NICU_EXPONENT_OTHER = -1 };

NICU_END

#endif
