/// Why a text is not a well-formed locale identifier.
///
/// Its description has three lines: what was expected, the identifier, and a caret under the fault.
public enum LocaleIDError: Error, Hashable, Sendable {
  /// The identifier breaks off being well-formed at `offset`, counted in UTF-8 bytes from 0.
  case malformed(identifier: String, offset: Int, expected: Expectation)

  /// What the grammar of UTS #35 part 1, section 3.1 asks for at a place.
  public enum Expectation: Hashable, Sendable {
    /// A language of two, three or five to eight letters.
    case language
    /// A script, region, variant or extension that may stand here.
    case subtag
    /// A variant that has not been given before.
    case newVariant
    /// An extension that has not been given before.
    case newExtension
    /// What belongs to the extension whose singleton came before.
    case extensionContent
    /// A `key=value` pair after `@`.
    case keyword
    /// A value that has a BCP 47 form.
    case keywordValue
    /// The name of a character encoding after `.`.
    case codeset
  }

  /// The text that was refused.
  public var identifier: String {
    switch self {
    case .malformed(let identifier, _, _): identifier
    }
  }

  /// Where the fault is, in UTF-8 bytes from 0.
  public var offset: Int {
    switch self {
    case .malformed(_, let offset, _): offset
    }
  }

  /// Where the fault is, in columns from 1.
  ///
  /// All before a fault is ASCII, so a column is a byte.
  public var column: Int { offset + 1 }

  /// What should have stood at the fault.
  public var expected: Expectation {
    switch self {
    case .malformed(_, _, let expected): expected
    }
  }
}

extension LocaleIDError.Expectation: CustomStringConvertible {
  /// A noun phrase: "a language of 2, 3 or 5 to 8 letters".
  public var description: String {
    switch self {
    case .language: "a language of 2, 3 or 5 to 8 letters"
    case .subtag: "a script, region, variant or extension"
    case .newVariant: "a variant that was not given before"
    case .newExtension: "an extension that was not given before"
    case .extensionContent: "a subtag that belongs to the extension"
    case .keyword: "a keyword such as numbers=latn"
    case .keywordValue: "a value of 3 to 8 letters and digits"
    case .codeset: "the name of a character encoding"
    }
  }
}
