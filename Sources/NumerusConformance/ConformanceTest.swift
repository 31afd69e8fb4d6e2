internal import NumerusJSON
internal import NumerusLocales

/// A test: an object whose fields have the kinds that the protocol gives them.
struct ConformanceTest {
  private let object: JSONObject

  init(_ object: JSONObject) {
    self.object = object
  }

  /// What the answer is told apart by.
  var label: JSONValue? { object["label"] }

  func has(_ field: String) -> Bool { optional(field) != nil }

  /// A field that must be there.
  func string(_ field: String) throws(ConformanceFault) -> String {
    guard let text = try optionalString(field) else {
      throw ConformanceFault("incomplete test", "expected the field '\(field)'")
    }
    return text
  }

  func optionalString(_ field: String) throws(ConformanceFault) -> String? {
    guard let value = optional(field) else { return nil }
    guard let text = value.string else { throw mismatch(field, "a string", value) }
    return text
  }

  /// A number, given as one or as text.
  func number(_ field: String) throws(ConformanceFault) -> String {
    guard let value = optional(field) else {
      throw ConformanceFault("incomplete test", "expected the field '\(field)'")
    }
    switch value {
    case .string(let text), .number(let text): return text
    default: throw mismatch(field, "a number", value)
    }
  }

  func strings(_ field: String) throws(ConformanceFault) -> [String] {
    guard let value = optional(field) else {
      throw ConformanceFault("incomplete test", "expected the field '\(field)'")
    }
    guard let elements = value.array else { throw mismatch(field, "an array of strings", value) }
    var strings: [String] = []
    strings.reserveCapacity(elements.count)
    for element in elements {
      guard let string = element.string else {
        throw mismatch(field, "an array of strings", element)
      }
      strings.append(string)
    }
    return strings
  }

  /// The options of the test; none where it has no such field.
  func options() throws(ConformanceFault) -> TestOptions {
    guard let value = optional("options") else { return TestOptions(JSONObject()) }
    guard let object = value.object else { throw mismatch("options", "an object", value) }
    return TestOptions(object)
  }

  /// A locale, root's where the test has none.
  func locale(_ field: String = "locale") throws(ConformanceFault) -> LocaleID {
    let text = try optionalString(field) ?? "und"
    return try Self.locale(text, field)
  }

  /// A locale that must be well formed; a lenient reading would answer for another one.
  static func locale(_ text: String, _ field: String) throws(ConformanceFault) -> LocaleID {
    do throws(LocaleIDError) {
      return try LocaleID(validating: text)
    } catch {
      throw ConformanceFault("malformed locale", "\(field): \(error.description)")
    }
  }

  private func optional(_ field: String) -> JSONValue? {
    let value = object[field]
    return value == .null ? nil : value
  }

  private func mismatch(
    _ field: String, _ expected: String, _ found: JSONValue
  ) -> ConformanceFault {
    ConformanceFault("malformed test", "\(field): expected \(expected), found \(found.kindName)")
  }
}
