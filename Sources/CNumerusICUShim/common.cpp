#include "nicu_common.h"

#include <unicode/ucal.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/ustring.h>

#include "nicu_internal.hpp"

const char *nicu_status_name(int32_t status) {
  return u_errorName(static_cast<UErrorCode>(status));
}

void nicu_versions(char *icu, char *cldr, char *time_zones) {
  UErrorCode status = U_ZERO_ERROR;
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, icu);
  cldr[0] = '\0';
  time_zones[0] = '\0';
  ulocdata_getCLDRVersion(version, &status);
  if (U_SUCCESS(status)) u_versionToString(version, cldr);
  status = U_ZERO_ERROR;
  const char *zones = ucal_getTZDataVersion(&status);
  if (U_SUCCESS(status)) {
    std::string text(zones);
    text.copy(time_zones, 31);
    time_zones[text.size() < 31 ? text.size() : 31] = '\0';
  }
}

nicu_text *nicu_text_scratch(void) {
  thread_local nicu_text text;
  return &text;
}

const char *nicu_text_utf8(const nicu_text *text) { return text->utf8.data(); }

int32_t nicu_text_length(const nicu_text *text) { return static_cast<int32_t>(text->utf8.size()); }

int32_t nicu_text_field_count(const nicu_text *text) {
  return static_cast<int32_t>(text->fields.size());
}

nicu_field nicu_text_field(const nicu_text *text, int32_t index) { return text->fields[index]; }

const char *nicu_text_decimal(const nicu_text *text) { return text->decimal.c_str(); }

int32_t nicu_text_exponent(const nicu_text *text) { return text->exponent; }

void nicu_text::clear() {
  utf8.clear();
  fields.clear();
  decimal.clear();
  exponent = 0;
}

namespace {

void append(std::string &utf8, UChar32 c) {
  char bytes[U8_MAX_LENGTH];
  int32_t count = 0;
  U8_APPEND_UNSAFE(bytes, count, c);
  utf8.append(bytes, count);
}

/// How many digits stand at an index with all their lead surrogates before all their trail ones; 0 for
/// anything else.
///
/// So ICU (72 to 78) writes exponents of several digits beyond U+FFFF: it inserts code units at one place.
int32_t entangled(const UChar *text, int32_t i, int32_t length) {
  int32_t leads = 0, trails = 0;
  while (i + leads < length && U16_IS_LEAD(text[i + leads])) leads++;
  if (leads < 2) return 0;
  while (i + leads + trails < length && U16_IS_TRAIL(text[i + leads + trails])) trails++;
  return trails == leads ? leads : 0;
}

/// Appends UTF-16 as UTF-8. Where `offsets` is given, it gets the UTF-8 offset of each code unit and of the end.
void append(std::string &utf8, const UChar *text, int32_t length, std::vector<int32_t> *offsets) {
  if (offsets) offsets->clear();
  int32_t i = 0;
  while (i < length) {
    if (const int32_t count = entangled(text, i, length)) {
      for (int32_t k = 0; k < count; k++) {
        if (offsets) offsets->insert(offsets->end(), 2, static_cast<int32_t>(utf8.size()));
        append(utf8, U16_GET_SUPPLEMENTARY(text[i + k], text[i + count + k]));
      }
      i += 2 * count;
      continue;
    }
    const int32_t start = i;
    UChar32 c;
    U16_NEXT(text, i, length, c);
    if (U_IS_SURROGATE(c)) c = 0xFFFD;
    if (offsets) {
      for (int32_t k = start; k < i; k++) offsets->push_back(static_cast<int32_t>(utf8.size()));
    }
    append(utf8, c);
  }
  if (offsets) offsets->push_back(static_cast<int32_t>(utf8.size()));
}

}  // namespace

void nicu_text::assign(const UChar *text, int32_t length) {
  clear();
  append(utf8, text, length, nullptr);
}

void nicu_text::assign(const UFormattedValue *value, bool with_fields, UErrorCode *status) {
  clear();
  int32_t length = 0;
  const UChar *text = ufmtval_getString(value, &length, status);
  if (U_FAILURE(*status)) return;
  thread_local std::vector<int32_t> offsets;
  append(utf8, text, length, with_fields ? &offsets : nullptr);
  if (!with_fields) return;
  UConstrainedFieldPosition *position = ucfpos_open(status);
  while (U_SUCCESS(*status) && ufmtval_nextPosition(value, position, status)) {
    int32_t start = 0, limit = 0;
    nicu_field field{ucfpos_getCategory(position, status), ucfpos_getField(position, status), 0, 0};
    ucfpos_getIndexes(position, &start, &limit, status);
    if (U_FAILURE(*status)) break;
    field.start = offsets[start];
    field.limit = offsets[limit];
    fields.push_back(field);
  }
  ucfpos_close(position);
}

namespace nicu {

Locale::Locale(const char *tag, UErrorCode *status) {
  if (U_FAILURE(*status)) return;
  char buffer[ULOC_FULLNAME_CAPACITY];
  int32_t parsed = 0;
  const int32_t length =
      uloc_forLanguageTag(tag, buffer, sizeof buffer, &parsed, status);
  if (*status == U_STRING_NOT_TERMINATED_WARNING) *status = U_BUFFER_OVERFLOW_ERROR;
  if (U_SUCCESS(*status)) id_.assign(buffer, length);
}

std::u16string utf16(const char *text, int32_t length) {
  std::u16string result;
  UErrorCode status = U_ZERO_ERROR;
  int32_t needed = 0;
  u_strFromUTF8WithSub(nullptr, 0, &needed, text, length, 0xFFFD, nullptr, &status);
  result.resize(needed);
  status = U_ZERO_ERROR;
  u_strFromUTF8WithSub(result.data(), needed, nullptr, text, length, 0xFFFD, nullptr, &status);
  return result;
}

std::string utf8(const UChar *text, int32_t length) {
  std::string result;
  append(result, text, length, nullptr);
  return result;
}

}  // namespace nicu
