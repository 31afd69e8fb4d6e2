/// One pass over the text of a `.strings` file: an old-style property list, mostly without its braces.
///
/// The grammar is that of CoreFoundation's `CFOldStylePList.c`.
struct StringsParser {
  struct Pair {
    var key: String
    var value: String
    var comment: String?
    /// Where the key stands, in bytes.
    var offset: Int
  }

  let text: [UInt8]
  var place = 0
  var log = FaultLog()
  /// The comments since the last empty line or pair.
  private var comments: [String] = []

  init(_ source: SourceText) {
    text = source.utf8
    for fault in source.faults {
      log.add([], fault.offset, expected: fault.expected, found: fault.found)
    }
  }

  var next: UInt8? { place < text.count ? text[place] : nil }

  /// All pairs; what is wrong is reported, and reading goes on after the next semicolon.
  mutating func pairs() -> [Pair] {
    var pairs: [Pair] = []
    skipBlanks()
    let hasBrace = next == UInt8(ascii: "{")
    if hasBrace { place += 1 }
    while true {
      skipBlanks()
      guard let byte = next else { break }
      if hasBrace, byte == UInt8(ascii: "}") {
        place += 1
        skipBlanks()
        if next != nil { fault("the end", in: []) }
        return pairs
      }
      if let pair = pair() { pairs.append(pair) }
      comments.removeAll()
    }
    if hasBrace { fault("'}'", in: []) }
    return pairs
  }

  private mutating func pair() -> Pair? {
    let start = place
    let comment = comments.isEmpty ? nil : comments.joined(separator: "\n")
    guard let key = token("a key", in: []) else {
      recover()
      return nil
    }
    skipBlanks()
    if next == UInt8(ascii: ";") {
      place += 1
      // A key alone stands for itself.
      return Pair(key: key, value: key, comment: comment, offset: start)
    }
    guard next == UInt8(ascii: "=") else {
      fault("'=' or ';'", in: [key])
      recover()
      return nil
    }
    place += 1
    skipBlanks()
    guard let value = token("a string", in: [key]) else {
      recover()
      return nil
    }
    skipBlanks()
    if next == UInt8(ascii: ";") {
      place += 1
    } else {
      // What stands there is taken for the next key.
      fault("';'", in: [key])
    }
    return Pair(key: key, value: value, comment: comment, offset: start)
  }

  /// A string with or without quotation marks.
  private mutating func token(_ expected: String, in path: [String]) -> String? {
    guard let byte = next else {
      fault(expected, in: path)
      return nil
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return quoted(byte, in: path) }
    let start = place
    while let byte = next, Self.isPlain(byte) { place += 1 }
    guard place > start else {
      fault(expected, in: path)
      return nil
    }
    return String(decoding: text[start..<place], as: UTF8.self)
  }

  /// What may stand without quotation marks.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Goes on after a semicolon or at the next line.
  private mutating func recover() {
    while let byte = next {
      place += 1
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\n") { return }
    }
  }

  mutating func fault(_ expected: String, in path: [String], at offset: Int? = nil) {
    let offset = offset ?? place
    var decoder = UTF8()
    var rest = text[min(offset, text.count)...].makeIterator()
    var found = "the end"
    if case .scalarValue(let scalar) = decoder.decode(&rest) {
      found = scalar == "\n" || scalar == "\r" ? "the end of the line" : "'\(scalar)'"
    }
    log.add(path, offset, expected: expected, found: found)
  }
}

extension StringsParser {
  /// Passes over blanks, and over comments, which it keeps.
  private mutating func skipBlanks() {
    var lineEnds = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\n"):
        lineEnds += 1
        // An empty line parts a comment from what follows.
        if lineEnds > 1 { comments.removeAll() }
        place += 1
      case 0x09, 0x0B...0x0D, 0x20: place += 1
      // U+0085, U+00A0, U+2028 and U+2029 are blanks to CoreFoundation too.
      case 0xC2 where text[place...].starts(with: [0xC2, 0x85]): place += 2
      case 0xC2 where text[place...].starts(with: [0xC2, 0xA0]): place += 2
      case 0xE2 where text[place...].starts(with: [0xE2, 0x80, 0xA8]): place += 3
      case 0xE2 where text[place...].starts(with: [0xE2, 0x80, 0xA9]): place += 3
      case UInt8(ascii: "/") where text[place...].starts(with: [0x2F, 0x2F]):
        let start = place + 2
        while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { place += 1 }
        keepComment(start..<place)
        lineEnds = 0
      case UInt8(ascii: "/") where text[place...].starts(with: [0x2F, 0x2A]):
        blockComment()
        lineEnds = 0
      default: return
      }
    }
  }

  private mutating func blockComment() {
    let opening = place
    place += 2
    let start = place
    while place < text.count {
      if text[place] == UInt8(ascii: "*"), place + 1 < text.count,
        text[place + 1] == UInt8(ascii: "/")
      {
        keepComment(start..<place)
        place += 2
        return
      }
      place += 1
    }
    fault("'*/' at the end of the comment", in: [], at: opening)
  }

  private mutating func keepComment(_ range: Range<Int>) {
    var range = range
    while let first = range.first, Self.isBlank(text[first]) { range.removeFirst() }
    while let last = range.last, Self.isBlank(text[last]) { range.removeLast() }
    comments.append(String(decoding: text[range], as: UTF8.self))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
