/// A value of JSON (RFC 8259), written on one line with its members in the order given.
indirect enum JSONText {
  case string(String)
  case number(Int)
  case bool(Bool)
  case null
  case array([JSONText])
  case object([(String, JSONText)])
}

extension JSONText: CustomStringConvertible {
  var description: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .number(let value): String(value)
    case .bool(let value): value ? "true" : "false"
    case .null: "null"
    case .array(let elements): "[" + elements.map(\.description).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.0)):\($0.1)" }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result.append(contentsOf: "\\\"".unicodeScalars)
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      // U+2028 and U+2029 are legal in JSON, but end a line for readers that take JSON as
      // JavaScript did before 2019.
      case "\u{00}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        let zeros = String(repeating: "0", count: 4 - digits.count)
        result.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
      default: result.append(scalar)
      }
    }
    result.append("\"")
    return String(result)
  }
}

extension JSONText {
  /// A string, or null for nil.
  static func optional(_ value: (some CustomStringConvertible)?) -> JSONText {
    value.map { .string($0.description) } ?? .null
  }

  static func strings(_ values: [some CustomStringConvertible]) -> JSONText {
    .array(values.map { .string($0.description) })
  }
}
