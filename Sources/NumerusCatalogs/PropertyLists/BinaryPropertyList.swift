internal import NumerusJSON

/// Reads binary property lists, version 00 (`CFBinaryPList.c`).
///
/// Objects may be shared: a string is decoded once, and how much all of the containers may hold together
/// is bounded by the size of the file, so that neither cycles nor doublings take more than that.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsets: Int
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let top: Int
  private var texts: [Int: String] = [:]
  private var budget: Int
  private static let depthLimit = 128

  init(_ bytes: [UInt8]) throws(PropertyListFault) {
    guard bytes.count >= 40, bytes.starts(with: "bplist0".utf8) else {
      throw Self.fault("a binary property list of version 00 with 32 bytes at its end")
    }
    self.bytes = bytes
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.integer(bytes, trailer + 8, 8),
      let top = Self.integer(bytes, trailer + 16, 8),
      let offsets = Self.integer(bytes, trailer + 24, 8), count > 0, top < count,
      offsets <= trailer, count <= (trailer - offsets) / offsetSize
    else { throw Self.fault("a table of objects inside of the file") }
    self.count = count
    self.top = top
    self.offsets = offsets
    budget = bytes.count
  }

  mutating func root() throws(PropertyListFault) -> JSONValue { try value(top, Self.depthLimit) }

  private static func fault(_ expected: String) -> PropertyListFault {
    PropertyListFault(expected: expected, found: "other bytes")
  }

  /// A number of some bytes, the highest first; nil where it is outside or too large.
  private static func integer(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int? {
    guard place >= 0, size >= 0, place <= bytes.count - size else { return nil }
    return Int(exactly: bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  private mutating func value(
    _ object: Int, _ depth: Int
  ) throws(PropertyListFault) -> JSONValue {
    guard depth > 0 else { throw Self.fault("at most \(Self.depthLimit) levels of nesting") }
    budget -= 1
    guard budget > 0 else { throw Self.fault("no more values than the file has bytes") }
    guard object < count,
      let place = Self.integer(bytes, offsets + object * offsetSize, offsetSize),
      place >= 8, place < offsets
    else { throw Self.fault("an object inside of the file") }
    let low = Int(bytes[place] & 0x0F)
    switch bytes[place] >> 4 {
    case 0x0:
      switch low {
      case 8: return .bool(false)
      case 9: return .bool(true)
      default: return .null
      }
    case 0x1: return .number(try number(place + 1, 1 << low))
    case 0x2, 0x3, 0x4: return .string("")
    case 0x5, 0x6: return .string(try text(object, place))
    case 0xA:
      let (length, start) = try length(place)
      var elements: [JSONValue] = []
      for index in 0..<length {
        do throws(PropertyListFault) {
          elements.append(try value(reference(start, index), depth - 1))
        } catch {
          throw error.inside(String(index))
        }
      }
      return .array(elements)
    case 0xD: return .object(try dictionary(place, depth))
    default: throw Self.fault("a dictionary, an array, a string or a number")
    }
  }

  private mutating func dictionary(
    _ place: Int, _ depth: Int
  ) throws(PropertyListFault) -> JSONObject {
    let (length, start) = try length(place)
    var members: [JSONObject.Member] = []
    for index in 0..<length {
      guard case .string(let key) = try value(reference(start, index), 1) else {
        throw Self.fault("a string for a key")
      }
      do throws(PropertyListFault) {
        let member = try value(reference(start, length + index), depth - 1)
        members.append(JSONObject.Member(key: key, value: member))
      } catch {
        throw error.inside(key)
      }
    }
    return JSONObject(members)
  }

  private func reference(_ start: Int, _ index: Int) throws(PropertyListFault) -> Int {
    let (distance, overflow) = index.multipliedReportingOverflow(by: referenceSize)
    guard !overflow, distance < bytes.count,
      let object = Self.integer(bytes, start + distance, referenceSize)
    else { throw Self.fault("a reference inside of the file") }
    return object
  }

  private func number(_ place: Int, _ size: Int) throws(PropertyListFault) -> String {
    // One of 16 bytes holds an unsigned number of 64 bits in its lower half.
    let skipped = size == 16 ? 8 : 0
    guard size <= 16, place + size <= bytes.count else { throw Self.fault("a whole number") }
    let value = bytes[(place + skipped)..<(place + size)].reduce(UInt64(0)) {
      $0 << 8 | UInt64($1)
    }
    return size == 8 ? String(Int64(bitPattern: value)) : String(value)
  }

  /// How many elements an object has, and where they begin.
  private func length(_ place: Int) throws(PropertyListFault) -> (Int, Int) {
    let low = Int(bytes[place] & 0x0F)
    guard low == 0x0F else { return (low, place + 1) }
    guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1 else {
      throw Self.fault("a length")
    }
    let size = 1 << Int(bytes[place + 1] & 0x0F)
    guard size <= 8, let length = Self.integer(bytes, place + 2, size), length <= bytes.count
    else { throw Self.fault("a length inside of the file") }
    return (length, place + 2 + size)
  }

  private mutating func text(_ object: Int, _ place: Int) throws(PropertyListFault) -> String {
    if let text = texts[object] { return text }
    let (length, start) = try length(place)
    let isWide = bytes[place] >> 4 == 6
    let size = isWide ? length * 2 : length
    guard start + size <= bytes.count else { throw Self.fault("a string inside of the file") }
    budget -= length
    guard budget > 0 else { throw Self.fault("no more text than the file has bytes") }
    let text: String
    if isWide {
      let units = (0..<length).lazy.map { [bytes] index in
        UInt16(bytes[start + index * 2]) << 8 | UInt16(bytes[start + index * 2 + 1])
      }
      text = String(decoding: units, as: UTF16.self)
    } else {
      text = String(decoding: bytes[start..<start + size], as: UTF8.self)
    }
    texts[object] = text
    return text
  }
}
