#ifndef NICU_NUMBERS_H
#define NICU_NUMBERS_H

#include "nicu_common.h"

NICU_BEGIN

/// A number formatter; may be shared between threads.
typedef struct nicu_number_format nicu_number_format;

/// Opens a formatter of a number skeleton (UTS #35 part 3, ICU's number skeletons) in a locale (BCP 47).
///
/// - error_offset: where in the skeleton the fault is, in UTF-16 code units, or -1.
nicu_number_format *nicu_number_format_open(const char *skeleton, int32_t length,
                                            const char *locale, int32_t *error_offset,
                                            int32_t *status);
void nicu_number_format_close(nicu_number_format *format);

/// Formats a number into a text. `fields` asks for the fields and the exponent too, which cost more.
void nicu_number_format_int64(const nicu_number_format *format, int64_t value, bool fields,
                              nicu_text *text, int32_t *status);
void nicu_number_format_double(const nicu_number_format *format, double value, bool fields,
                               nicu_text *text, int32_t *status);
/// - decimal: a number as ICU's decimal conversion reads it, "-1.50E+3"; of any length. The length must be
///   given: by -1 ICU takes no more than 34 digits.
void nicu_number_format_decimal(const nicu_number_format *format, const char *decimal,
                                int32_t length, bool fields, nicu_text *text, int32_t *status);

/// A formatter of number ranges; may be shared between threads.
typedef struct nicu_number_range nicu_number_range;

/// - collapse: ICU's UNumberRangeCollapse.
/// - identity: ICU's UNumberRangeIdentityFallback.
nicu_number_range *nicu_number_range_open(const char *skeleton, int32_t length, int32_t collapse,
                                          int32_t identity, const char *locale, int32_t *status);
void nicu_number_range_close(nicu_number_range *format);

/// Formats a range between two decimals and gives ICU's UNumberRangeIdentityResult: 0 where the ends are equal, 1 where they are
/// once they are rounded, 2 where they are not. `equal` says whether the decimals are the same number.
int32_t nicu_number_range_decimal(const nicu_number_range *format, const char *first,
                                  int32_t first_length, const char *second, int32_t second_length,
                                  bool equal, bool fields, nicu_text *text, int32_t *status);

/// Whether ICU knows a currency (ISO 4217, in capitals), of today or of the past.
bool nicu_number_currency_exists(const char *code);
/// Whether text is a unit identifier (UTS #35 part 6), "kilometer-per-hour".
bool nicu_number_unit_exists(const char *identifier);
/// Whether ICU knows a numbering system, "arab".
bool nicu_number_system_exists(const char *name);
/// Whether ICU's unit preferences have a usage, "person-height".
bool nicu_number_usage_exists(const char *usage, int32_t *status);

/// Whether a status says that a number cannot be shown without rounding, where rounding is forbidden.
bool nicu_number_is_inexact(int32_t status);

NICU_END

#endif
