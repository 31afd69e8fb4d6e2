/// A place in a message that an argument or another part of the message is put into: `%2$@`, `%.1f`,
/// `%#@files@`.
///
/// Source: Apple's "String Format Specifiers", which extends `printf` of IEEE Std 1003.1.
public struct Placeholder: Hashable, Sendable {
  /// What is shown.
  public enum Conversion: Hashable, Sendable {
    /// `@`, and `s` and `S` of other platforms.
    case text
    /// `d`, `i`, `D`.
    case signed
    /// `u`, `U`.
    case unsigned
    /// `x`, `X`, never in the locale's digits.
    case hexadecimal(uppercase: Bool)
    /// `o`, `O`, never in the locale's digits.
    case octal
    /// `f`, `F`.
    case fixed
    /// `e`, `E`.
    case scientific
    /// `g`, `G`.
    case general
    /// `a`, `A`, never in the locale's digits.
    case hexadecimalFloat(uppercase: Bool)
    /// `c`, `C`: a character by its number.
    case character
    /// `p`.
    case pointer
    /// `%arg` in a substitution: the argument that the substitution counts.
    case argument
    /// `%#@name@`: a part of the message that varies by itself.
    case substitution(String)
  }

  /// `-`, `+`, `0`, `#`.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The flags as bits.
    public let rawValue: UInt8
    /// Flags from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `-`: padding comes after.
    public static let left = Flags(rawValue: 1)
    /// `+`: a number that is not negative has a plus sign.
    public static let plus = Flags(rawValue: 2)
    /// `0`: zeros fill the width.
    public static let zero = Flags(rawValue: 4)
    /// `#`: hexadecimal and octal digits say what they are.
    public static let alternate = Flags(rawValue: 8)
  }

  /// A width or precision.
  public enum Size: Hashable, Sendable {
    case fixed(Int)
    /// `*`, or `*2$`: the number is an argument, by its number from 1 or by order.
    case argument(Int?)
  }

  /// The number of the argument from 1; nil where the order tells.
  public var position: Int?
  /// What is shown.
  public var conversion: Conversion
  /// The flags.
  public var flags: Flags = []
  /// How many characters are shown at least.
  public var width: Size?
  /// How many digits or characters are shown; what is counted depends on the conversion.
  public var precision: Size?
  /// How many bits an integer has by its length modifier; nil without one.
  public var bits: Int?
  /// The placeholder as it is written.
  public var text: String
  /// Where it begins, in UTF-8 bytes.
  public var offset: Int

  /// The greatest number of an argument: what Foundation's own formats take.
  public static let maximumPosition = 127
  /// The greatest width and precision, beyond which ICU shows no digits.
  public static let maximumSize = 999
}

extension Placeholder.Conversion {
  /// Whether the argument is a number.
  var isNumeric: Bool {
    switch self {
    case .signed, .unsigned, .hexadecimal, .octal, .fixed, .scientific, .general, .hexadecimalFloat:
      true
    case .text, .character, .pointer, .argument, .substitution: false
    }
  }
}
