#include "nicu_parsing.h"

#include <cmath>
#include <memory>

#include <unicode/curramt.h>
#include <unicode/dcfmtsym.h>
#include <unicode/decimfmt.h>
#include <unicode/fmtable.h>
#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>
#include <unicode/rbnf.h>
#include <unicode/udata.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

#include "nicu_internal.hpp"

// C++ and not `unum_*`: exponents' digits and signs, `select` with a format, and one parse that gives
// decimal, double and currency have no C interface.
struct nicu_pattern {
  std::unique_ptr<icu::DecimalFormat> format;
};

struct nicu_rules {
  std::unique_ptr<icu::RuleBasedNumberFormat> format;
};

namespace {

icu::UnicodeString unicode(const char *text, int32_t length) {
  const std::u16string units = nicu::utf16(text, length);
  return icu::UnicodeString(units.data(), static_cast<int32_t>(units.size()));
}

icu::UnicodeString unicode(const char *text) {
  return unicode(text, static_cast<int32_t>(std::char_traits<char>::length(text)));
}

void take(const icu::UnicodeString &string, nicu_text *text) {
  text->assign(string.getBuffer(), string.length());
}

icu::Locale cpp(const nicu::Locale &id) { return icu::Locale(id.name()); }

/// `ures_open` of a locale that has no data gives that of the machine's default locale.
bool has_rules(const nicu::Locale &id) {
  UErrorCode status = U_ZERO_ERROR;
  ures_close(ures_open(U_ICUDATA_NAME "-rbnf", id.name(), &status));
  return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING;
}

bool unify(icu::UnicodeString &text) {
  bool changed = false;
  for (int32_t i = 0; i < text.length(); i++) {
    const char16_t unit = text[i];
    if (unit != 0x20 && unit != 0x2009 && unit != 0x202F) continue;
    text.setCharAt(i, 0xA0);
    changed = true;
  }
  return changed;
}

/// The UTF-8 offset of a UTF-16 offset in what `nicu::utf16` made of the text.
int32_t utf8_offset(const icu::UnicodeString &text, int32_t offset) {
  int32_t count = 0;
  for (int32_t i = 0; i < offset;) {
    const UChar32 c = text.char32At(i);
    i += U16_LENGTH(c);
    count += U8_LENGTH(c);
  }
  return count;
}

}  // namespace

nicu_pattern *nicu_pattern_open(const char *pattern, int32_t length, const char *locale,
                                int32_t *out) {
  nicu::Status status(out);
  const nicu::Locale id(locale, status);
  if (status.failed()) return nullptr;
  UErrorCode &code = *static_cast<UErrorCode *>(status);
  const icu::DecimalFormatSymbols symbols(cpp(id), code);
  auto result = std::make_unique<nicu_pattern>();
  result->format =
      std::make_unique<icu::DecimalFormat>(unicode(pattern, length), symbols, code);
  return status.failed() ? nullptr : result.release();
}

nicu_pattern *nicu_pattern_open_style(int32_t style, const char *locale, int32_t *out) {
  nicu::Status status(out);
  const nicu::Locale id(locale, status);
  if (status.failed()) return nullptr;
  UErrorCode &code = *static_cast<UErrorCode *>(status);
  std::unique_ptr<icu::NumberFormat> format(icu::NumberFormat::createInstance(
      cpp(id), static_cast<UNumberFormatStyle>(style), code));
  if (status.failed()) return nullptr;
  // A locale whose numbering system is algorithmic ("ja-u-nu-jpan") gets rules and no pattern.
  auto *decimal = dynamic_cast<icu::DecimalFormat *>(format.get());
  if (!decimal) {
    code = U_UNSUPPORTED_ERROR;
    return nullptr;
  }
  format.release();
  auto result = std::make_unique<nicu_pattern>();
  result->format.reset(decimal);
  return result.release();
}

void nicu_pattern_close(nicu_pattern *pattern) { delete pattern; }

void nicu_pattern_set(nicu_pattern *pattern, int32_t attribute, int32_t value, int32_t *out) {
  nicu::Status status(out);
  if (status.failed()) return;
  UErrorCode &code = *static_cast<UErrorCode *>(status);
  icu::DecimalFormat &format = *pattern->format;
  switch (attribute) {
    case NICU_MIN_INTEGER_DIGITS: format.setMinimumIntegerDigits(value); break;
    case NICU_MAX_INTEGER_DIGITS: format.setMaximumIntegerDigits(value); break;
    case NICU_MIN_FRACTION_DIGITS: format.setMinimumFractionDigits(value); break;
    case NICU_MAX_FRACTION_DIGITS: format.setMaximumFractionDigits(value); break;
    case NICU_MIN_GROUPING_DIGITS: format.setMinimumGroupingDigits(value); break;
    case NICU_SIGNIFICANT_DIGITS_USED: format.setSignificantDigitsUsed(value != 0); break;
    case NICU_MIN_SIGNIFICANT_DIGITS: format.setMinimumSignificantDigits(value); break;
    case NICU_MAX_SIGNIFICANT_DIGITS: format.setMaximumSignificantDigits(value); break;
    case NICU_GROUPING_USED: format.setGroupingUsed(value != 0); break;
    case NICU_MULTIPLIER: format.setMultiplier(value); break;
    case NICU_FORMAT_WIDTH: format.setFormatWidth(value); break;
    case NICU_SCIENTIFIC: format.setScientificNotation(value != 0); break;
    case NICU_GROUPING_SIZE: format.setGroupingSize(value); break;
    case NICU_SECONDARY_GROUPING_SIZE: format.setSecondaryGroupingSize(value); break;
    case NICU_ROUNDING_MODE:
      format.setRoundingMode(static_cast<icu::DecimalFormat::ERoundingMode>(value));
      break;
    case NICU_CURRENCY_USAGE:
      format.setCurrencyUsage(static_cast<UCurrencyUsage>(value), &code);
      break;
    case NICU_MIN_EXPONENT_DIGITS:
      format.setMinimumExponentDigits(static_cast<int8_t>(value));
      break;
    case NICU_EXPONENT_SIGN_ALWAYS_SHOWN: format.setExponentSignAlwaysShown(value != 0); break;
    case NICU_DECIMAL_SEPARATOR_ALWAYS_SHOWN:
      format.setDecimalSeparatorAlwaysShown(value != 0);
      break;
    case NICU_PAD_POSITION:
      format.setPadPosition(static_cast<icu::DecimalFormat::EPadPosition>(value));
      break;
    case NICU_SIGN_ALWAYS_SHOWN: format.setSignAlwaysShown(value != 0); break;
    case NICU_LENIENT: format.setLenient(value != 0); break;
    case NICU_PARSE_INTEGER_ONLY: format.setParseIntegerOnly(value != 0); break;
    case NICU_DECIMAL_PATTERN_MATCH_REQUIRED:
      format.setDecimalPatternMatchRequired(value != 0);
      break;
    case NICU_PARSE_NO_EXPONENT: format.setParseNoExponent(value != 0); break;
    case NICU_PARSE_CASE_SENSITIVE: format.setParseCaseSensitive(value != 0); break;
    default: code = U_ILLEGAL_ARGUMENT_ERROR;
  }
}

void nicu_pattern_set_rounding_increment(nicu_pattern *pattern, double value) {
  pattern->format->setRoundingIncrement(value);
}

void nicu_pattern_set_text(nicu_pattern *pattern, int32_t attribute, const char *text,
                           int32_t length, int32_t *out) {
  nicu::Status status(out);
  if (status.failed()) return;
  UErrorCode &code = *static_cast<UErrorCode *>(status);
  icu::UnicodeString string = unicode(text, length);
  icu::DecimalFormat &format = *pattern->format;
  switch (attribute) {
    case NICU_POSITIVE_PREFIX: format.setPositivePrefix(string); break;
    case NICU_POSITIVE_SUFFIX: format.setPositiveSuffix(string); break;
    case NICU_NEGATIVE_PREFIX: format.setNegativePrefix(string); break;
    case NICU_NEGATIVE_SUFFIX: format.setNegativeSuffix(string); break;
    case NICU_PAD_CHARACTER: format.setPadCharacter(string); break;
    case NICU_CURRENCY: format.setCurrency(string.getTerminatedBuffer(), code); break;
    case NICU_LOCALIZED_PATTERN: format.applyLocalizedPattern(string, code); break;
    default: code = U_ILLEGAL_ARGUMENT_ERROR;
  }
}

void nicu_pattern_unify_spaces(nicu_pattern *pattern, int32_t *out) {
  nicu::Status status(out);
  if (status.failed()) return;
  icu::DecimalFormat &format = *pattern->format;
  icu::DecimalFormatSymbols symbols(*format.getDecimalFormatSymbols());
  bool changed = false;
  for (int32_t i = 0; i < icu::DecimalFormatSymbols::kFormatSymbolCount; i++) {
    const auto name = static_cast<icu::DecimalFormatSymbols::ENumberFormatSymbol>(i);
    icu::UnicodeString symbol = symbols.getSymbol(name);
    if (!unify(symbol)) continue;
    symbols.setSymbol(name, symbol, false);
    changed = true;
  }
  if (changed) format.setDecimalFormatSymbols(symbols);
  icu::UnicodeString text;
  format.toPattern(text);
  if (unify(text)) format.applyPattern(text, *static_cast<UErrorCode *>(status));
}

void nicu_pattern_text(const nicu_pattern *pattern, bool localized, nicu_text *text,
                       int32_t *out) {
  nicu::Status status(out);
  if (status.failed()) return;
  icu::UnicodeString result;
  if (localized) {
    pattern->format->toLocalizedPattern(result);
  } else {
    pattern->format->toPattern(result);
  }
  take(result, text);
}

void nicu_pattern_format_int64(const nicu_pattern *pattern, int64_t value, nicu_text *text,
                               int32_t *out) {
  nicu::Status status(out);
  if (status.failed()) return;
  icu::UnicodeString result;
  pattern->format->format(value, result, nullptr, *static_cast<UErrorCode *>(status));
  take(result, text);
}

void nicu_pattern_format_double(const nicu_pattern *pattern, double value, nicu_text *text,
                                int32_t *out) {
  nicu::Status status(out);
  if (status.failed()) return;
  icu::UnicodeString result;
  pattern->format->format(value, result, nullptr, *static_cast<UErrorCode *>(status));
  take(result, text);
}

void nicu_pattern_format_decimal(const nicu_pattern *pattern, const char *decimal, int32_t length,
                                 nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  if (status.failed()) return;
  icu::UnicodeString result;
  pattern->format->format(icu::StringPiece(decimal, length), result, nullptr,
                          *static_cast<UErrorCode *>(status));
  take(result, text);
}

void nicu_pattern_plural(const nicu_pattern *pattern, const char *locale, double value,
                         nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  const nicu::Locale id(locale, status);
  if (status.failed()) return;
  UErrorCode &code = *static_cast<UErrorCode *>(status);
  const std::unique_ptr<icu::PluralRules> rules(icu::PluralRules::forLocale(cpp(id), code));
  const icu::number::LocalizedNumberFormatter *formatter =
      pattern->format->toNumberFormatter(code);
  if (status.failed() || !formatter) return;
  const icu::number::FormattedNumber number = formatter->formatDouble(value, code);
  if (status.failed()) return;
  take(rules->select(number, code), text);
}

void nicu_pattern_parse(const nicu_pattern *pattern, const char *text, int32_t length,
                        bool currency, nicu_parsed *parsed, nicu_text *decimal, int32_t *out) {
  *parsed = nicu_parsed{0, 0, -1, false, ""};
  decimal->clear();
  nicu::Status status(out);
  if (status.failed()) return;
  UErrorCode &code = *static_cast<UErrorCode *>(status);
  const icu::UnicodeString string = unicode(text, length);
  icu::ParsePosition position;
  icu::Formattable number;
  if (currency) {
    const std::unique_ptr<icu::CurrencyAmount> amount(
        pattern->format->parseCurrency(string, position));
    if (amount) {
      number = amount->getNumber();
      u_UCharsToChars(amount->getISOCurrency(), parsed->currency, 3);
      parsed->currency[3] = '\0';
    }
  } else {
    pattern->format->parse(string, number, position);
  }
  if (position.getErrorIndex() >= 0) {
    parsed->error = utf8_offset(string, position.getErrorIndex());
  }
  if (position.getIndex() == 0) return;
  parsed->limit = utf8_offset(string, position.getIndex());
  parsed->value = number.getDouble(code);
  parsed->negative = std::signbit(parsed->value);
  const icu::StringPiece digits = number.getDecimalNumber(code);
  if (!status.failed()) decimal->utf8.assign(digits.data(), digits.length());
}

bool nicu_rules_exist(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  const nicu::Locale id(locale, &status);
  return U_SUCCESS(status) && has_rules(id);
}

nicu_rules *nicu_rules_open(int32_t kind, const char *locale, int32_t *out) {
  nicu::Status status(out);
  const nicu::Locale id(locale, status);
  if (status.failed()) return nullptr;
  auto result = std::make_unique<nicu_rules>();
  result->format = std::make_unique<icu::RuleBasedNumberFormat>(
      static_cast<icu::URBNFRuleSetTag>(kind), has_rules(id) ? cpp(id) : icu::Locale::getRoot(), *static_cast<UErrorCode *>(status));
  return status.failed() ? nullptr : result.release();
}

void nicu_rules_close(nicu_rules *rules) { delete rules; }

void nicu_rules_locale(const nicu_rules *rules, nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  if (status.failed()) return;
  const icu::Locale locale =
      rules->format->getLocale(ULOC_ACTUAL_LOCALE, *static_cast<UErrorCode *>(status));
  if (!status.failed()) take(unicode(locale.getName()), text);
}

int32_t nicu_rules_count(const nicu_rules *rules) {
  return rules->format->getNumberOfRuleSetNames();
}

void nicu_rules_name(nicu_rules *rules, int32_t index, nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  if (status.failed()) return;
  take(index < 0 ? rules->format->getDefaultRuleSetName() : rules->format->getRuleSetName(index),
       text);
}

void nicu_rules_format_int64(nicu_rules *rules, int64_t value, const char *rule_set,
                             nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  if (status.failed()) return;
  icu::UnicodeString result;
  icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
  rules->format->format(value, unicode(rule_set), result, position,
                        *static_cast<UErrorCode *>(status));
  take(result, text);
}

void nicu_rules_format_double(nicu_rules *rules, double value, const char *rule_set,
                              nicu_text *text, int32_t *out) {
  nicu::Status status(out);
  if (status.failed()) return;
  icu::UnicodeString result;
  icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
  rules->format->format(value, unicode(rule_set), result, position,
                        *static_cast<UErrorCode *>(status));
  take(result, text);
}
