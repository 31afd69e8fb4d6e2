internal import CNumerusICUShim
package import NumerusLocales

/// ICU's `DecimalFormat`: a number pattern that formats and parses, with all that may be set on it.
///
/// Package-level: it is what parsing stands on, and what ICU's own test data is run through.
/// ``NumberFormat`` is the way to format.
///
/// Sendable and without a lock: settings are given once, in the initializer. `DecimalFormat::parse`
/// and `format` are const; the parser is built at its first use and published by an atomic
/// compare-and-exchange (`DecimalFormat::getParser`), and the parsing itself works on a
/// `ParsedNumber` of the call's own. The currency names that it looks up are behind ICU's mutex.
package struct PatternFormat: Sendable {
  let handle: ICUHandle
  /// The locale that was asked for.
  package let locale: LocaleID

  /// A format of a pattern with a locale's symbols.
  ///
  /// Source: UTS #35 part 3, "Number Format Patterns".
  package init(
    pattern: String, locale: LocaleID, settings: [PatternSetting] = []
  ) throws(FormatError) {
    let count = Int32(clamping: pattern.utf8.count)
    let data = DataLocale(locale)
    handle = try .open("DecimalFormat", close: nicu_pattern_close) {
      nicu_pattern_open(pattern, count, data.identifier, &$0)
    }
    self.locale = locale
    try set(settings)
  }

  /// A locale's own format, by ICU's `UNumberFormatStyle`.
  init(style: Int32, locale: LocaleID, settings: [PatternSetting]) throws(FormatError) {
    let data = DataLocale(locale)
    handle = try .open("NumberFormat::createInstance", close: nicu_pattern_close) {
      nicu_pattern_open_style(style, data.identifier, &$0)
    }
    self.locale = locale
    try set(settings)
  }

  private func set(_ settings: [PatternSetting]) throws(FormatError) {
    for setting in settings {
      var status: Int32 = 0
      switch setting {
      case .integer(let attribute, let value):
        nicu_pattern_set(handle.pointer, attribute.code, value, &status)
      case .text(let attribute, let value):
        let count = Int32(clamping: value.utf8.count)
        nicu_pattern_set_text(handle.pointer, attribute.code, value, count, &status)
      case .roundingIncrement(let value):
        nicu_pattern_set_rounding_increment(handle.pointer, value)
      case .unifiedSpaces:
        nicu_pattern_unify_spaces(handle.pointer, &status)
      }
      guard status <= 0 else { throw .icu(status, "DecimalFormat setter") }
    }
  }
}

extension PatternFormat {
  /// The text of an integer.
  package func string(from value: Int64) throws(FormatError) -> String {
    try ICUText.string("DecimalFormat::format") {
      nicu_pattern_format_int64(handle.pointer, value, $0, &$1)
    }
  }

  /// The text of a number.
  package func string(from value: Double) throws(FormatError) -> String {
    try ICUText.string("DecimalFormat::format") {
      nicu_pattern_format_double(handle.pointer, value, $0, &$1)
    }
  }

  /// The text of decimal text: "1.50", "12E+3".
  ///
  /// ICU writes out as many zeros as an exponent asks for, gigabytes for "1e999999999": the caller
  /// bounds it.
  package func string(fromDecimal decimal: String) throws(FormatError) -> String {
    let count = Int32(clamping: decimal.utf8.count)
    return try ICUText.string("DecimalFormat::format") {
      nicu_pattern_format_decimal(handle.pointer, decimal, count, $0, &$1)
    }
  }

  /// The name of the plural category that a number has as the pattern shows it.
  package func pluralCategory(of value: Double) throws(FormatError) -> String {
    try ICUText.string("PluralRules::select") {
      nicu_pattern_plural(handle.pointer, locale.identifier, value, $0, &$1)
    }
  }

  /// The pattern as it stands after the settings.
  package func pattern(localized: Bool = false) throws(FormatError) -> String {
    try ICUText.string("DecimalFormat::toPattern") {
      nicu_pattern_text(handle.pointer, localized, $0, &$1)
    }
  }
}
