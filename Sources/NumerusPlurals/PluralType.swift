/// What a number is used for: CLDR has one set of rules for each use.
public enum PluralType: String, CaseIterable, Sendable, Codable {
  /// A count: "3 files".
  case cardinal
  /// A place in an order: "the 3rd file".
  case ordinal
}

extension PluralType: CustomStringConvertible {
  /// "cardinal" or "ordinal", as CLDR and ECMA-402 write it.
  public var description: String { rawValue }
}
