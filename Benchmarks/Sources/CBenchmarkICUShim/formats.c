#include <string.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

#include "benchmark_icu.h"
#include "keyword.h"

benchmark_icu_format *benchmark_icu_format_open(const char *locale, int32_t fraction_digits) {
  char skeleton[32] = "group-off .";
  size_t length = strlen(skeleton);
  if (fraction_digits < 0 || fraction_digits > 9) return NULL;
  // A "." without zeros behind it is the precision of integers in a skeleton.
  for (int32_t digit = 0; digit < fraction_digits; digit++) skeleton[length++] = '0';

  UChar wide[32];
  u_uastrcpy(wide, skeleton);
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatter *format = unumf_openForSkeletonAndLocale(wide, -1, locale, &status);
  if (U_SUCCESS(status)) return (benchmark_icu_format *)format;
  // A bad skeleton gives a formatter and a failure.
  unumf_close(format);
  return NULL;
}

void benchmark_icu_format_close(benchmark_icu_format *format) {
  unumf_close((UNumberFormatter *)format);
}

benchmark_icu_result *benchmark_icu_result_open(void) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = unumf_openResult(&status);
  return U_SUCCESS(status) ? (benchmark_icu_result *)result : NULL;
}

void benchmark_icu_result_close(benchmark_icu_result *result) {
  unumf_closeResult((UFormattedNumber *)result);
}

static int32_t select_formatted(
    const benchmark_icu_rules *rules, const UFormattedNumber *formatted, UErrorCode status) {
  UChar keyword[16];
  int32_t length = uplrules_selectFormatted(
      (const UPluralRules *)rules, formatted, keyword, 16, &status);
  return keyword_key(keyword, length, status);
}

int32_t benchmark_icu_select_int(
    const benchmark_icu_rules *rules, const benchmark_icu_format *format,
    benchmark_icu_result *result, int64_t value) {
  UFormattedNumber *formatted = (UFormattedNumber *)result;
  UErrorCode status = U_ZERO_ERROR;
  unumf_formatInt((const UNumberFormatter *)format, value, formatted, &status);
  return select_formatted(rules, formatted, status);
}

int32_t benchmark_icu_select_decimal(
    const benchmark_icu_rules *rules, const benchmark_icu_format *format,
    benchmark_icu_result *result, const char *text, int32_t length) {
  UFormattedNumber *formatted = (UFormattedNumber *)result;
  UErrorCode status = U_ZERO_ERROR;
  unumf_formatDecimal((const UNumberFormatter *)format, text, length, formatted, &status);
  return select_formatted(rules, formatted, status);
}
