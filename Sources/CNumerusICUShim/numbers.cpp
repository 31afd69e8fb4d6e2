#include "nicu_numbers.h"

#include <unicode/unumberformatter.h>

#include "nicu_internal.hpp"

namespace {

UNumberFormatter *formatter(nicu_number_format *format) {
  return reinterpret_cast<UNumberFormatter *>(format);
}

const UNumberFormatter *formatter(const nicu_number_format *format) {
  return reinterpret_cast<const UNumberFormatter *>(format);
}

/// This thread's result, made once: a result is a builder of text, and none is needed after its text is taken.
UFormattedNumber *result(UErrorCode *status) {
  struct Owner {
    UFormattedNumber *value = nullptr;
    ~Owner() { unumf_closeResult(value); }
  };
  thread_local Owner owner;
  if (!owner.value) owner.value = unumf_openResult(status);
  return owner.value;
}

template <typename Format>
void run(bool fields, nicu_text *text, int32_t *out, Format format) {
  nicu::Status status(out);
  UFormattedNumber *number = result(status);
  if (status.failed()) return;
  format(number, static_cast<UErrorCode *>(status));
  if (status.failed()) return;
  text->assign(unumf_resultAsValue(number, status), fields, status);
  if (!fields || status.failed()) return;
  char decimal[64];
  int32_t length = unumf_resultToDecimalNumber(number, decimal, sizeof decimal, status);
  if (status.code() == U_BUFFER_OVERFLOW_ERROR) {
    *static_cast<UErrorCode *>(status) = U_ZERO_ERROR;
    text->decimal.resize(length + 1);
    unumf_resultToDecimalNumber(number, text->decimal.data(), length + 1, status);
    text->decimal.resize(length);
  } else if (!status.failed()) {
    text->decimal.assign(decimal, length);
  }
}

}  // namespace

nicu_number_format *nicu_number_format_open(const char *skeleton, const char *locale,
                                            int32_t *error_offset, int32_t *out) {
  nicu::Status status(out);
  *error_offset = -1;
  const nicu::Locale id(locale, status);
  const std::u16string text = nicu::utf16(skeleton);
  UParseError error{};
  error.offset = -1;
  UNumberFormatter *result = unumf_openForSkeletonAndLocaleWithError(
      text.data(), static_cast<int32_t>(text.size()), id.name(), &error, status);
  if (!status.failed()) return reinterpret_cast<nicu_number_format *>(result);
  *error_offset = error.offset;
  unumf_close(result);
  return nullptr;
}

void nicu_number_format_close(nicu_number_format *format) { unumf_close(formatter(format)); }

void nicu_number_format_int64(const nicu_number_format *format, int64_t value, bool fields,
                              nicu_text *text, int32_t *out) {
  run(fields, text, out, [=](UFormattedNumber *number, UErrorCode *status) {
    unumf_formatInt(formatter(format), value, number, status);
  });
}

void nicu_number_format_double(const nicu_number_format *format, double value, bool fields,
                               nicu_text *text, int32_t *out) {
  run(fields, text, out, [=](UFormattedNumber *number, UErrorCode *status) {
    unumf_formatDouble(formatter(format), value, number, status);
  });
}

void nicu_number_format_decimal(const nicu_number_format *format, const char *decimal,
                                int32_t length, bool fields, nicu_text *text, int32_t *out) {
  run(fields, text, out, [=](UFormattedNumber *number, UErrorCode *status) {
    unumf_formatDecimal(formatter(format), decimal, length, number, status);
  });
}
