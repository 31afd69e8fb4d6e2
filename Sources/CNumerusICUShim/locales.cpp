#include "nicu_locales.h"

#include <cstdlib>
#include <string_view>
#include <utility>

#include <unicode/localematcher.h>
#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/udatpg.h>
#include <unicode/uloc.h>
#include <unicode/unumsys.h>
#include <unicode/ures.h>
#include <unicode/utf8.h>

#include "nicu_internal.hpp"

namespace {

using Change = int32_t (*)(const char *, char *, int32_t, UErrorCode *);

/// Runs a call that turns one of ICU's identifiers into another, and takes the result over as a tag.
void change(const char *tag, Change call, nicu_text *text, UErrorCode *status) {
  const nicu::Locale id(tag, status);
  char buffer[ULOC_FULLNAME_CAPACITY];
  call(id.name(), buffer, sizeof buffer, status);
  if (*status == U_STRING_NOT_TERMINATED_WARNING) *status = U_BUFFER_OVERFLOW_ERROR;
  if (U_FAILURE(*status)) return;
  char result[ULOC_FULLNAME_CAPACITY];
  const int32_t length = uloc_toLanguageTag(buffer, result, sizeof result, false, status);
  if (U_FAILURE(*status)) return;
  text->clear();
  text->utf8.assign(result, length);
}

}  // namespace

void nicu_locale_maximize(const char *tag, nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  change(tag, uloc_addLikelySubtags, text, status);
}

void nicu_locale_minimize(const char *tag, nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  change(tag, uloc_minimizeSubtags, text, status);
}

bool nicu_locale_is_right_to_left(const char *tag, int32_t *out) {
  nicu::Status status(out);
  const nicu::Locale id(tag, status);
  return !status.failed() && uloc_isRightToLeft(id.name());
}

bool nicu_locale_data(const char *tag, nicu_text *resolved, int32_t *out) {
  nicu::Status status(out);
  resolved->clear();
  const nicu::Locale id(tag, status);
  if (status.failed()) return false;
  // Without a language ICU takes the data of the process's default locale, and not root's.
  char language[ULOC_LANG_CAPACITY];
  const int32_t length = uloc_getLanguage(id.name(), language, sizeof language, status);
  if (status.failed()) return false;
  bool known = length == 0;
  std::string name;
  if (!known) {
    UErrorCode found = U_ZERO_ERROR;
    UResourceBundle *bundle = ures_open(nullptr, id.name(), &found);
    if (U_SUCCESS(found)) {
      known = found != U_USING_DEFAULT_WARNING;
      const char *valid = ures_getLocaleByType(bundle, ULOC_VALID_LOCALE, status);
      if (known && !status.failed()) name = valid;
    }
    ures_close(bundle);
  }
  char buffer[ULOC_FULLNAME_CAPACITY];
  const int32_t count = uloc_toLanguageTag(name.c_str(), buffer, sizeof buffer, false, status);
  if (!status.failed()) resolved->utf8.assign(buffer, count);
  return known;
}

int32_t nicu_locale_hour_cycle(const char *tag, int32_t *out) {
  nicu::Status status(out);
  const nicu::Locale id(tag, status);
  UDateTimePatternGenerator *patterns = udatpg_open(id.name(), status);
  UDateFormatHourCycle cycle = UDAT_HOUR_CYCLE_23;
  if (!status.failed()) cycle = udatpg_getDefaultHourCycle(patterns, status);
  udatpg_close(patterns);
  switch (cycle) {
    case UDAT_HOUR_CYCLE_11: return 11;
    case UDAT_HOUR_CYCLE_12: return 12;
    case UDAT_HOUR_CYCLE_23: return 23;
    case UDAT_HOUR_CYCLE_24: return 24;
  }
  return 23;
}

bool nicu_numbering_system_exists(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberingSystem *system = unumsys_openByName(name, &status);
  unumsys_close(system);
  return U_SUCCESS(status);
}

struct nicu_matcher {
  icu::LocaleMatcher matcher;
};

namespace {

/// The locales of a list of tags separated by commas.
class Tags : public icu::Locale::Iterator {
 public:
  explicit Tags(std::string_view list) : rest_(list) {}

  UBool hasNext() const override { return !rest_.empty(); }

  const icu::Locale &next() override {
    const size_t comma = rest_.find(',');
    const std::string_view tag = rest_.substr(0, comma);
    rest_ = comma == std::string_view::npos ? std::string_view() : rest_.substr(comma + 1);
    UErrorCode status = U_ZERO_ERROR;
    current_ = icu::Locale::forLanguageTag(
        icu::StringPiece(tag.data(), static_cast<int32_t>(tag.size())), status);
    // Its place must stay taken, since the caller counts.
    if (U_FAILURE(status)) current_ = icu::Locale::getRoot();
    return current_;
  }

 private:
  std::string_view rest_;
  icu::Locale current_;
};

}  // namespace

nicu_matcher *nicu_matcher_open(const char *supported, int32_t *out) {
  nicu::Status status(out);
  if (status.failed()) return nullptr;
  Tags tags(supported);
  UErrorCode *code = status;
  icu::LocaleMatcher matcher =
      icu::LocaleMatcher::Builder().setSupportedLocales(tags).setNoDefaultLocale().build(*code);
  if (status.failed()) return nullptr;
  return new nicu_matcher{std::move(matcher)};
}

void nicu_matcher_close(nicu_matcher *matcher) { delete matcher; }

nicu_match nicu_matcher_best(const nicu_matcher *matcher, const char *desired, int32_t *out) {
  nicu::Status status(out);
  if (status.failed()) return {-1, -1};
  Tags tags(desired);
  UErrorCode *code = status;
  const icu::LocaleMatcher::Result result = matcher->matcher.getBestMatchResult(tags, *code);
  if (status.failed()) return {-1, -1};
  return {result.getDesiredIndex(), result.getSupportedIndex()};
}

bool nicu_is_mirrored(uint32_t scalar) { return u_isMirrored(static_cast<UChar32>(scalar)); }

uint32_t nicu_mirror(uint32_t scalar) {
  return static_cast<uint32_t>(u_charMirror(static_cast<UChar32>(scalar)));
}

nicu_bidi nicu_bidi_scan(const char *utf8, int32_t length) {
  nicu_bidi result{-1, false, false, false, false, false};
  const uint8_t *bytes = reinterpret_cast<const uint8_t *>(utf8);
  int32_t depth = 0;
  // UAX #9, W4: one separator between two digits is part of the number.
  bool after_digit = false;
  bool separator_waits = false;
  for (int32_t i = 0; i < length;) {
    UChar32 c;
    U8_NEXT(bytes, i, length, c);
    if (c < 0) c = 0xFFFD;
    const UCharDirection direction = u_charDirection(c);
    bool digit = false;
    int32_t strong = -1;
    switch (direction) {
      case U_LEFT_TO_RIGHT:
        result.has_left_to_right = true;
        strong = 0;
        break;
      case U_RIGHT_TO_LEFT:
      case U_RIGHT_TO_LEFT_ARABIC:
        result.has_right_to_left = true;
        strong = 1;
        break;
      case U_ARABIC_NUMBER:
        result.has_arabic_number = true;
        digit = true;
        break;
      case U_EUROPEAN_NUMBER:
        digit = true;
        break;
      case U_FIRST_STRONG_ISOLATE:
      case U_LEFT_TO_RIGHT_ISOLATE:
      case U_RIGHT_TO_LEFT_ISOLATE:
        result.has_explicit = true;
        depth++;
        break;
      case U_POP_DIRECTIONAL_ISOLATE:
        result.has_explicit = true;
        if (depth > 0) depth--;
        break;
      case U_LEFT_TO_RIGHT_EMBEDDING:
      case U_LEFT_TO_RIGHT_OVERRIDE:
      case U_RIGHT_TO_LEFT_EMBEDDING:
      case U_RIGHT_TO_LEFT_OVERRIDE:
      case U_POP_DIRECTIONAL_FORMAT:
        result.has_explicit = true;
        break;
      default: break;
    }
    // P2 passes over what is inside isolates.
    if (strong >= 0 && depth == 0 && result.first_strong < 0) result.first_strong = strong;
    if (direction == U_DIR_NON_SPACING_MARK || direction == U_BOUNDARY_NEUTRAL) continue;
    const bool separator =
        direction == U_COMMON_NUMBER_SEPARATOR || direction == U_EUROPEAN_NUMBER_SEPARATOR;
    if (digit) {
      separator_waits = false;
    } else if (separator && after_digit) {
      separator_waits = true;
    } else {
      result.has_more_than_number = true;
    }
    after_digit = digit;
  }
  if (separator_waits) result.has_more_than_number = true;
  return result;
}

const char *nicu_environment(const char *name) { return std::getenv(name); }
