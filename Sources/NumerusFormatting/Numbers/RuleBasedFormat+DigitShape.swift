internal import NumerusLocales

extension RuleBasedFormat {
  /// What stands around the digits that a rule writes: "1,000,001st" is "…st".
  struct DigitShape: Equatable {
    private let prefix: Substring
    private let suffix: Substring
    private let pattern: String
    private let locale: LocaleID

    /// The patterns of the rules: "=#,##0=", in Hindi and Tamil "=#,##,##0=", in years "=0=".
    static let patterns = ["#,##0", "#,##,##0", "0"]

    /// Nil where the digits of the value are not in the text.
    init?(of value: Int64, in text: String, locale: LocaleID) throws(FormatError) {
      for pattern in Self.patterns {
        let digits = try PatternFormat(pattern: pattern, locale: locale).string(from: value)
        // By bytes: in Tamil the ending joins the last digit in one character.
        guard let range = text.utf8.firstRange(of: digits.utf8) else { continue }
        prefix = text[..<range.lowerBound]
        suffix = text[range.upperBound...]
        self.pattern = pattern
        self.locale = locale
        return
      }
      return nil
    }

    /// The same around other digits, of any number.
    func string(of magnitude: String) throws(FormatError) -> String {
      let format = try PatternFormat(pattern: pattern, locale: locale)
      return try prefix + format.string(fromDecimal: magnitude) + suffix
    }
  }
}
