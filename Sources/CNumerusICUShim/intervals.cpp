#include <unicode/udateintervalformat.h>
#include <unicode/udatpg.h>

#include "nicu_dates.hpp"

namespace {

const UDateIntervalFormat *formatter(const nicu_interval_format *format) {
  return reinterpret_cast<const UDateIntervalFormat *>(format);
}

}  // namespace

nicu_interval_format *nicu_interval_format_open(const char *skeleton, int32_t length,
                                                const char *zone, int32_t zone_length,
                                                const char *locale, int32_t *out) {
  nicu::Status status(out);
  const nicu::Locale id(locale, status);
  const std::u16string text = nicu::utf16(skeleton, length);
  const std::u16string name = nicu::utf16(zone, zone_length);
  UDateIntervalFormat *result = udtitvfmt_open(
      id.name(), text.data(), static_cast<int32_t>(text.size()), name.data(),
      static_cast<int32_t>(name.size()), status);
  if (!status.failed()) return reinterpret_cast<nicu_interval_format *>(result);
  udtitvfmt_close(result);
  return nullptr;
}

void nicu_interval_format_close(nicu_interval_format *format) {
  udtitvfmt_close(reinterpret_cast<UDateIntervalFormat *>(format));
}

void nicu_interval_format_times(const nicu_interval_format *format, double from, double to,
                                bool fields, nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  UFormattedDateInterval *result = udtitvfmt_openResult(status);
  udtitvfmt_formatToResult(formatter(format), from, to, result, status);
  const UFormattedValue *value = udtitvfmt_resultAsValue(result, status);
  if (!status.failed()) text->assign(value, fields, status);
  udtitvfmt_closeResult(result);
}

void nicu_pattern_skeleton(const char *pattern, int32_t length, nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  const std::u16string value = nicu::utf16(pattern, length);
  const std::u16string skeleton =
      nicu::fill(status, [&](UChar *buffer, int32_t size, UErrorCode *code) {
        return udatpg_getSkeleton(nullptr, value.data(), static_cast<int32_t>(value.size()), buffer,
                                  size, code);
      });
  text->assign(skeleton.data(), static_cast<int32_t>(skeleton.size()));
}
