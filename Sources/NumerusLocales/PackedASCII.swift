/// Text of at most eight ASCII characters in an integer, the first in the most significant byte.
enum PackedASCII {
  /// The text; eight bytes are a small string, so this does not allocate.
  static func string(_ packed: UInt64) -> String {
    String(unsafeUninitializedCapacity: 8) { buffer in
      var rest = packed
      var count = 0
      while rest != 0 {
        buffer[count] = UInt8(truncatingIfNeeded: rest >> 56)
        rest <<= 8
        count += 1
      }
      return count
    }
  }

  static func string(_ packed: UInt32) -> String { string(UInt64(packed) << 32) }
}

// Spelled as integers: packing literals at run time was most of the cost of reading `ar`.
extension PackedASCII {
  static var ar: UInt64 { 0x6172_0000_0000_0000 }
  static var bok: UInt64 { 0x626F_6B00_0000_0000 }
  static var c: UInt64 { 0x6300_0000_0000_0000 }
  static var de: UInt64 { 0x6465_0000_0000_0000 }
  static var `default`: UInt64 { 0x6465_6661_756C_7400 }
  static var en: UInt64 { 0x656E_0000_0000_0000 }
  static var enochian: UInt64 { 0x656E_6F63_6869_616E }
  static var fr: UInt64 { 0x6672_0000_0000_0000 }
  static var i: UInt64 { 0x6900_0000_0000_0000 }
  static var kok: UInt64 { 0x6B6F_6B00_0000_0000 }
  static var lv: UInt64 { 0x6C76_0000_0000_0000 }
  static var min: UInt64 { 0x6D69_6E00_0000_0000 }
  static var mingo: UInt64 { 0x6D69_6E67_6F00_0000 }
  static var ms: UInt64 { 0x6D73_0000_0000_0000 }
  static var nan: UInt64 { 0x6E61_6E00_0000_0000 }
  static var nb: UInt64 { 0x6E62_0000_0000_0000 }
  static var nl: UInt64 { 0x6E6C_0000_0000_0000 }
  static var nn: UInt64 { 0x6E6E_0000_0000_0000 }
  static var no: UInt64 { 0x6E6F_0000_0000_0000 }
  static var nyn: UInt64 { 0x6E79_6E00_0000_0000 }
  static var oed: UInt64 { 0x6F65_6400_0000_0000 }
  static var posix: UInt64 { 0x706F_7369_7800_0000 }
  static var root: UInt64 { 0x726F_6F74_0000_0000 }
  static var see: UInt64 { 0x7365_6500_0000_0000 }
  static var sfb: UInt64 { 0x7366_6200_0000_0000 }
  static var sgg: UInt64 { 0x7367_6700_0000_0000 }
  static var sgn: UInt64 { 0x7367_6E00_0000_0000 }
  static var sw: UInt64 { 0x7377_0000_0000_0000 }
  static var und: UInt64 { 0x756E_6400_0000_0000 }
  static var uz: UInt64 { 0x757A_0000_0000_0000 }
  static var vgt: UInt64 { 0x7667_7400_0000_0000 }
  static var x: UInt64 { 0x7800_0000_0000_0000 }
  static var zh: UInt64 { 0x7A68_0000_0000_0000 }
}

// Regions are packed in half a word, and in upper case.
extension PackedASCII {
  static var regionBE: UInt32 { 0x4245_0000 }
  static var regionCH: UInt32 { 0x4348_0000 }
  static var regionGB: UInt32 { 0x4742_0000 }
}
