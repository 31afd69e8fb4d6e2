internal import NumerusJSON

/// Reads property lists in XML: the elements of `PropertyList-1.0.dtd`, comments, CDATA and the five
/// entities of XML; entities that a document declares are not expanded.
struct XMLPropertyList {
  let text: [UInt8]
  private var place = 0
  private static let depthLimit = 128

  init(_ text: [UInt8]) {
    self.text = text
  }

  mutating func root() throws(PropertyListFault) -> JSONValue {
    var tag = try opening("<plist>")
    let isWrapped = tag.name == "plist"
    if isWrapped {
      if tag.isClosed { throw fault("a value in <plist>") }
      tag = try opening("a value in <plist>")
    }
    let result = try value(tag, Self.depthLimit)
    if isWrapped { try closing("plist") }
    try skipToTag()
    guard place == text.count else { throw fault("the end") }
    return result
  }

  private mutating func value(
    _ tag: Tag, _ depth: Int
  ) throws(PropertyListFault) -> JSONValue {
    guard depth > 0 else {
      throw fault("at most \(Self.depthLimit) levels of nesting", at: tag.offset)
    }
    switch tag.name {
    case "string", "date", "data": return .string(try content(tag))
    case "integer", "real":
      let number = try content(tag)
      return .number(number.isEmpty ? "0" : number)
    case "true", "false":
      _ = try content(tag)
      return .bool(tag.name == "true")
    case "dict": return .object(try dictionary(tag, depth))
    case "array":
      var elements: [JSONValue] = []
      while !tag.isClosed, let next = try element(of: "array") {
        do throws(PropertyListFault) {
          elements.append(try value(next, depth - 1))
        } catch {
          throw error.inside(String(elements.count))
        }
      }
      return .array(elements)
    default:
      throw fault(
        "dict, array, string, integer, real, true, false, date or data", at: tag.offset)
    }
  }

  private mutating func dictionary(
    _ tag: Tag, _ depth: Int
  ) throws(PropertyListFault) -> JSONObject {
    var members: [JSONObject.Member] = []
    while !tag.isClosed, let next = try element(of: "dict") {
      guard next.name == "key" else { throw fault("<key> or </dict>", at: next.offset) }
      let key = try content(next)
      do throws(PropertyListFault) {
        guard let next = try element(of: "dict") else { throw fault("a value after the key") }
        let member = try value(next, depth - 1)
        members.append(JSONObject.Member(key: key, value: member, offset: next.offset))
      } catch {
        throw error.inside(key)
      }
    }
    return JSONObject(members)
  }

  func fault(_ expected: String, at offset: Int? = nil) -> PropertyListFault {
    let offset = min(offset ?? place, text.count)
    var found = "the end"
    if offset < text.count {
      let rest = text[offset...].prefix(24)
      let end = rest.firstIndex { $0 == UInt8(ascii: ">") || $0 < 0x20 }
      let shown = end.map { text[$0] == UInt8(ascii: ">") ? rest[...$0] : rest[..<$0] } ?? rest
      found = "'\(String(decoding: shown, as: UTF8.self))'"
    }
    return PropertyListFault(offset: offset, expected: expected, found: found)
  }
}

extension XMLPropertyList {
  fileprivate struct Tag {
    var name: String
    /// Whether it is `<name/>`.
    var isClosed: Bool
    var offset: Int
  }

  private func isNext(_ word: StaticString) -> Bool {
    text[place...].starts(
      with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Goes on after a text; to the end, and a fault, where it is missing.
  private mutating func skip(past word: StaticString) throws(PropertyListFault) {
    let start = place
    let first = word.utf8Start.pointee
    while place < text.count {
      if text[place] == first, isNext(word) {
        place += word.utf8CodeUnitCount
        return
      }
      place += 1
    }
    throw fault("'\(word)' to an end", at: start)
  }

  /// Goes on to the next tag, past blanks, comments, processing instructions and the document type.
  private mutating func skipToTag() throws(PropertyListFault) {
    while place < text.count {
      switch text[place] {
      case 0x20, 0x09, 0x0A, 0x0D: place += 1
      case UInt8(ascii: "<"):
        if isNext("<!--") {
          try skip(past: "-->")
        } else if isNext("<?") {
          try skip(past: "?>")
        } else if isNext("<!DOCTYPE") {
          try skipDocumentType()
        } else {
          return
        }
      default: throw fault("a tag")
      }
    }
  }

  /// A document type ends with '>', which in quotation marks and in its `[…]` does not count.
  private mutating func skipDocumentType() throws(PropertyListFault) {
    let start = place
    var quote: UInt8?
    var depth = 0
    while place < text.count {
      let byte = text[place]
      place += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: ">") where depth <= 0: return
        default: break
        }
      }
    }
    throw fault("'>' to an end", at: start)
  }

  private mutating func opening(_ expected: String) throws(PropertyListFault) -> Tag {
    try skipToTag()
    guard place < text.count, !isNext("</") else { throw fault(expected) }
    return try tag()
  }

  /// The next element of a container; nil at its end.
  private mutating func element(of name: String) throws(PropertyListFault) -> Tag? {
    try skipToTag()
    guard isNext("</") else { return try tag() }
    try closing(name)
    return nil
  }

  /// `<name attribute="…">` or `<name/>`.
  private mutating func tag() throws(PropertyListFault) -> Tag {
    let start = place
    guard isNext("<") else { throw fault("a tag") }
    place += 1
    let name = word()
    var quote: UInt8?
    while place < text.count {
      let byte = text[place]
      place += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        let isClosed = text[place - 2] == UInt8(ascii: "/")
        return Tag(name: name, isClosed: isClosed, offset: start)
      }
    }
    throw fault("'>' at the end of the tag", at: start)
  }

  private mutating func word() -> String {
    let start = place
    while place < text.count, text[place] > 0x20, text[place] != UInt8(ascii: ">"),
      text[place] != UInt8(ascii: "/")
    {
      place += 1
    }
    return String(decoding: text[start..<place], as: UTF8.self)
  }

  private mutating func closing(_ name: String) throws(PropertyListFault) {
    try skipToTag()
    let start = place
    guard isNext("</") else { throw fault("</\(name)>") }
    place += 2
    guard word() == name else { throw fault("</\(name)>", at: start) }
    while place < text.count, text[place] <= 0x20 { place += 1 }
    guard isNext(">") else { throw fault("'>' at the end of the tag") }
    place += 1
  }

  /// The text of an element that holds nothing else, to the end of its closing tag.
  private mutating func content(_ tag: Tag) throws(PropertyListFault) -> String {
    var bytes: [UInt8] = []
    var start = place
    guard !tag.isClosed else { return "" }
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "<"):
        bytes += text[start..<place]
        if isNext("<!--") {
          try skip(past: "-->")
        } else if isNext("<![CDATA[") {
          let open = place + 9
          try skip(past: "]]>")
          bytes += text[open..<max(place - 3, open)]
        } else {
          try closing(tag.name)
          return String(decoding: bytes, as: UTF8.self)
        }
        start = place
      case UInt8(ascii: "&"):
        bytes += text[start..<place]
        bytes += try entity()
        start = place
      case UInt8(ascii: "\r"):
        // Section 2.11 of XML: all line ends are LF.
        bytes += text[start..<place]
        place += 1
        if !isNext("\n") { bytes.append(UInt8(ascii: "\n")) }
        start = place
      default: place += 1
      }
    }
    throw fault("</\(tag.name)>")
  }

  /// `&amp;`, `&#38;`, `&#x26;` (section 4.6).
  private mutating func entity() throws(PropertyListFault) -> [UInt8] {
    let start = place
    let rest = text[place...].prefix(12)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      throw fault("';' at the end of the entity", at: start)
    }
    let name = String(decoding: rest[(start + 1)..<end], as: UTF8.self)
    place = end + 1
    switch name {
    case "amp": return [UInt8(ascii: "&")]
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default: break
    }
    let value =
      name.hasPrefix("#x")
      ? UInt32(name.dropFirst(2), radix: 16)
      : name.hasPrefix("#") ? UInt32(name.dropFirst(1)) : nil
    guard let value, value > 0, let scalar = Unicode.Scalar(value) else {
      throw fault("amp, lt, gt, quot, apos or the number of a character", at: start)
    }
    return Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
