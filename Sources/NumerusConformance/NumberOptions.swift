import NumerusFormatting

/// Options of ECMA-402's `Intl.NumberFormat`, with what the conformance tests add, as ICU's number
/// skeleton.
///
/// Where the tests differ from ECMA-402, the tests are followed: halves are rounded to even, and a
/// percentage is shown as it is given. Source: ECMA-402 section 16, UTS #35 part 3.
struct NumberOptions {
  static let roundingModes: KeyValuePairs<String, NumberStyle.RoundingMode> = [
    "ceil": .ceiling, "floor": .floor, "expand": .up, "trunc": .down, "halfCeil": .halfCeiling,
    "halfFloor": .halfFloor, "halfExpand": .halfUp, "halfTrunc": .halfDown, "halfEven": .halfEven,
    "halfOdd": .halfOdd, "unnecessary": .unnecessary,
  ]

  enum Style {
    case decimal, currency, percent, unit
  }

  var options: TestOptions
  private(set) var tokens: [String] = []

  /// The skeleton that does what the options say.
  static func skeleton(of options: TestOptions) throws(ConformanceFault) -> String {
    var reader = NumberOptions(options: options)
    let isCompact = try reader.notation()
    let style = try reader.style()
    try reader.sign()
    try reader.grouping()
    try reader.digits(style, isCompact: isCompact)
    try reader.rest()
    try reader.options.refuseRest()
    return reader.tokens.joined(separator: " ")
  }

  mutating func append(_ token: String?) {
    if let token, !token.isEmpty { tokens.append(token) }
  }

  /// What goes into a token must not end it.
  static func name(_ text: String, _ option: String) throws(ConformanceFault) -> String {
    let isName = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard isName, !text.isEmpty else {
      throw ConformanceFault("unknown value of an option", "\(option): '\(text)'")
    }
    return text
  }
}

extension NumberStyle.RoundingMode {
  /// ICU's `UNumberFormatRoundingMode`.
  var icuValue: Int32 {
    switch self {
    case .ceiling: 0
    case .floor: 1
    case .down: 2
    case .up: 3
    case .halfEven: 4
    case .halfDown: 5
    case .halfUp: 6
    case .unnecessary: 7
    case .halfOdd: 8
    case .halfCeiling: 9
    case .halfFloor: 10
    }
  }
}
