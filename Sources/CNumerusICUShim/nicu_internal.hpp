#pragma once

#include <string>
#include <vector>

#if !__has_include(<unicode/utypes.h>)
#error "libicu is missing: apt-get install libicu-dev, or brew install icu4c"
#endif

#include <unicode/uformattedvalue.h>
#include <unicode/utypes.h>
#include <unicode/uversion.h>

#include "nicu_common.h"

#if U_ICU_VERSION_MAJOR_NUM < 70
#error "Numerus needs libicu 70 or later"
#endif

struct nicu_text {
  std::string utf8;
  std::vector<nicu_field> fields;
  std::string decimal;
  int32_t exponent = 0;

  /// Takes over UTF-16 text; unpaired surrogates become U+FFFD.
  void assign(const UChar *text, int32_t length);

  /// Takes over a formatted value, with its fields if they are asked for.
  void assign(const UFormattedValue *value, bool with_fields, UErrorCode *status);

  void clear();
};

namespace nicu {

/// ICU's identifier of a BCP 47 tag.
class Locale {
 public:
  Locale(const char *tag, UErrorCode *status);
  const char *name() const { return id_.c_str(); }

 private:
  std::string id_;
};

/// UTF-8 as UTF-16.
std::u16string utf16(const char *text, int32_t length);
inline std::u16string utf16(const std::string &text) {
  return utf16(text.data(), static_cast<int32_t>(text.size()));
}

/// UTF-16 as UTF-8.
std::string utf8(const UChar *text, int32_t length);

/// The status of a call, handed to the caller when it goes out of scope. Earlier failures stay.
class Status {
 public:
  explicit Status(int32_t *out) : out_(out), code_(static_cast<UErrorCode>(*out)) {}
  ~Status() { *out_ = code_; }
  operator UErrorCode *() { return &code_; }
  bool failed() const { return U_FAILURE(code_); }
  UErrorCode code() const { return code_; }

 private:
  int32_t *out_;
  UErrorCode code_;
};

}  // namespace nicu
