#ifndef NICU_PARSING_H
#define NICU_PARSING_H

#include "nicu_common.h"

NICU_BEGIN

/// ICU's DecimalFormat, which parses. Setting is not safe across threads; parsing and formatting
/// are: both are const, and build what they need once behind an atomic.
typedef struct nicu_pattern nicu_pattern;

/// Opens a format by a pattern (UTS #35 part 3, "Number Format Patterns").
nicu_pattern *nicu_pattern_open(const char *pattern, int32_t length, const char *locale,
                                int32_t *status);
/// Opens a locale's own format; `style` is ICU's UNumberFormatStyle.
nicu_pattern *nicu_pattern_open_style(int32_t style, const char *locale, int32_t *status);
void nicu_pattern_close(nicu_pattern *pattern);

/// What nicu_pattern_set sets.
enum {
  NICU_MIN_INTEGER_DIGITS,
  NICU_MAX_INTEGER_DIGITS,
  NICU_MIN_FRACTION_DIGITS,
  NICU_MAX_FRACTION_DIGITS,
  NICU_MIN_GROUPING_DIGITS,
  NICU_SIGNIFICANT_DIGITS_USED,
  NICU_MIN_SIGNIFICANT_DIGITS,
  NICU_MAX_SIGNIFICANT_DIGITS,
  NICU_GROUPING_USED,
  NICU_MULTIPLIER,
  NICU_FORMAT_WIDTH,
  NICU_SCIENTIFIC,
  NICU_GROUPING_SIZE,
  NICU_SECONDARY_GROUPING_SIZE,
  NICU_ROUNDING_MODE,
  NICU_CURRENCY_USAGE,
  NICU_MIN_EXPONENT_DIGITS,
  NICU_EXPONENT_SIGN_ALWAYS_SHOWN,
  NICU_DECIMAL_SEPARATOR_ALWAYS_SHOWN,
  NICU_PAD_POSITION,
  NICU_SIGN_ALWAYS_SHOWN,
  NICU_LENIENT,
  NICU_PARSE_INTEGER_ONLY,
  NICU_DECIMAL_PATTERN_MATCH_REQUIRED,
  NICU_PARSE_NO_EXPONENT,
  NICU_PARSE_CASE_SENSITIVE,
};
void nicu_pattern_set(nicu_pattern *pattern, int32_t attribute, int32_t value, int32_t *status);
void nicu_pattern_set_rounding_increment(nicu_pattern *pattern, double value);

/// What nicu_pattern_set_text sets.
enum {
  NICU_POSITIVE_PREFIX,
  NICU_POSITIVE_SUFFIX,
  NICU_NEGATIVE_PREFIX,
  NICU_NEGATIVE_SUFFIX,
  NICU_PAD_CHARACTER,
  NICU_CURRENCY,
  NICU_LOCALIZED_PATTERN,
};
void nicu_pattern_set_text(nicu_pattern *pattern, int32_t attribute, const char *text,
                           int32_t length, int32_t *status);

/// Puts U+00A0 for each space (U+0020, U+2009, U+202F) in the pattern and the symbols.
void nicu_pattern_unify_spaces(nicu_pattern *pattern, int32_t *status);

/// The pattern as it stands after what was set.
void nicu_pattern_text(const nicu_pattern *pattern, bool localized, nicu_text *text,
                       int32_t *status);

void nicu_pattern_format_int64(const nicu_pattern *pattern, int64_t value, nicu_text *text,
                               int32_t *status);
void nicu_pattern_format_double(const nicu_pattern *pattern, double value, nicu_text *text,
                                int32_t *status);
void nicu_pattern_format_decimal(const nicu_pattern *pattern, const char *decimal, int32_t length,
                                 nicu_text *text, int32_t *status);
/// The plural category that a number has as the pattern shows it, into the text.
void nicu_pattern_plural(const nicu_pattern *pattern, const char *locale, double value,
                         nicu_text *text, int32_t *status);

/// What parsing found; the number itself is in the text, in ASCII.
typedef struct {
  double value;
  /// Where the number ends, in UTF-8 bytes; 0 where there is none.
  int32_t limit;
  /// Where a number could not go on, in UTF-8 bytes, or -1.
  int32_t error;
  /// Whether the number is below zero or minus zero.
  bool negative;
  /// The ISO 4217 code; empty where no currency was asked for or found.
  char currency[4];
} nicu_parsed;

/// Parses the beginning of a text. No number is not a failure: `limit` is 0 then.
void nicu_pattern_parse(const nicu_pattern *pattern, const char *text, int32_t length,
                        bool currency, nicu_parsed *parsed, nicu_text *decimal, int32_t *status);

/// ICU's rule-based formats. Not safe across threads before ICU's fix of April 2026, not even for
/// formatting: the caller locks.
typedef struct nicu_rules nicu_rules;

/// Whether ICU has rules of a locale's language. Where it has none, ICU takes those of the machine's
/// default locale; nicu_rules_open takes the root locale's.
bool nicu_rules_exist(const char *locale);

/// - kind: ICU's URBNFRuleSetTag: 0 spell-out, 1 ordinal, 2 duration.
nicu_rules *nicu_rules_open(int32_t kind, const char *locale, int32_t *status);
void nicu_rules_close(nicu_rules *rules);

/// The locale whose rules they are, as ICU writes it; empty for root.
void nicu_rules_locale(const nicu_rules *rules, nicu_text *text, int32_t *status);

/// The public rule sets.
int32_t nicu_rules_count(const nicu_rules *rules);
/// The name of a rule set by its index, or of the default one for -1.
void nicu_rules_name(nicu_rules *rules, int32_t index, nicu_text *text, int32_t *status);
void nicu_rules_format_int64(nicu_rules *rules, int64_t value, const char *rule_set,
                             nicu_text *text, int32_t *status);
void nicu_rules_format_double(nicu_rules *rules, double value, const char *rule_set,
                              nicu_text *text, int32_t *status);

NICU_END

#endif
