internal import CNumerusICUShim
internal import NumerusPlurals

/// A number on its way to ICU.
enum NumberFormatInput {
  case integer(Int64)
  case double(Double)
  /// Decimal text as ICU reads it: "-1.50E+3", "NaN", "-Infinity".
  case decimal(String)

  init(_ value: some BinaryInteger) {
    self = Int64(exactly: value).map(Self.integer) ?? .decimal(String(value))
  }

  /// A `Float` by its own shortest digits, of which `Double` would make others.
  init(_ value: Float) {
    self = value.isFinite ? .decimal(value.description) : .double(Double(value))
  }

  /// Decimal text in the syntax of `PluralOperands`.
  ///
  /// - Throws: ``FormatError/number(_:)``.
  init(reading text: some StringProtocol) throws(FormatError) {
    let text = String(text)
    let operands: PluralOperands
    do throws(NumberSyntaxError) {
      operands = try PluralOperands(text)
    } catch {
      throw .number(error)
    }
    let isNegative = PluralOperands.isNegative(text)
    let sign = isNegative ? "-" : ""
    let magnitude = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard operands.isNumber else {
      self = .decimal(magnitude.lowercased() == "nan" ? "NaN" : sign + "Infinity")
      return
    }
    self = .decimal(sign + magnitude.replacing("c", with: "E"))
  }

  /// The number as decimal text for ICU.
  var decimal: String {
    switch self {
    case .integer(let value): String(value)
    case .double(let value):
      value.isNaN ? "NaN" : value.isInfinite ? (value < 0 ? "-Infinity" : "Infinity") : "\(value)"
    case .decimal(let text): text
    }
  }

  /// The number in plain digits, for where nothing better can be had.
  var plain: String {
    if case .double(let value) = self { return PluralOperands.plainText(of: value) }
    return decimal
  }

  /// Whether both are the same number: "5" and "5.0" are.
  func isEqual(to other: NumberFormatInput) -> Bool {
    let first = decimal
    let second = other.decimal
    if first == second { return true }
    guard first.hasPrefix("-") == second.hasPrefix("-"), let first = try? PluralOperands(first),
      let second = try? PluralOperands(second)
    else { return false }
    return first.isNumber && first.text(of: .n) == second.text(of: .n)
  }

  func format(
    _ format: OpaquePointer, fields: Bool, _ text: OpaquePointer, _ status: inout Int32
  ) {
    switch self {
    case .integer(let value): nicu_number_format_int64(format, value, fields, text, &status)
    case .double(let value): nicu_number_format_double(format, value, fields, text, &status)
    case .decimal(var value):
      value.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          nicu_number_format_decimal(
            format, $0.baseAddress, Int32(clamping: $0.count), fields, text, &status)
        }
      }
    }
  }
}

extension PluralOperands {
  /// A `Double` without an exponent and without ".0".
  fileprivate static func plainText(of value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    return (value.sign == .minus ? "-" : "") + PluralOperands(value).description
  }
}
