#include <unicode/ucal.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include "nicu_dates.hpp"

double nicu_now(void) { return ucal_getNow(); }

void nicu_time_zone_canonical(const char *zone, int32_t length, nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  const std::u16string name = nicu::utf16(zone, length);
  const std::u16string id = nicu::fill(status, [&](UChar *buffer, int32_t size, UErrorCode *code) {
    UBool is_system = false;
    return ucal_getCanonicalTimeZoneID(name.data(), static_cast<int32_t>(name.size()), buffer, size,
                                       &is_system, code);
  });
  text->assign(id.data(), static_cast<int32_t>(id.size()));
}

void nicu_time_zone_default(nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  const std::u16string id = nicu::fill(status, [](UChar *buffer, int32_t size, UErrorCode *code) {
    return ucal_getDefaultTimeZone(buffer, size, code);
  });
  text->assign(id.data(), static_cast<int32_t>(id.size()));
}

int32_t nicu_time_zone_offset(const char *zone, int32_t length, double time, int32_t *out) {
  nicu::Status status(out);
  const std::u16string name = nicu::utf16(zone, length);
  UCalendar *calendar = ucal_open(name.data(), static_cast<int32_t>(name.size()), "",
                                  UCAL_GREGORIAN, status);
  ucal_setMillis(calendar, time, status);
  const int32_t offset = ucal_get(calendar, UCAL_ZONE_OFFSET, status) +
                         ucal_get(calendar, UCAL_DST_OFFSET, status);
  ucal_close(calendar);
  return offset;
}

int32_t nicu_first_day_of_week(const char *locale, int32_t *out) {
  nicu::Status status(out);
  const nicu::Locale id(locale, status);
  UCalendar *calendar = ucal_open(u"UTC", 3, id.name(), UCAL_DEFAULT, status);
  if (status.failed()) return UCAL_SUNDAY;
  const int32_t day = ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK);
  ucal_close(calendar);
  return day;
}
