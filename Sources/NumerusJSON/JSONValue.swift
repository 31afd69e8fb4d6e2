/// A value of JSON (RFC 8259).
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The number as it was written: "1.50", "-0", "1E400".
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// A whole number.
  package static func number(_ value: Int) -> JSONValue { .number(String(value)) }
}

extension JSONValue {
  /// The text of a string; nil for another kind of value.
  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// True or false; nil for another kind of value.
  package var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// A number that is written as an integer and fits one; nil for another value.
  package var integer: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text)
  }

  /// The elements of an array; nil for another kind of value.
  package var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The members of an object; nil for another kind of value.
  package var object: JSONObject? {
    guard case .object(let object) = self else { return nil }
    return object
  }

  /// The kind of the value as RFC 8259 calls it, for messages: "a string".
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON on one line.
  package var description: String { JSONWriter.text(of: self) }
}
