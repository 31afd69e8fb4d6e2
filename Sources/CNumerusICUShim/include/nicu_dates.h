#ifndef NICU_DATES_H
#define NICU_DATES_H

#include "nicu_common.h"

NICU_BEGIN

// Times are milliseconds since 1970-01-01T00:00:00Z. Texts have lengths: they may hold zero bytes.

/// The time now.
double nicu_now(void);

// Time zones

/// The canonical name of a time zone that ICU knows, or of an offset ("GMT+5" → "GMT+05:00").
void nicu_time_zone_canonical(const char *zone, int32_t length, nicu_text *text, int32_t *status);
/// The time zone of the machine.
void nicu_time_zone_default(nicu_text *text, int32_t *status);
/// How far a zone's clocks are ahead of UTC at a time, in milliseconds.
int32_t nicu_time_zone_offset(const char *zone, int32_t length, double time, int32_t *status);
/// The day on which weeks begin in a locale: 1 is Sunday.
int32_t nicu_first_day_of_week(const char *locale, int32_t *status);

// Dates

/// A date formatter; may be shared between threads, unless it counts by rules.
typedef struct nicu_date_format nicu_date_format;

/// Which clock the hours of a style are written by.
typedef enum {
  /// The locale's own.
  NICU_HOURS_LOCALE = 0,
  /// The 12-hour clock as the locale writes it.
  NICU_HOURS_TWELVE = 1,
  NICU_HOURS_H11 = 'K',
  NICU_HOURS_H12 = 'h',
  NICU_HOURS_H23 = 'H',
  NICU_HOURS_H24 = 'k',
} nicu_hours;

/// What a formatter is made of.
typedef struct {
  /// ICU's UDateFormatStyle, -1 for none; used where there is no text.
  int32_t date_style;
  int32_t time_style;
  /// A pattern or a skeleton, or null.
  const char *text;
  int32_t length;
  bool is_skeleton;
  nicu_hours hours;
  /// A time zone, or null for the locale's or the machine's.
  const char *zone;
  int32_t zone_length;
} nicu_date_recipe;

nicu_date_format *nicu_date_format_open(const nicu_date_recipe *recipe, const char *locale,
                                        int32_t *status);
void nicu_date_format_close(nicu_date_format *format);
/// Whether a number in it is written by ICU's rules (Hebrew numerals), which are not thread-safe.
bool nicu_date_format_counts_by_rules(const nicu_date_format *format);
void nicu_date_format_pattern(const nicu_date_format *format, nicu_text *text, int32_t *status);
void nicu_date_format_zone(const nicu_date_format *format, nicu_text *text, int32_t *status);
void nicu_date_format_time(const nicu_date_format *format, double time, bool fields,
                           nicu_text *text, int32_t *status);
/// Reads a text that the formatter could have written, to its end.
///
/// - error_offset: where the text stops being readable, in UTF-8 bytes, or -1.
double nicu_date_format_parse(const nicu_date_format *format, const char *text, int32_t length,
                              bool lenient, int32_t *error_offset, int32_t *status);

// Intervals

/// A formatter of intervals; may be shared between threads.
typedef struct nicu_interval_format nicu_interval_format;

nicu_interval_format *nicu_interval_format_open(const char *skeleton, int32_t length,
                                                const char *zone, int32_t zone_length,
                                                const char *locale, int32_t *status);
void nicu_interval_format_close(nicu_interval_format *format);
void nicu_interval_format_times(const nicu_interval_format *format, double from, double to,
                                bool fields, nicu_text *text, int32_t *status);
/// The skeleton of a pattern.
void nicu_pattern_skeleton(const char *pattern, int32_t length, nicu_text *text, int32_t *status);

// Relative times

/// A formatter of relative times; may be shared between threads.
typedef struct nicu_relative_format nicu_relative_format;

/// - width: ICU's UDateRelativeDateTimeFormatterStyle.
/// - capitalization: ICU's UDisplayContext.
nicu_relative_format *nicu_relative_format_open(const char *locale, int32_t width,
                                                int32_t capitalization, int32_t *status);
void nicu_relative_format_close(nicu_relative_format *format);
/// - unit: ICU's URelativeDateTimeUnit.
/// - fields: not together with a capitalization, which ICU then refuses.
void nicu_relative_format_value(const nicu_relative_format *format, double value, int32_t unit,
                                bool always_numeric, bool fields, nicu_text *text, int32_t *status);

// Durations

/// CLDR's pattern of a duration in digits: "h:mm:ss" for "hms"; one of "hm", "hms", "ms".
void nicu_duration_pattern(const char *locale, const char *kind, nicu_text *text, int32_t *status);

/// Joins units ("3 hr", "5 min") as a locale's lists of units do; may be shared between threads.
typedef struct nicu_unit_list nicu_unit_list;

/// - width: ICU's UListFormatterWidth.
nicu_unit_list *nicu_unit_list_open(const char *locale, int32_t width, int32_t *status);
void nicu_unit_list_close(nicu_unit_list *list);
/// Joins texts that lie one after the other in `texts`, whose ends are in `ends`.
void nicu_unit_list_join(const nicu_unit_list *list, const char *texts, const int32_t *ends,
                         int32_t count, nicu_text *text, int32_t *status);

NICU_END

#endif
