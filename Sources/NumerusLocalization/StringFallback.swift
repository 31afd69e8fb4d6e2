/// What may answer for a key that the language of the reader does not have, in this order.
///
///     Localizer(preferred: ["de-AT"], fallback: [.parents, .key])     // de, but never English
///
/// Foundation falls back a whole table at a time, so that a key that is missing in a language that has
/// the table shows as its default value or itself; Numerus asks the next language for each key.
public struct StringFallback: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// The value of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The languages that stand above: `pt-PT` for `pt-AO`, `zh-Hant` for `zh-Hant-TW`.
  public static let parents = StringFallback(rawValue: 1)
  /// The language that keys and source strings are in.
  public static let developmentLanguage = StringFallback(rawValue: 2)
  /// The value that the call gives.
  public static let defaultValue = StringFallback(rawValue: 4)
  /// The key, with its arguments in place.
  ///
  /// Without it what is found nowhere is an empty string.
  public static let key = StringFallback(rawValue: 8)

  /// All of them.
  public static let all: StringFallback = [.parents, .developmentLanguage, .defaultValue, .key]
  /// None: a string of the reader's own language or nothing.
  public static let strict: StringFallback = []
  /// What Foundation has: no other language answers for a key.
  public static let foundation: StringFallback = [.defaultValue, .key]
}
