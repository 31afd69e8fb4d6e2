import NumerusJSON

extension JSONValue {
  /// An object with its members in the order given.
  static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(JSONObject(members.map { JSONObject.Member(key: $0.0, value: $0.1) }))
  }

  /// A string, or null for nil.
  static func optional(_ value: (some CustomStringConvertible)?) -> JSONValue {
    value.map { .string($0.description) } ?? .null
  }

  static func strings(_ values: [some CustomStringConvertible]) -> JSONValue {
    .array(values.map { .string($0.description) })
  }
}
