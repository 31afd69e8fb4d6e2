internal import NumerusJSON

/// A property list in XML or binary form, as the values that JSON has.
///
/// Both are read here and not by Foundation: members keep their order, duplicates and places, and what a
/// hostile file costs is bounded.
struct PropertyListDocument {
  /// The text that places are in; empty for the binary form.
  let text: [UInt8]
  private(set) var log = FaultLog()
  private let isBinary: Bool
  private let bytes: [UInt8]

  /// Nil where the bytes are no property list of these forms.
  init?(_ bytes: [UInt8]) {
    isBinary = bytes.starts(with: "bplist".utf8)
    if isBinary {
      self.bytes = bytes
      text = []
      return
    }
    // Byte order marks, blanks, and the zeros of UTF-16 may stand before the first tag.
    let blanks: Set<UInt8> = [0, 9, 10, 13, 32, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
    guard let first = bytes.prefix(1024).first(where: { !blanks.contains($0) }),
      first == UInt8(ascii: "<")
    else { return nil }
    self.bytes = []
    let source = SourceText(bytes)
    text = source.utf8
    for fault in source.faults {
      log.add([], fault.offset, expected: fault.expected, found: fault.found)
    }
  }

  /// The dictionary that the document is; nil, and a fault, where it is broken.
  func root(_ log: inout FaultLog) -> JSONObject? {
    var value: JSONValue?
    do throws(PropertyListFault) {
      if isBinary {
        var reader = try BinaryPropertyList(bytes)
        value = try reader.root()
      } else {
        var reader = XMLPropertyList(text)
        value = try reader.root()
      }
    } catch {
      log.add(error.path, error.offset, expected: error.expected, found: error.found)
    }
    guard let value else { return nil }
    if let object = value.object { return object }
    log.add([], isBinary ? nil : 0, expected: "a dictionary", found: value.kindName)
    return nil
  }
}

/// What ends the reading of a property list.
struct PropertyListFault: Error {
  var path: [String] = []
  var offset: Int?
  var expected: String
  var found: String

  func inside(_ key: String) -> PropertyListFault {
    var fault = self
    fault.path.insert(key, at: 0)
    return fault
  }
}
