import Testing

@testable import NumerusLocales

@Suite struct PackedASCIITests {
  @Test(arguments: [
    (PackedASCII.ar, "ar"),
    (PackedASCII.bok, "bok"),
    (PackedASCII.c, "c"),
    (PackedASCII.de, "de"),
    (PackedASCII.default, "default"),
    (PackedASCII.en, "en"),
    (PackedASCII.enochian, "enochian"),
    (PackedASCII.fr, "fr"),
    (PackedASCII.i, "i"),
    (PackedASCII.kok, "kok"),
    (PackedASCII.lv, "lv"),
    (PackedASCII.min, "min"),
    (PackedASCII.mingo, "mingo"),
    (PackedASCII.ms, "ms"),
    (PackedASCII.nan, "nan"),
    (PackedASCII.nb, "nb"),
    (PackedASCII.nl, "nl"),
    (PackedASCII.nn, "nn"),
    (PackedASCII.no, "no"),
    (PackedASCII.nyn, "nyn"),
    (PackedASCII.oed, "oed"),
    (PackedASCII.posix, "posix"),
    (PackedASCII.root, "root"),
    (PackedASCII.see, "see"),
    (PackedASCII.sfb, "sfb"),
    (PackedASCII.sgg, "sgg"),
    (PackedASCII.sgn, "sgn"),
    (PackedASCII.sw, "sw"),
    (PackedASCII.und, "und"),
    (PackedASCII.uz, "uz"),
    (PackedASCII.vgt, "vgt"),
    (PackedASCII.x, "x"),
    (PackedASCII.zh, "zh"),
  ])
  func spells(_ packed: UInt64, _ expected: String) {
    #expect(PackedASCII.string(packed) == expected)
  }

  @Test func spellsRegions() {
    #expect(PackedASCII.string(PackedASCII.regionBE) == "BE")
    #expect(PackedASCII.string(PackedASCII.regionCH) == "CH")
    #expect(PackedASCII.string(PackedASCII.regionGB) == "GB")
  }
}
