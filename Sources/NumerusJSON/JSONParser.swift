/// One pass over the bytes of a text.
struct JSONParser {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let bytes: UnsafeBufferPointer<UInt8>
  let reader: JSONReader
  /// The byte that is looked at next.
  var place = 0
  /// What escapes of a string were turned into; kept for the next string.
  var unescaped: [UInt8] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ reader: JSONReader) {
    self.bytes = bytes
    self.reader = reader
  }

  /// The byte that is looked at; nil at the end.
  @inline(__always)
  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func document() throws(JSONError) -> JSONValue {
    if bytes.starts(with: Self.byteOrderMark) { place = 3 }
    skipBlanks()
    let result = try value(reader.depthLimit)
    skipBlanks()
    guard place == bytes.count else { throw fault("the end after the value") }
    return result
  }

  /// A value; `depth` is how many more levels may be opened.
  private mutating func value(_ depth: Int) throws(JSONError) -> JSONValue {
    switch next ?? 0 {
    case UInt8(ascii: "\""):
      place += 1
      return .string(try string())
    case UInt8(ascii: "{"): return .object(try object(depth))
    case UInt8(ascii: "["): return .array(try array(depth))
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw fault("a value")
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let text = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[place...].starts(with: text) else { throw fault("a value") }
    place += text.count
    return value
  }

  private mutating func array(_ depth: Int) throws(JSONError) -> [JSONValue] {
    try open(depth)
    var elements: [JSONValue] = []
    if close(UInt8(ascii: "]")) { return elements }
    repeat {
      skipBlanks()
      do throws(JSONError) {
        elements.append(try value(depth - 1))
      } catch {
        throw error.inside(.index(elements.count))
      }
      skipBlanks()
    } while try goesOn(UInt8(ascii: "]"), "',' or ']'")
    return elements
  }

  private mutating func object(_ depth: Int) throws(JSONError) -> JSONObject {
    try open(depth)
    var members: [JSONObject.Member] = []
    if close(UInt8(ascii: "}")) { return JSONObject(members) }
    repeat {
      skipBlanks()
      let offset = place
      guard next == UInt8(ascii: "\"") else {
        throw fault(
          members.isEmpty ? "a key in quotation marks or '}'" : "a key in quotation marks")
      }
      place += 1
      let key = try string()
      do throws(JSONError) {
        skipBlanks()
        guard next == UInt8(ascii: ":") else { throw fault("':' after the key") }
        place += 1
        skipBlanks()
        members.append(JSONObject.Member(key: key, value: try value(depth - 1), offset: offset))
      } catch {
        throw error.inside(.key(key))
      }
      skipBlanks()
    } while try goesOn(UInt8(ascii: "}"), "',' or '}'")
    return JSONObject(members)
  }

  private mutating func open(_ depth: Int) throws(JSONError) {
    guard depth > 0 else { throw fault("at most \(reader.depthLimit) levels of nesting") }
    place += 1
    skipBlanks()
  }

  private mutating func close(_ end: UInt8) -> Bool {
    guard next == end else { return false }
    place += 1
    return true
  }

  /// After an element: whether another follows.
  @inline(__always)
  private mutating func goesOn(
    _ end: UInt8, _ expected: StaticString
  ) throws(JSONError) -> Bool {
    guard let byte = next, byte == UInt8(ascii: ",") || byte == end else {
      throw fault("\(expected)")
    }
    place += 1
    return byte != end
  }
}
