#include <algorithm>

#include <unicode/udat.h>

#include "nicu_dates.hpp"
#include "nicu_date_format.hpp"

namespace {

bool is_space(UChar c) { return c == 0x20 || c == 0xA0 || c == 0x202F || c == 0x2009; }

void plain_spaces(std::u16string &text) {
  for (char16_t &c : text) {
    if (is_space(c)) c = u' ';
  }
}

/// Reads to the end of the text; trailing spaces do not count where that is lenient.
double parse(const UDateFormat *format, const std::u16string &text, bool lenient, int32_t *error,
             UErrorCode *status) {
  const auto length = static_cast<int32_t>(text.size());
  int32_t position = 0;
  const double time = udat_parse(format, text.data(), length, &position, status);
  *error = -1;
  if (U_FAILURE(*status)) {
    *error = position;
    return 0;
  }
  int32_t end = position;
  while (lenient && end < length && is_space(text[end])) end++;
  if (end < length) {
    *error = end;
    *status = U_PARSE_ERROR;
  }
  return time;
}

/// Makes the spaces in a format's pattern and names plain ones.
void make_spaces_plain(UDateFormat *format, UErrorCode *status) {
  std::u16string pattern = nicu::pattern(format, status);
  plain_spaces(pattern);
  udat_applyPattern(format, false, pattern.data(), static_cast<int32_t>(pattern.size()));
  for (const UDateFormatSymbolType type : {UDAT_ERAS, UDAT_MONTHS, UDAT_SHORT_MONTHS, UDAT_WEEKDAYS,
                                           UDAT_SHORT_WEEKDAYS, UDAT_AM_PMS}) {
    const int32_t count = udat_countSymbols(format, type);
    for (int32_t i = 0; i < count; i++) {
      UErrorCode each = U_ZERO_ERROR;
      std::u16string symbol = nicu::fill(&each, [=](UChar *buffer, int32_t size, UErrorCode *code) {
        return udat_getSymbols(format, type, i, buffer, size, code);
      });
      const std::u16string before = symbol;
      plain_spaces(symbol);
      if (symbol != before) udat_setSymbols(format, type, i, symbol.data(), -1, &each);
    }
  }
}

/// Reads without strictness a text that the format writes for what was read: so it is what is meant. Where names of
/// one width alone are read, ICU does not read its own periods of the day (B).
double parse_own(UDateFormat *format, std::u16string text, UErrorCode *status) {
  int32_t error = -1;
  udat_setLenient(format, true);
  udat_setBooleanAttribute(format, UDAT_PARSE_MULTIPLE_PATTERNS_FOR_MATCH, true, status);
  const double time = parse(format, text, false, &error, status);
  udat_setLenient(format, false);
  std::u16string own = nicu::fill(status, [=](UChar *buffer, int32_t size, UErrorCode *code) {
    return udat_format(format, time, buffer, size, nullptr, code);
  });
  plain_spaces(own);
  plain_spaces(text);
  if (U_SUCCESS(*status) && own != text) *status = U_PARSE_ERROR;
  return time;
}

int32_t utf8_offset(const std::u16string &text, int32_t offset) {
  return static_cast<int32_t>(nicu::utf8(text.data(), offset).size());
}

}  // namespace

double nicu_date_format_parse(const nicu_date_format *format, const char *text, int32_t length,
                              bool lenient, int32_t *error_offset, int32_t *out) {
  nicu::Status status(out);
  *error_offset = -1;
  // A clone, since leniency is set on the object, and the object is shared.
  UDateFormat *clone = udat_clone(format->format, status);
  if (status.failed()) return 0;
  udat_setLenient(clone, lenient);
  if (!lenient) {
    for (const UDateFormatBooleanAttribute attribute :
         {UDAT_PARSE_ALLOW_WHITESPACE, UDAT_PARSE_ALLOW_NUMERIC, UDAT_PARSE_PARTIAL_LITERAL_MATCH,
          UDAT_PARSE_MULTIPLE_PATTERNS_FOR_MATCH}) {
      udat_setBooleanAttribute(clone, attribute, false, status);
    }
  }
  std::u16string value = nicu::utf16(text, length);
  double result = parse(clone, value, lenient, error_offset, status);
  if (status.failed()) {
    // Nobody types U+202F: the three spaces are taken for each other.
    UErrorCode second = U_ZERO_ERROR;
    int32_t error = -1;
    make_spaces_plain(clone, &second);
    plain_spaces(value);
    double again = parse(clone, value, lenient, &error, &second);
    if (U_FAILURE(second) && !lenient) {
      second = U_ZERO_ERROR;
      again = parse_own(clone, value, &second);
    }
    if (U_SUCCESS(second)) {
      *static_cast<UErrorCode *>(status) = U_ZERO_ERROR;
      *error_offset = -1;
      result = again;
    } else {
      *error_offset = utf8_offset(value, std::max(*error_offset, error));
    }
  }
  udat_close(clone);
  return result;
}
