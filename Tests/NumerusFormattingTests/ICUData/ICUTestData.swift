import Foundation
import Testing

/// ICU 72's own published test data, which lies beside the checkout or not at all.
enum ICUTestData {
  static func url(_ name: String) -> URL {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.deletingLastPathComponent()
      .appending(path: "shared/conformance/icu72-testdata/\(name)")
  }

  static var exists: Bool {
    ["numberformattestspecification.txt", "dcfmtest.txt"].allSatisfy {
      FileManager.default.fileExists(atPath: url($0).path())
    }
  }

  static func lines(_ name: String) throws -> [Substring] {
    let text = try String(contentsOf: url(name), encoding: .utf8)
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  /// Text with ICU's escapes (`\u00A4`, `\\`) resolved, as `UnicodeString::unescape` does.
  static func unescaped(_ text: some StringProtocol) -> String {
    var scalars = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let kind = rest.popFirst() else {
        scalars.append(scalar)
        continue
      }
      if kind == "u", let value = UInt32(String(Substring(rest.prefix(4))), radix: 16),
        let escaped = Unicode.Scalar(value)
      {
        scalars.append(escaped)
        rest = rest.dropFirst(4)
      } else {
        scalars.append(kind)
      }
    }
    return String(scalars)
  }
}

/// A decimal number compared by value and not by how it is written: "1.50" is "15E-1".
struct PlainDecimal: Hashable {
  var isNegative = false
  var digits: Substring = ""
  var exponent = 0

  init?(_ text: String) {
    var rest = Substring(text)
    if rest.first == "-" { isNegative = true }
    if let first = rest.first, "+-".contains(first) { rest.removeFirst() }
    let parts = rest.split(omittingEmptySubsequences: false) { $0 == "E" || $0 == "e" }
    guard parts.count <= 2 else { return nil }
    if parts.count == 2 {
      guard let value = Int(parts[1]) else { return nil }
      exponent = value
    }
    let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return nil }
    if halves.count == 2 { exponent -= halves[1].count }
    digits = Substring(halves.joined())
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isWholeNumber }) else { return nil }
    while digits.last == "0" {
      digits.removeLast()
      exponent += 1
    }
    digits = digits.drop { $0 == "0" }
    if digits.isEmpty { (isNegative, exponent) = (false, 0) }
  }
}
