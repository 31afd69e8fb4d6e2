/// Reads the placeholders of a string.
///
/// Each byte is looked at a bounded number of times: what is no placeholder is given up at the next percent
/// sign at the latest, since none has one inside. A space is no flag, as it is in C: "50 % de" would else be
/// a number.
struct PlaceholderParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// Text that has been read and is not yet in ``pieces``.
  private var pending: [UInt8] = []
  private(set) var pieces: [MessagePattern.Piece] = []
  private(set) var faults: [MessageFault] = []

  private static let maximumFaults = 100
  private static let maximumNameLength = 256

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func parse() {
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: "%") { index += 1 }
      pending.append(contentsOf: bytes[start..<index])
      guard index < bytes.count else { break }
      parsePercent()
    }
    flush()
  }

  private mutating func parsePercent() {
    let start = index
    index += 1
    if take("%") {
      pending.append(UInt8(ascii: "%"))
    } else if let placeholder = placeholder(from: start) {
      flush()
      pieces.append(.placeholder(placeholder))
    } else {
      if faults.count < Self.maximumFaults {
        faults.append(
          .malformedPlaceholder(text(start..<min(start + 20, bytes.count)), offset: start))
      }
      pending.append(UInt8(ascii: "%"))
      index = start + 1
    }
  }

  private mutating func placeholder(from start: Int) -> Placeholder? {
    var result = Placeholder(conversion: .text, text: "", offset: start)
    if let position = position() {
      guard (1...Placeholder.maximumPosition).contains(position) else { return nil }
      result.position = position
    }
    readFlags(&result.flags)
    if result.flags.contains(.alternate), take("@") {
      guard let name = name() else { return nil }
      result.conversion = .substitution(name)
    } else {
      guard readSizes(&result) else { return nil }
      result.bits = bits()
      guard let conversion = conversion(bits: result.bits) else { return nil }
      result.conversion = conversion
    }
    result.text = text(start..<index)
    return result
  }

  /// Reads "2$", or nothing where there is no dollar sign.
  ///
  /// 0 and what is too great are for the caller to refuse.
  private mutating func position() -> Int? {
    let start = index
    if let number = number(), take("$") { return number }
    index = start
    return nil
  }

  private mutating func readFlags(_ flags: inout Placeholder.Flags) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "-"): flags.insert(.left)
      case UInt8(ascii: "+"): flags.insert(.plus)
      case UInt8(ascii: "0"): flags.insert(.zero)
      case UInt8(ascii: "#"): flags.insert(.alternate)
      // Groups are the locale's matter.
      case UInt8(ascii: "'"): break
      default: return
      }
      index += 1
    }
  }

  private mutating func readSizes(_ result: inout Placeholder) -> Bool {
    guard readSize(&result.width) else { return false }
    guard take(".") else { return true }
    guard readSize(&result.precision) else { return false }
    // "%.f" is "%.0f".
    if result.precision == nil { result.precision = .fixed(0) }
    return true
  }

  /// False for a size that is too great.
  private mutating func readSize(_ size: inout Placeholder.Size?) -> Bool {
    if take("*") {
      let position = position()
      size = .argument(position)
      return position.map { (1...Placeholder.maximumPosition).contains($0) } ?? true
    }
    guard let number = number() else { return true }
    size = .fixed(number)
    return number <= Placeholder.maximumSize
  }

  /// Reads digits; a number above 99,999 is read as that.
  private mutating func number() -> Int? {
    let start = index
    var number = 0
    while index < bytes.count, case let digit = bytes[index] &- UInt8(ascii: "0"), digit <= 9 {
      number = min(number * 10 + Int(digit), 99_999)
      index += 1
    }
    return index > start ? number : nil
  }

  /// Reads the name of a substitution and the sign behind it.
  private mutating func name() -> String? {
    let start = index
    while index < bytes.count, index - start <= Self.maximumNameLength {
      switch bytes[index] {
      case UInt8(ascii: "@"):
        guard index > start else { return nil }
        defer { index += 1 }
        return text(start..<index)
      case UInt8(ascii: "%"), 0..<0x20: return nil
      default: index += 1
      }
    }
    return nil
  }

  private mutating func bits() -> Int? {
    if take("h") { return take("h") ? 8 : 16 }
    if take("l") {
      _ = take("l")
      return 64
    }
    return take("q") || take("j") || take("z") || take("t") || take("L") ? 64 : nil
  }

  private mutating func conversion(bits: Int?) -> Placeholder.Conversion? {
    guard index < bytes.count else { return nil }
    let letter = Character(Unicode.Scalar(bytes[index]))
    index += 1
    switch letter {
    case "@", "s", "S": return .text
    case "d", "i", "D": return .signed
    case "u", "U": return .unsigned
    case "x": return .hexadecimal(uppercase: false)
    case "X": return .hexadecimal(uppercase: true)
    case "o", "O": return .octal
    case "f", "F": return .fixed
    case "e", "E": return .scientific
    case "g", "G": return .general
    case "a":
      if bits == nil, take("r") {
        if take("g") { return .argument }
        index -= 1
      }
      return .hexadecimalFloat(uppercase: false)
    case "A": return .hexadecimalFloat(uppercase: true)
    case "c", "C": return .character
    case "p": return .pointer
    default: return nil
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    pieces.append(.text(String(decoding: pending, as: UTF8.self)))
    pending.removeAll(keepingCapacity: true)
  }
}
