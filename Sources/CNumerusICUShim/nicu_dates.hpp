#pragma once

#include <string>

#include <unicode/udat.h>
#include <unicode/ufieldpositer.h>
#include <unicode/ustring.h>

#include "nicu_dates.h"
#include "nicu_internal.hpp"

namespace nicu {

/// Calls what writes UTF-16 into a buffer, again with a larger one if the first was too small.
template <typename Fill>
std::u16string fill(UErrorCode *status, Fill body) {
  if (U_FAILURE(*status)) return {};
  std::u16string result(128, u'\0');
  int32_t length = body(result.data(), static_cast<int32_t>(result.size()), status);
  if (*status == U_BUFFER_OVERFLOW_ERROR || *status == U_STRING_NOT_TERMINATED_WARNING) {
    *status = U_ZERO_ERROR;
    result.resize(length + 1);
    length = body(result.data(), length + 1, status);
  }
  result.resize(U_SUCCESS(*status) ? length : 0);
  return result;
}

/// The pattern of a date format.
std::u16string pattern(const UDateFormat *format, UErrorCode *status);

/// What the generator of a locale makes of a skeleton.
std::u16string best_pattern(const std::u16string &skeleton, const char *locale, UErrorCode *status);

/// Writes the hours of a pattern with the letter of an hour cycle; the pattern has the right clock already.
void set_hour_letters(std::u16string &pattern, nicu_hours hours);

/// The pattern of a time by another clock, as the locale writes that. Source: UTS #35 part 4, "Hour Cycle".
std::u16string with_hours(const std::u16string &time, nicu_hours hours, const char *locale,
                          UErrorCode *status);

/// Takes over text and the date fields in it.
void assign(nicu_text *text, const std::u16string &value, UFieldPositionIterator *positions);

}  // namespace nicu
