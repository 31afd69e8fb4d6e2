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
  static var c: UInt64 { 0x6300_0000_0000_0000 }
  static var i: UInt64 { 0x6900_0000_0000_0000 }
  static var kok: UInt64 { 0x6B6F_6B00_0000_0000 }
  static var lv: UInt64 { 0x6C76_0000_0000_0000 }
  static var min: UInt64 { 0x6D69_6E00_0000_0000 }
  static var ms: UInt64 { 0x6D73_0000_0000_0000 }
  static var nan: UInt64 { 0x6E61_6E00_0000_0000 }
  static var posix: UInt64 { 0x706F_7369_7800_0000 }
  static var root: UInt64 { 0x726F_6F74_0000_0000 }
  static var sgn: UInt64 { 0x7367_6E00_0000_0000 }
  static var sw: UInt64 { 0x7377_0000_0000_0000 }
  static var und: UInt64 { 0x756E_6400_0000_0000 }
  static var uz: UInt64 { 0x757A_0000_0000_0000 }
  static var x: UInt64 { 0x7800_0000_0000_0000 }
  static var zh: UInt64 { 0x7A68_0000_0000_0000 }
}
