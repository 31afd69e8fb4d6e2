#include "nicu_numbers.h"

#include <cmath>
#include <cstring>

#include <unicode/measunit.h>
#include <unicode/plurrule.h>
#include <unicode/putil.h>
#include <unicode/ucurr.h>
#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumberrangeformatter.h>
#include <unicode/unumsys.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>

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

UFormattedNumberRange *range_result(UErrorCode *status) {
  struct Owner {
    UFormattedNumberRange *value = nullptr;
    ~Owner() { unumrf_closeResult(value); }
  };
  thread_local Owner owner;
  if (!owner.value) owner.value = unumrf_openResult(status);
  return owner.value;
}

/// Rules whose categories are the values of the operand e: "xa" is 0, "xb" is 1.
///
/// ICU tells the exponent of a formatted number to plural rules alone.
const UPluralRules *exponent_rules() {
  static const icu::PluralRules *const rules = [] {
    std::string text;
    for (int32_t exponent = 0; exponent <= NICU_EXPONENT_MAX; exponent++) {
      if (exponent > 0) text += "; ";
      text += 'x';
      text += static_cast<char>('a' + exponent);
      text += ": e = " + std::to_string(exponent);
    }
    UErrorCode status = U_ZERO_ERROR;
    return icu::PluralRules::createRules(icu::UnicodeString(text.c_str()), status);
  }();
  // A UPluralRules is a PluralRules: uplrules_open makes nothing else.
  return reinterpret_cast<const UPluralRules *>(rules);
}

int32_t exponent(const UFormattedNumber *number, UErrorCode *status) {
  const UPluralRules *rules = exponent_rules();
  if (!rules) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return 0;
  }
  UChar keyword[16];
  const int32_t length = uplrules_selectFormatted(rules, number, keyword, 16, status);
  return length == 2 ? keyword[1] - u'a' : NICU_EXPONENT_OTHER;
}

bool has_field(const nicu_text &text, int32_t one, int32_t other) {
  for (const nicu_field &field : text.fields) {
    if (field.category != UFIELD_CATEGORY_NUMBER) continue;
    if (field.field == one || field.field == other) return true;
  }
  return false;
}

/// What cannot be read from the digits of the text; asked for only where there is something to ask.
void complete(nicu_text *text, const UFormattedNumber *number, UErrorCode *status) {
  // A compact form may be a word alone, which is then no field.
  const bool digits = has_field(*text, UNUM_INTEGER_FIELD, UNUM_FRACTION_FIELD);
  if (!digits || has_field(*text, UNUM_COMPACT_FIELD, UNUM_EXPONENT_FIELD)) {
    text->exponent = exponent(number, status);
  }
  if (digits || U_FAILURE(*status)) return;
  text->decimal.resize(64);
  const int32_t length = unumf_resultToDecimalNumber(
      number, text->decimal.data(), static_cast<int32_t>(text->decimal.size()), status);
  // Only numbers of a few digits are shown without any.
  text->decimal.resize(U_SUCCESS(*status) ? length : 0);
}

template <typename Format>
void run(bool fields, nicu_text *text, int32_t *out, Format format) {
  nicu::Status status(out);
  UFormattedNumber *number = result(status);
  if (status.failed()) return;
  format(number, static_cast<UErrorCode *>(status));
  if (status.failed()) return;
  text->assign(unumf_resultAsValue(number, status), fields, status);
  if (fields && !status.failed()) complete(text, number, status);
}

/// Whether a table of ICU's unit preferences has a usage, in any category of units.
bool has_usage(const char *usage, UErrorCode *status) {
  UResourceBundle *units = ures_openDirect(nullptr, "units", status);
  UResourceBundle *categories = ures_getByKey(units, "unitPreferenceData", nullptr, status);
  bool found = false;
  if (U_SUCCESS(*status)) {
    UResourceBundle *category = nullptr;
    ures_resetIterator(categories);
    while (!found && ures_hasNext(categories)) {
      category = ures_getNextResource(categories, category, status);
      if (U_FAILURE(*status)) break;
      UErrorCode missing = U_ZERO_ERROR;
      UResourceBundle *row = ures_getByKey(category, usage, nullptr, &missing);
      found = U_SUCCESS(missing);
      ures_close(row);
    }
    ures_close(category);
  }
  ures_close(categories);
  ures_close(units);
  return found;
}

}  // namespace

nicu_number_format *nicu_number_format_open(const char *skeleton, int32_t length,
                                            const char *locale, int32_t *error_offset,
                                            int32_t *out) {
  nicu::Status status(out);
  *error_offset = -1;
  const nicu::Locale id(locale, status);
  const std::u16string text = nicu::utf16(skeleton, length);
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

nicu_number_range *nicu_number_range_open(const char *skeleton, int32_t length, int32_t collapse,
                                          int32_t identity, const char *locale, int32_t *out) {
  nicu::Status status(out);
  const nicu::Locale id(locale, status);
  const std::u16string text = nicu::utf16(skeleton, length);
  UParseError error{};
  UNumberRangeFormatter *result = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
      text.data(), static_cast<int32_t>(text.size()), static_cast<UNumberRangeCollapse>(collapse),
      static_cast<UNumberRangeIdentityFallback>(identity), id.name(), &error, status);
  if (!status.failed()) return reinterpret_cast<nicu_number_range *>(result);
  unumrf_close(result);
  return nullptr;
}

void nicu_number_range_close(nicu_number_range *format) {
  unumrf_close(reinterpret_cast<UNumberRangeFormatter *>(format));
}

int32_t nicu_number_range_decimal(const nicu_number_range *format, const char *first,
                                  int32_t first_length, const char *second, int32_t second_length,
                                  bool equal, bool fields, nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  UFormattedNumberRange *range = range_result(status);
  if (status.failed()) return 0;
  // ICU compares the pointers to see whether the ends are equal before rounding.
  if (equal) second = first;
  if (equal) second_length = first_length;
  unumrf_formatDecimalRange(reinterpret_cast<const UNumberRangeFormatter *>(format), first,
                            first_length, second, second_length, range, status);
  if (status.failed()) return 0;
  text->assign(unumrf_resultAsValue(range, status), fields, status);
  return unumrf_resultGetIdentityResult(range, status);
}

bool nicu_number_currency_exists(const char *code) {
  if (std::strlen(code) != 3) return false;
  UChar text[4] = {};
  u_charsToUChars(code, text, 3);
  UErrorCode status = U_ZERO_ERROR;
  return ucurr_isAvailable(text, -INFINITY, INFINITY, &status) && U_SUCCESS(status);
}

bool nicu_number_unit_exists(const char *identifier) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::MeasureUnit unit = icu::MeasureUnit::forIdentifier(identifier, status);
  return *identifier && U_SUCCESS(status);
}

bool nicu_number_system_exists(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  unumsys_close(unumsys_openByName(name, &status));
  return U_SUCCESS(status);
}

bool nicu_number_usage_exists(const char *usage, int32_t *out) {
  nicu::Status status(out);
  return has_usage(usage, status);
}

bool nicu_number_is_inexact(int32_t status) { return status == U_FORMAT_INEXACT_ERROR; }
