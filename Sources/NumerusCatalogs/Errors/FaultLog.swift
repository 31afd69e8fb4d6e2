internal import NumerusJSON

/// The faults of one file, gathered with their byte offsets while it is read.
///
/// Lines are counted once for all of them at the end, so that a file of nothing but faults still takes
/// linear time.
struct FaultLog {
  struct Fault {
    var path: [String]
    /// In bytes of the text that was read; nil where the format has no places.
    var offset: Int?
    var expected: String
    var found: String
  }

  private(set) var faults: [Fault] = []

  mutating func add(_ path: [String], _ offset: Int?, expected: String, found: String) {
    faults.append(Fault(path: path, offset: offset, expected: expected, found: found))
  }

  /// The faults in the order of the file, with their lines.
  func errors(file: String, text: [UInt8]) -> [CatalogError] {
    // The sort is stable; what has no place comes first.
    let ordered = faults.sorted { ($0.offset ?? -1) < ($1.offset ?? -1) }
    var walk = LineWalk(text)
    return ordered.map { fault in
      let place = fault.offset.map { walk.position(of: $0) }
      return CatalogError(
        file: file, keyPath: fault.path, line: place?.line, column: place?.column,
        expected: fault.expected, found: fault.found)
    }
  }
}

/// Lines and columns of ascending offsets, in one pass.
private struct LineWalk {
  private let text: [UInt8]
  private var place = 0
  private var line = 1
  private var column = 1

  init(_ text: [UInt8]) {
    self.text = text
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  mutating func position(of offset: Int) -> (line: Int, column: Int) {
    while place < min(offset, text.count) {
      let byte = text[place]
      place += 1
      let isEnd =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && (place == text.count || text[place] != UInt8(ascii: "\n"))
      if isEnd {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    // A place inside of a character is that of the character.
    let isInside = place < text.count && text[place] & 0xC0 == 0x80
    return (line, isInside ? max(column - 1, 1) : column)
  }
}

extension JSONError {
  /// The components of the path as texts.
  var keyPath: [String] {
    path.components.map { component in
      switch component {
      case .key(let key): key
      case .index(let index): String(index)
      }
    }
  }
}
