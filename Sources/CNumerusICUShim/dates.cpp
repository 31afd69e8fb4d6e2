#include "nicu_dates.h"

#include <unicode/numfmt.h>
#include <unicode/rbnf.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>

#include "nicu_date_format.hpp"
#include "nicu_dates.hpp"
#include "nicu_internal.hpp"

namespace {

/// Whether a number in a pattern is written by a rule-based format. Such a format is not safe to share: see
/// ICU's RuleBasedNumberFormat, whose const methods fill caches.
bool counts_by_rules(const UDateFormat *format) {
  for (const char *letter = "yMdkHmsSDFwWahKYuegcLQqUrB"; *letter; letter++) {
    const UNumberFormat *number = udat_getNumberFormatForField(format, static_cast<UChar>(*letter));
    if (dynamic_cast<const icu::RuleBasedNumberFormat *>(
            reinterpret_cast<const icu::NumberFormat *>(number))) {
      return true;
    }
  }
  return false;
}

void close(nicu_date_format *format) { delete format; }

UDateFormat *open_text(const nicu_date_recipe &recipe, const char *locale, const UChar *zone,
                       int32_t zone_length, UErrorCode *status) {
  std::u16string text = nicu::utf16(recipe.text, recipe.length);
  if (recipe.is_skeleton) {
    text = nicu::best_pattern(text, locale, status);
    if (recipe.hours != NICU_HOURS_LOCALE) nicu::set_hour_letters(text, recipe.hours);
  }
  if (U_FAILURE(*status)) return nullptr;
  return udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, zone, zone_length, text.data(),
                   static_cast<int32_t>(text.size()), status);
}

UDateFormat *open_style(const nicu_date_recipe &recipe, const char *locale, const UChar *zone,
                        int32_t zone_length, UErrorCode *status) {
  const auto time_style = static_cast<UDateFormatStyle>(recipe.time_style);
  const auto date_style = static_cast<UDateFormatStyle>(recipe.date_style);
  UDateFormat *format =
      udat_open(time_style, date_style, locale, zone, zone_length, nullptr, 0, status);
  if (U_FAILURE(*status) || recipe.hours == NICU_HOURS_LOCALE || time_style == UDAT_NONE) {
    return format;
  }
  // Only the time within the pattern changes: what joins date and time ("at") has no skeleton.
  UDateFormat *only_time =
      udat_open(time_style, UDAT_NONE, locale, zone, zone_length, nullptr, 0, status);
  const std::u16string time = nicu::pattern(only_time, status);
  udat_close(only_time);
  std::u16string whole = nicu::pattern(format, status);
  const std::u16string adjusted = nicu::with_hours(time, recipe.hours, locale, status);
  if (U_FAILURE(*status)) return format;
  const size_t place = whole.find(time);
  if (place == std::u16string::npos) {
    *status = U_INTERNAL_PROGRAM_ERROR;
    return format;
  }
  whole.replace(place, time.size(), adjusted);
  // Unlike opening by pattern, this keeps the numerals that the style came with (Hebrew's, say).
  udat_applyPattern(format, false, whole.data(), static_cast<int32_t>(whole.size()));
  return format;
}

}  // namespace

nicu_date_format *nicu_date_format_open(const nicu_date_recipe *recipe, const char *locale,
                                        int32_t *out) {
  nicu::Status status(out);
  const nicu::Locale id(locale, status);
  const std::u16string zone = nicu::utf16(recipe->zone, recipe->zone ? recipe->zone_length : 0);
  const UChar *zone_name = recipe->zone ? zone.data() : nullptr;
  const auto zone_length = recipe->zone ? static_cast<int32_t>(zone.size()) : -1;
  if (status.failed()) return nullptr;
  auto *result = new nicu_date_format;
  result->format = recipe->text ? open_text(*recipe, id.name(), zone_name, zone_length, status)
                                : open_style(*recipe, id.name(), zone_name, zone_length, status);
  if (status.failed()) {
    close(result);
    return nullptr;
  }
  result->counts_by_rules = counts_by_rules(result->format);
  return result;
}

void nicu_date_format_close(nicu_date_format *format) { close(format); }

bool nicu_date_format_counts_by_rules(const nicu_date_format *format) {
  return format->counts_by_rules;
}

void nicu_date_format_pattern(const nicu_date_format *format, nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  const std::u16string pattern = nicu::pattern(format->format, status);
  text->assign(pattern.data(), static_cast<int32_t>(pattern.size()));
}

void nicu_date_format_zone(const nicu_date_format *format, nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  const UCalendar *calendar = udat_getCalendar(format->format);
  const std::u16string id = nicu::fill(status, [=](UChar *buffer, int32_t size, UErrorCode *code) {
    return ucal_getTimeZoneID(calendar, buffer, size, code);
  });
  text->assign(id.data(), static_cast<int32_t>(id.size()));
}

void nicu_date_format_time(const nicu_date_format *format, double time, bool fields,
                           nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  if (!fields) {
    UChar buffer[256];
    const int32_t length =
        udat_format(format->format, time, buffer, 256, nullptr, status);
    if (status.code() != U_BUFFER_OVERFLOW_ERROR) {
      if (!status.failed()) text->assign(buffer, length);
      return;
    }
    *static_cast<UErrorCode *>(status) = U_ZERO_ERROR;
  }
  UFieldPositionIterator *positions = ufieldpositer_open(status);
  const std::u16string result =
      nicu::fill(status, [=](UChar *buffer, int32_t size, UErrorCode *code) {
        return udat_formatForFields(format->format, time, buffer, size, positions, code);
      });
  if (!status.failed()) nicu::assign(text, result, fields ? positions : nullptr);
  ufieldpositer_close(positions);
}
