extension JSONParser {
  /// An error at the byte that is looked at.
  func fault(_ expected: String) -> JSONError { error(expected, found: found(at: place), place) }

  /// The error for a string that is no UTF-8, at its first bad byte (section 8.1).
  func badUTF8(in string: UnsafeBufferPointer<UInt8>, at offset: Int) -> JSONError {
    var decoder = UTF8()
    var bytes = string.makeIterator()
    var valid = 0
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      valid += UTF8.width(scalar)
    }
    let byte = valid < string.count ? string[valid] : 0
    return error("UTF-8", found: "the byte \(hexadecimal(byte))", offset + valid)
  }

  private func error(_ expected: String, found: String, _ offset: Int) -> JSONError {
    JSONError(
      expected: expected, found: found, offset: offset,
      position: JSONPosition(of: offset, in: bytes), path: JSONPath())
  }

  private func found(at place: Int) -> String {
    guard place < bytes.count else { return "the end" }
    var decoder = UTF8()
    var rest = bytes[place...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
      return "the byte \(hexadecimal(bytes[place]))"
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .unassigned, .surrogate, .privateUse, .lineSeparator,
      .paragraphSeparator:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default: return "'\(scalar)'"
    }
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0x0" : "0x") + String(byte, radix: 16, uppercase: true)
  }
}

extension JSONError {
  /// The error as it is one level further out.
  func inside(_ component: JSONPath.Component) -> JSONError {
    var error = self
    error.path.components.insert(component, at: 0)
    return error
  }
}
