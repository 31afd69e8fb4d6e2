internal import NumerusJSON

/// The options of a test, taken out one by one, so that those left over are known.
struct TestOptions: Hashable {
  private(set) var object: JSONObject

  init(_ object: JSONObject) {
    self.object = object
  }

  var isEmpty: Bool { object.members.isEmpty }

  /// Takes an option out; nil where it is not there, null, or empty.
  mutating func take(_ name: String) throws(ConformanceFault) -> String? {
    guard let value = object[name] else { return nil }
    object[name] = nil
    switch value {
    case .null: return nil
    case .string(let text): return text
    case .number(let text): return text
    case .bool(let value): return value ? "true" : "false"
    case .array, .object:
      throw ConformanceFault("malformed option", "\(name): found \(value.kindName)")
    }
  }

  /// Takes out an option that has two names.
  mutating func take(_ name: String, or other: String) throws(ConformanceFault) -> String? {
    let value = try take(name)
    let second = try take(other)
    return value ?? second
  }

  /// Takes out an option that has one of some values.
  mutating func take<Value>(
    _ name: String, _ values: KeyValuePairs<String, Value>
  ) throws(ConformanceFault) -> Value? {
    guard let text = try take(name) else { return nil }
    if let found = values.first(where: { $0.key == text }) { return found.value }
    let expected = values.map { "'\($0.key)'" }.joined(separator: ", ")
    throw ConformanceFault(
      "unknown value of an option", "\(name): '\(text)'; expected one of \(expected)")
  }

  /// Takes out an option that is a whole number.
  mutating func takeInteger(
    _ name: String, in range: ClosedRange<Int>
  ) throws(ConformanceFault) -> Int? {
    guard let text = try take(name) else { return nil }
    guard let value = Int(text), range ~= value else {
      throw ConformanceFault(
        "unknown value of an option",
        "\(name): '\(text)'; expected \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// Fails where an option was not taken out: what it asks for would not be done.
  func refuseRest() throws(ConformanceFault) {
    guard let member = object.members.first(where: { $0.value != .null }) else { return }
    throw ConformanceFault("unknown option", "'\(member.key)'")
  }
}
