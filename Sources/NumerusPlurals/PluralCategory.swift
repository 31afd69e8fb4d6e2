internal import NumerusLocales

/// One of the six plural categories of CLDR: the form of a message that a number asks for.
///
/// A language uses some of the six and always `other`; which numbers fall into which category is
/// what ``PluralRules`` knows. The names are labels and not meanings: `one` in Russian holds 1, 21
/// and 101, and `few` in Arabic holds 103.
///
/// The raw values are in CLDR's order and are part of the package's data format.
///
/// Source: UTS #35 part 3, "Language Plural Rules".
@frozen
public enum PluralCategory: UInt8, CaseIterable, Sendable {
  case zero = 0
  case one = 1
  case two = 2
  case few = 3
  case many = 4
  case other = 5
}

extension PluralCategory: CustomStringConvertible, LosslessStringConvertible {
  /// The keyword that CLDR, ICU and catalogs write: "zero", "one", "two", "few", "many", "other".
  @inlinable public var description: String {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }

  /// The category of a CLDR keyword; nil for any other text, upper case included.
  public init?(_ keyword: String) {
    guard let match = Self.allCases.first(where: { $0.description == keyword }) else { return nil }
    self = match
  }
}

extension PluralCategory: Comparable {
  /// CLDR's order: zero, one, two, few, many, other.
  @inlinable public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension PluralCategory: Codable, CodingKeyRepresentable {
  /// Reads a CLDR keyword: "few".
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let keyword = try container.decode(String.self)
    guard let category = PluralCategory(keyword) else {
      let expected = Self.allCases.map(\.description).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription:
          "'\(VisibleText.excerpt(of: keyword))' is no plural category; expected \(expected)"
      )
    }
    self = category
  }

  /// Writes the CLDR keyword.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// The CLDR keyword as the key of a dictionary: `[.one: "file"]` is `{"one": "file"}` in JSON.
  public var codingKey: any CodingKey { Key(stringValue: description) }

  /// The category of a CLDR keyword; nil for any other key.
  public init?(codingKey: some CodingKey) {
    self.init(codingKey.stringValue)
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
