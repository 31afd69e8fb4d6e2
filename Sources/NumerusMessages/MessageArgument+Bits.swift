/// Numbers as C shows them in no locale.
extension MessageArgument.Number {
  /// Hexadecimal or octal digits of an integer's bits: of a negative one in as many bits as the length
  /// modifier says, and without one in 32 where it fits.
  func bitText(_ format: FieldFormat, minimumDigits: Int) -> String {
    let bits: UInt64
    switch self {
    case .int(let value) where value < 0:
      let fits = value >= Int64(Int32.min)
      let size = format.bits > 0 ? Int(format.bits) : fits ? 32 : 64
      bits = UInt64(bitPattern: value) & (UInt64.max >> UInt64(64 - size))
    case .int(let value): bits = UInt64(value)
    case .uint(let value): bits = value
    case .double, .decimal: return plain
    }
    let isOctal = format.kind == .octal
    let digits = String(bits, radix: isOctal ? 8 : 16, uppercase: format.isUppercase)
    let prefix =
      format.kind == .pointer
      ? "0x"
      : !format.flags.contains(.alternate) || bits == 0
        ? "" : isOctal ? "0" : format.isUppercase ? "0X" : "0x"
    let zeros = minimumDigits - digits.utf8.count - (format.kind == .pointer ? 2 : 0)
    return prefix + String(repeating: "0", count: max(zeros, 0)) + digits
  }

  /// The character that the number is of; nil where there is none.
  var scalar: Unicode.Scalar? {
    switch self {
    case .int(let value): UInt32(exactly: value).flatMap(Unicode.Scalar.init)
    case .uint(let value): UInt32(exactly: value).flatMap(Unicode.Scalar.init)
    case .double, .decimal: nil
    }
  }

  /// A number as `%a` shows it: "0x1.8p+1".
  func hexadecimalFloat(isUppercase: Bool) -> String {
    let value: Double =
      switch self {
      case .int(let value): Double(value)
      case .uint(let value): Double(value)
      case .double(let value): value
      case .decimal(let text): Double(text) ?? .nan
      }
    guard value.isFinite else { return isUppercase ? "\(value)".uppercased() : "\(value)" }
    var digits = String(value.significandBitPattern, radix: 16)
    digits = String(repeating: "0", count: 13 - digits.utf8.count) + digits
    while digits.last == "0" { digits.removeLast() }
    let isSubnormal = value.exponentBitPattern == 0
    let exponent = value == 0 ? 0 : isSubnormal ? -1022 : Int(value.exponentBitPattern) - 1023
    let text =
      (value.sign == .minus ? "-" : "") + (isSubnormal ? "0x0" : "0x1")
      + (digits.isEmpty ? "" : "." + digits) + "p" + (exponent < 0 ? "" : "+") + "\(exponent)"
    return isUppercase ? text.uppercased() : text
  }
}
