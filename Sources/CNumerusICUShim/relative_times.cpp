#include <vector>

#include <unicode/udata.h>
#include <unicode/ulistformatter.h>
#include <unicode/ureldatefmt.h>
#include <unicode/ures.h>

#include "nicu_dates.hpp"

namespace {

const URelativeDateTimeFormatter *formatter(const nicu_relative_format *format) {
  return reinterpret_cast<const URelativeDateTimeFormatter *>(format);
}

}  // namespace

nicu_relative_format *nicu_relative_format_open(const char *locale, int32_t width,
                                                int32_t capitalization, int32_t *out) {
  nicu::Status status(out);
  const nicu::Locale id(locale, status);
  URelativeDateTimeFormatter *result = ureldatefmt_open(
      id.name(), nullptr, static_cast<UDateRelativeDateTimeFormatterStyle>(width),
      static_cast<UDisplayContext>(capitalization), status);
  if (!status.failed()) return reinterpret_cast<nicu_relative_format *>(result);
  ureldatefmt_close(result);
  return nullptr;
}

void nicu_relative_format_close(nicu_relative_format *format) {
  ureldatefmt_close(reinterpret_cast<URelativeDateTimeFormatter *>(format));
}

void nicu_relative_format_value(const nicu_relative_format *format, double value, int32_t unit,
                                bool always_numeric, bool fields, nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  const auto name = static_cast<URelativeDateTimeUnit>(unit);
  if (!fields) {
    // Unlike the calls that make a result, these heed the capitalization.
    const auto call = always_numeric ? ureldatefmt_formatNumeric : ureldatefmt_format;
    const std::u16string shown =
        nicu::fill(status, [=](UChar *buffer, int32_t size, UErrorCode *code) {
          return call(formatter(format), value, name, buffer, size, code);
        });
    if (!status.failed()) text->assign(shown.data(), static_cast<int32_t>(shown.size()));
    return;
  }
  UFormattedRelativeDateTime *result = ureldatefmt_openResult(status);
  (always_numeric ? ureldatefmt_formatNumericToResult : ureldatefmt_formatToResult)(
      formatter(format), value, name, result, status);
  const UFormattedValue *formatted = ureldatefmt_resultAsValue(result, status);
  if (!status.failed()) text->assign(formatted, fields, status);
  ureldatefmt_closeResult(result);
}

void nicu_duration_pattern(const char *locale, const char *kind, nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  const nicu::Locale id(locale, status);
  UResourceBundle *units = ures_open(U_ICUDATA_NAME "-unit", id.name(), status);
  UResourceBundle *patterns = ures_getByKey(units, "durationUnits", nullptr, status);
  int32_t length = 0;
  const UChar *pattern = ures_getStringByKey(patterns, kind, &length, status);
  if (!status.failed()) text->assign(pattern, length);
  ures_close(patterns);
  ures_close(units);
}

nicu_unit_list *nicu_unit_list_open(const char *locale, int32_t width, int32_t *out) {
  nicu::Status status(out);
  const nicu::Locale id(locale, status);
  UListFormatter *result = ulistfmt_openForType(id.name(), ULISTFMT_TYPE_UNITS,
                                                static_cast<UListFormatterWidth>(width), status);
  if (!status.failed()) return reinterpret_cast<nicu_unit_list *>(result);
  ulistfmt_close(result);
  return nullptr;
}

void nicu_unit_list_close(nicu_unit_list *list) {
  ulistfmt_close(reinterpret_cast<UListFormatter *>(list));
}

void nicu_unit_list_join(const nicu_unit_list *list, const char *texts, const int32_t *ends,
                         int32_t count, nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  std::vector<std::u16string> items;
  std::vector<const UChar *> starts;
  std::vector<int32_t> lengths;
  for (int32_t i = 0, start = 0; i < count; start = ends[i++]) {
    items.push_back(nicu::utf16(texts + start, ends[i] - start));
  }
  for (const std::u16string &item : items) {
    starts.push_back(item.data());
    lengths.push_back(static_cast<int32_t>(item.size()));
  }
  UFormattedList *result = ulistfmt_openResult(status);
  ulistfmt_formatStringsToResult(reinterpret_cast<const UListFormatter *>(list), starts.data(),
                                 lengths.data(), count, result, status);
  const UFormattedValue *value = ulistfmt_resultAsValue(result, status);
  if (!status.failed()) text->assign(value, true, status);
  ulistfmt_closeResult(result);
}
