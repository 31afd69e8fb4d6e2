#include "nicu_texts.h"

#include <unicode/ucurr.h>
#include <unicode/uldnames.h>
#include <unicode/ulistformatter.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

#include "nicu_internal.hpp"

// Lists

namespace {

UListFormatter *formatter(nicu_list_format *format) {
  return reinterpret_cast<UListFormatter *>(format);
}

/// This thread's result and its elements in UTF-16, kept for the next call.
struct ListScratch {
  UFormattedList *result = nullptr;
  std::u16string text;
  std::vector<const UChar *> starts;
  std::vector<int32_t> lengths;
  ~ListScratch() { ulistfmt_closeResult(result); }
};

/// Appends UTF-8 as UTF-16 and returns how much.
int32_t append(std::u16string &text, const char *utf8, int32_t length) {
  // No text has more UTF-16 units than UTF-8 bytes, and a bad byte becomes at most one U+FFFD.
  const size_t before = text.size();
  text.resize(before + length);
  int32_t count = 0;
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8WithSub(&text[before], length, &count, utf8, length, 0xFFFD, nullptr, &status);
  text.resize(before + count);
  return count;
}

}  // namespace

nicu_list_format *nicu_list_format_open(const char *locale, int32_t type, int32_t width,
                                        int32_t *out) {
  nicu::Status status(out);
  const nicu::Locale id(locale, status);
  UListFormatter *result =
      ulistfmt_openForType(id.name(), static_cast<UListFormatterType>(type),
                           static_cast<UListFormatterWidth>(width), status);
  if (!status.failed()) return reinterpret_cast<nicu_list_format *>(result);
  ulistfmt_close(result);
  return nullptr;
}

void nicu_list_format_close(nicu_list_format *format) { ulistfmt_close(formatter(format)); }

void nicu_list_format_strings(const nicu_list_format *format, const char *elements,
                              const int32_t *lengths, int32_t count, bool fields, nicu_text *text,
                              int32_t *out) {
  nicu::Status status(out);
  thread_local ListScratch scratch;
  if (!scratch.result) scratch.result = ulistfmt_openResult(status);
  if (status.failed()) return;
  scratch.text.clear();
  scratch.lengths.clear();
  scratch.starts.clear();
  for (int32_t i = 0; i < count; i++) {
    scratch.lengths.push_back(append(scratch.text, elements, lengths[i]));
    elements += lengths[i];
  }
  // Only now, when the text does not move any more.
  const UChar *start = scratch.text.data();
  for (int32_t length : scratch.lengths) {
    scratch.starts.push_back(start);
    start += length;
  }
  ulistfmt_formatStringsToResult(reinterpret_cast<const UListFormatter *>(format),
                                 scratch.starts.data(), scratch.lengths.data(), count,
                                 scratch.result, status);
  if (status.failed()) return;
  text->assign(ulistfmt_resultAsValue(scratch.result, status), fields, status);
}

// Names of locales

namespace {

const ULocaleDisplayNames *names_of(const nicu_display_names *names) {
  return reinterpret_cast<const ULocaleDisplayNames *>(names);
}

/// Takes over what a call writes into a buffer, again with a larger one where it needs that.
template <typename Call>
void take(nicu_text *text, nicu::Status &status, Call call) {
  if (status.failed()) return;
  UChar buffer[256];
  const int32_t length = call(buffer, 256, static_cast<UErrorCode *>(status));
  if (status.code() == U_BUFFER_OVERFLOW_ERROR) {
    *static_cast<UErrorCode *>(status) = U_ZERO_ERROR;
    std::u16string larger(length + 1, u'\0');
    call(larger.data(), length + 1, static_cast<UErrorCode *>(status));
    if (!status.failed()) text->assign(larger.data(), length);
  } else if (!status.failed()) {
    text->assign(buffer, length);
  }
}

}  // namespace

nicu_display_names *nicu_display_names_open(const char *locale, bool dialect, bool short_names,
                                            int32_t capitalization, bool substitutes,
                                            int32_t *out) {
  static const UDisplayContext capitalizations[] = {
      UDISPCTX_CAPITALIZATION_NONE, UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE,
      UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE,
      UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU, UDISPCTX_CAPITALIZATION_FOR_STANDALONE};
  nicu::Status status(out);
  const nicu::Locale id(locale, status);
  UDisplayContext contexts[] = {
      dialect ? UDISPCTX_DIALECT_NAMES : UDISPCTX_STANDARD_NAMES, capitalizations[capitalization],
      short_names ? UDISPCTX_LENGTH_SHORT : UDISPCTX_LENGTH_FULL,
      substitutes ? UDISPCTX_SUBSTITUTE : UDISPCTX_NO_SUBSTITUTE};
  ULocaleDisplayNames *result = uldn_openForContext(id.name(), contexts, 4, status);
  if (!status.failed()) return reinterpret_cast<nicu_display_names *>(result);
  uldn_close(result);
  return nullptr;
}

void nicu_display_names_close(nicu_display_names *names) {
  uldn_close(reinterpret_cast<ULocaleDisplayNames *>(names));
}

void nicu_display_names_name(const nicu_display_names *names, nicu_name_kind kind, const char *code,
                             nicu_text *text, int32_t *out) {
  using Call = int32_t (*)(const ULocaleDisplayNames *, const char *, UChar *, int32_t,
                           UErrorCode *);
  static const Call calls[] = {uldn_localeDisplayName,  uldn_languageDisplayName,
                               uldn_scriptDisplayName,  uldn_regionDisplayName,
                               uldn_variantDisplayName, uldn_keyDisplayName};
  nicu::Status status(out);
  text->clear();
  std::string id(code);
  if (kind == NICU_NAME_LOCALE) id = nicu::Locale(code, status).name();
  const char *legacy = kind == NICU_NAME_KEY ? uloc_toLegacyKey(code) : nullptr;
  if (legacy) id = legacy;
  take(text, status, [&](UChar *buffer, int32_t capacity, UErrorCode *code) {
    return calls[kind](names_of(names), id.c_str(), buffer, capacity, code);
  });
}

void nicu_script_name(const char *script, const char *locale, nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  text->clear();
  const nicu::Locale id(locale, status);
  const std::string subject = std::string("und_") + script;
  take(text, status, [&](UChar *buffer, int32_t capacity, UErrorCode *code) {
    return uloc_getDisplayScript(subject.c_str(), id.name(), buffer, capacity, code);
  });
}

void nicu_display_names_value(const nicu_display_names *names, const char *key, const char *value,
                              nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  text->clear();
  const char *legacy_key = uloc_toLegacyKey(key);
  const char *legacy_value = uloc_toLegacyType(key, value);
  // ICU's data has most names under the legacy keys and a few ("hc") under those of BCP 47.
  if (legacy_key && legacy_value) {
    int32_t first = U_ZERO_ERROR;
    {
      nicu::Status attempt(&first);
      take(text, attempt, [&](UChar *buffer, int32_t capacity, UErrorCode *code) {
        return uldn_keyValueDisplayName(names_of(names), legacy_key, legacy_value, buffer,
                                        capacity, code);
      });
    }
    // Where codes stand in for names, the code itself means that there was no name.
    if (U_SUCCESS(static_cast<UErrorCode>(first)) && text->utf8 != legacy_value) return;
    text->clear();
  }
  take(text, status, [&](UChar *buffer, int32_t capacity, UErrorCode *code) {
    return uldn_keyValueDisplayName(names_of(names), key, value, buffer, capacity, code);
  });
}

// Names of currencies

namespace {

/// What ICU gives for a currency; where that is the very code that it was given, it has nothing.
template <typename Call>
bool currency(const char *code, const char *locale, nicu_text *text, int32_t *out, Call call) {
  nicu::Status status(out);
  text->clear();
  const nicu::Locale id(locale, status);
  UChar iso[4] = {};
  for (int i = 0; i < 3 && code[i]; i++) iso[i] = static_cast<UChar>(code[i]);
  int32_t length = 0;
  const UChar *name = call(iso, id.name(), &length, static_cast<UErrorCode *>(status));
  if (status.failed()) return false;
  text->assign(name, length);
  return name != iso;
}

}  // namespace

bool nicu_currency_name(const char *code, const char *locale, int32_t style, nicu_text *text,
                        int32_t *out) {
  return currency(code, locale, text, out,
                  [=](const UChar *iso, const char *id, int32_t *length, UErrorCode *status) {
                    return ucurr_getName(iso, id, static_cast<UCurrNameStyle>(style), nullptr,
                                         length, status);
                  });
}

bool nicu_currency_plural_name(const char *code, const char *locale, const char *category,
                               nicu_text *text, int32_t *out) {
  return currency(code, locale, text, out,
                  [=](const UChar *iso, const char *id, int32_t *length, UErrorCode *status) {
                    return ucurr_getPluralName(iso, id, nullptr, category, length, status);
                  });
}
