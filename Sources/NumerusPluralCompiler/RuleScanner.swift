import NumerusPlurals

/// Reads the tokens of rule text.
///
/// Columns are counted in Unicode scalars.
struct RuleScanner {
  private let text: [Unicode.Scalar]
  private(set) var offset = 0
  var category: PluralCategory?

  init(_ text: some StringProtocol, category: PluralCategory? = nil) {
    self.text = Array(text.unicodeScalars)
    self.category = category
  }

  /// The next character that is not white space.
  var peek: Unicode.Scalar? {
    mutating get {
      skipSpace()
      return offset < text.count ? text[offset] : nil
    }
  }

  var isAtEnd: Bool {
    mutating get { peek == nil }
  }

  mutating func skipSpace() {
    while offset < text.count, text[offset].properties.isWhitespace { offset += 1 }
  }

  /// Takes a mark such as `..` or `!=`.
  mutating func take(_ mark: String) -> Bool {
    skipSpace()
    let scalars = Array(mark.unicodeScalars)
    guard text[offset...].starts(with: scalars) else { return false }
    offset += scalars.count
    return true
  }

  /// Takes a whole word in lower-case letters: `in` is not taken from `integer`.
  mutating func take(word: String) -> Bool {
    guard peekWord == word else { return false }
    offset += word.unicodeScalars.count
    return true
  }

  /// The letters that come next.
  var peekWord: String {
    mutating get {
      skipSpace()
      let letters = text[offset...].prefix { "a"..."z" ~= $0 || "A"..."Z" ~= $0 }
      return String(String.UnicodeScalarView(letters))
    }
  }

  /// Takes the ASCII digits that come next, without space before them unless `skipping`.
  mutating func digits(skippingSpace: Bool = true) -> String {
    if skippingSpace { skipSpace() }
    let digits = text[offset...].prefix { "0"..."9" ~= $0 }
    offset += digits.count
    return String(String.UnicodeScalarView(digits))
  }

  /// Takes a number of a rule: by default one that `PluralRelation` can have in a range.
  mutating func number(atMost limit: UInt64 = .max - 1) throws(PluralRuleError) -> UInt64 {
    skipSpace()
    let start = offset
    let digits = digits()
    guard !digits.isEmpty else { throw unexpected(expected: "a number") }
    guard let value = UInt64(digits), value <= limit else {
      offset = start
      throw fault("number too large; expected at most \(limit)")
    }
    return value
  }

  /// Goes back to a place.
  mutating func reset(to offset: Int) { self.offset = offset }

  /// An error at the next token.
  mutating func unexpected(expected: String) -> PluralRuleError {
    guard let next = peek else {
      return fault("the rule ends early; expected \(expected)")
    }
    let word = peekWord
    let found = word.isEmpty ? String(next) : String(word.prefix(20))
    return fault("unexpected '\(found)'; expected \(expected)")
  }

  /// An error at the present place.
  func fault(_ message: String) -> PluralRuleError {
    // A long text is not repeated whole in its own error.
    let start = max(0, offset - 40)
    let end = min(text.count, offset + 40)
    let excerpt = text[start..<end].map { $0.properties.isWhitespace ? " " : $0 }
    return .syntax(
      PluralRuleSyntaxFault(
        message: message, category: category, column: offset + 1,
        excerpt: String(String.UnicodeScalarView(excerpt)), caret: offset - start))
  }
}
