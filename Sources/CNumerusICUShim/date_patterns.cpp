#include <unicode/udatpg.h>

#include "nicu_dates.hpp"

namespace {

/// Calls a body for each character of a pattern that stands for a field.
template <typename Pattern, typename Body>
void each_letter(Pattern &pattern, Body body) {
  bool quoted = false;
  for (auto &c : pattern) {
    if (c == u'\'') {
      quoted = !quoted;
    } else if (!quoted && ((c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z'))) {
      body(c);
    }
  }
}

bool is_of_24(UChar letter) { return letter == u'H' || letter == u'k'; }

bool is_hour(UChar letter) { return is_of_24(letter) || letter == u'h' || letter == u'K'; }

}  // namespace

std::u16string nicu::pattern(const UDateFormat *format, UErrorCode *status) {
  return fill(status, [=](UChar *buffer, int32_t size, UErrorCode *code) {
    return udat_toPattern(format, false, buffer, size, code);
  });
}

std::u16string nicu::best_pattern(const std::u16string &skeleton, const char *locale,
                                  UErrorCode *status) {
  UDateTimePatternGenerator *generator = udatpg_open(locale, status);
  std::u16string result = fill(status, [&](UChar *buffer, int32_t size, UErrorCode *code) {
    return udatpg_getBestPattern(generator, skeleton.data(), static_cast<int32_t>(skeleton.size()),
                                 buffer, size, code);
  });
  udatpg_close(generator);
  return result;
}

void nicu::set_hour_letters(std::u16string &pattern, nicu_hours hours) {
  if (hours == NICU_HOURS_LOCALE || hours == NICU_HOURS_TWELVE) return;
  const auto letter = static_cast<UChar>(hours);
  each_letter(pattern, [=](char16_t &c) {
    // A letter of the other clock would lose or gain its day period: leave it.
    if (is_hour(c) && is_of_24(c) == is_of_24(letter)) c = letter;
  });
}

std::u16string nicu::with_hours(const std::u16string &time, nicu_hours hours, const char *locale,
                                UErrorCode *status) {
  const bool wants_24 = is_of_24(static_cast<UChar>(hours));
  bool has_other = false;
  std::u16string skeleton;
  each_letter(time, [&](const char16_t &c) {
    if (is_hour(c)) {
      has_other = has_other || is_of_24(c) != wants_24;
      // One letter, whatever the length was: how many digits the other clock has is the locale's matter.
      const char16_t letter = wants_24 ? u'H' : u'h';
      if (skeleton.find(letter) == std::u16string::npos) skeleton += letter;
    } else if (c != u'a' && c != u'b' && c != u'B') {
      skeleton += c;
    }
  });
  std::u16string result = has_other ? best_pattern(skeleton, locale, status) : time;
  set_hour_letters(result, hours);
  return result;
}

void nicu::assign(nicu_text *text, const std::u16string &value, UFieldPositionIterator *positions) {
  const auto length = static_cast<int32_t>(value.size());
  text->assign(value.data(), length);
  if (!positions) return;
  // Offsets of UTF-16 code units as offsets of UTF-8 bytes; unpaired surrogates became U+FFFD.
  std::vector<int32_t> offsets;
  int32_t i = 0, bytes = 0;
  while (i < length) {
    const int32_t start = i;
    UChar32 c;
    U16_NEXT(value.data(), i, length, c);
    offsets.insert(offsets.end(), i - start, bytes);
    bytes += U_IS_SURROGATE(c) ? 3 : U8_LENGTH(c);
  }
  offsets.push_back(bytes);
  int32_t start = 0, limit = 0;
  for (int32_t field; (field = ufieldpositer_next(positions, &start, &limit)) >= 0;) {
    if (start < 0 || limit < start || limit > length) continue;
    text->fields.push_back({UFIELD_CATEGORY_DATE, field, offsets[start], offsets[limit]});
  }
}
