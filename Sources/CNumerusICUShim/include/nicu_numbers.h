#ifndef NICU_NUMBERS_H
#define NICU_NUMBERS_H

#include "nicu_common.h"

NICU_BEGIN

/// A number formatter; may be shared between threads.
typedef struct nicu_number_format nicu_number_format;

/// Opens a formatter of a number skeleton (UTS #35 part 3, ICU's number skeletons) in a locale (BCP 47).
///
/// - error_offset: where in the skeleton the fault is, in UTF-16 code units, or -1.
nicu_number_format *nicu_number_format_open(const char *skeleton, const char *locale,
                                            int32_t *error_offset, int32_t *status);
void nicu_number_format_close(nicu_number_format *format);

/// Formats a number into a text. `fields` asks for the fields and the decimal too, which cost more.
void nicu_number_format_int64(const nicu_number_format *format, int64_t value, bool fields,
                              nicu_text *text, int32_t *status);
void nicu_number_format_double(const nicu_number_format *format, double value, bool fields,
                               nicu_text *text, int32_t *status);
/// - decimal: a number as ICU's decimal conversion reads it, "-1.50E+3"; of any length.
void nicu_number_format_decimal(const nicu_number_format *format, const char *decimal,
                                int32_t length, bool fields, nicu_text *text, int32_t *status);

NICU_END

#endif
