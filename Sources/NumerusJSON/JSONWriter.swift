/// Writes JSON into bytes, value by value.
///
/// Calls that do not make up a value (a key in an array, an end without a beginning) are faults of the
/// caller; they give text that is no JSON, and never trap.
package struct JSONWriter: Sendable {
  /// What was written.
  package private(set) var bytes: [UInt8] = []
  package let layout: JSONLayout
  /// Of each open array and object whether something stands in it.
  private var hasContent: [Bool] = []
  private var isAfterKey = false

  package init(_ layout: JSONLayout = .compact) {
    self.layout = layout
  }

  /// A value as text.
  package static func text(of value: JSONValue, _ layout: JSONLayout = .compact) -> String {
    var writer = JSONWriter(layout)
    writer.write(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Writes a whole value.
  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: literal("null")
    case .bool(let value): literal(value ? "true" : "false")
    case .number(let text): number(text)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements { write(element) }
      endArray()
    case .object(let object):
      beginObject()
      for member in ordered(object.members) {
        key(member.key)
        write(member.value)
      }
      endObject()
    }
  }

  private func ordered(_ members: [JSONObject.Member]) -> [JSONObject.Member] {
    guard let order = layout.order else { return members }
    // The sort is stable, so that duplicates keep their order.
    return members.sorted { order($0.key, $1.key) }
  }

  package mutating func beginObject() { begin(UInt8(ascii: "{")) }
  package mutating func endObject() { end(UInt8(ascii: "}")) }
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// The key of the value that is written next.
  package mutating func key(_ key: String) {
    beginValue()
    quote(key)
    bytes += layout.keySeparator.utf8
    isAfterKey = true
  }

  package mutating func string(_ text: String) {
    beginValue()
    quote(text)
    endValue()
  }

  /// A number as its text, which is not looked at.
  package mutating func number(_ text: String) {
    beginValue()
    bytes += text.utf8
    endValue()
  }

  package mutating func literal(_ word: StaticString) {
    beginValue()
    bytes += UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    endValue()
  }

  /// Empties ``bytes`` and keeps their memory.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  private mutating func beginValue() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let hasSibling = hasContent.last else { return }
    if hasSibling { bytes.append(UInt8(ascii: ",")) }
    hasContent[hasContent.count - 1] = true
    breakLine()
  }

  private mutating func endValue() {
    if hasContent.isEmpty, layout.endsLine { bytes.append(UInt8(ascii: "\n")) }
  }

  private mutating func begin(_ bracket: UInt8) {
    beginValue()
    bytes.append(bracket)
    hasContent.append(false)
  }

  private mutating func end(_ bracket: UInt8) {
    let hadContent = hasContent.popLast() ?? false
    if hadContent {
      breakLine()
    } else if layout.opensEmpty, layout.indentation != nil {
      bytes.append(UInt8(ascii: "\n"))
      breakLine()
    }
    bytes.append(bracket)
    endValue()
  }

  private mutating func breakLine() {
    guard let indentation = layout.indentation else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: indentation * hasContent.count)
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    JSONEscapes.append(text, to: &bytes, onOneLine: layout.indentation == nil)
    bytes.append(UInt8(ascii: "\""))
  }
}
