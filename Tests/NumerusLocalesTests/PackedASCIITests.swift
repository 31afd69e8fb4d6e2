import Testing

@testable import NumerusLocales

@Suite struct PackedASCIITests {
  @Test(arguments: [
    (PackedASCII.ar, "ar"),
    (PackedASCII.c, "c"),
    (PackedASCII.i, "i"),
    (PackedASCII.kok, "kok"),
    (PackedASCII.lv, "lv"),
    (PackedASCII.min, "min"),
    (PackedASCII.ms, "ms"),
    (PackedASCII.nan, "nan"),
    (PackedASCII.posix, "posix"),
    (PackedASCII.root, "root"),
    (PackedASCII.sgn, "sgn"),
    (PackedASCII.sw, "sw"),
    (PackedASCII.und, "und"),
    (PackedASCII.uz, "uz"),
    (PackedASCII.x, "x"),
    (PackedASCII.zh, "zh"),
  ])
  func spells(_ packed: UInt64, _ expected: String) {
    #expect(PackedASCII.string(packed) == expected)
  }
}
