import NumerusFormatting
import NumerusLocales
import Testing

@Suite struct LayoutDirectionTests {
  @Test(arguments: [
    "ar", "ar-EG-u-nu-latn", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "ckb", "ks", "dv",
    "az-Arab", "uz-Arab", "uz-AF", "ku-Arab", "pa-Arab", "pa-PK", "ff-Adlm", "nqo", "syr",
    "rhg-Rohg", "en-Arab",
  ])
  func rightToLeft(_ locale: String) {
    #expect(LocaleID(locale).layoutDirection == .rightToLeft)
  }

  @Test(arguments: [
    "en", "zh-Hant-TW", "ja", "az", "uz", "ku", "pa", "ff", "ks-Deva", "sd-Deva", "ar-Latn", "und",
    "", "qqq", "mn-Mong", "yi-Latn",
  ])
  func leftToRight(_ locale: String) {
    #expect(LocaleID(locale).layoutDirection == .leftToRight)
  }

  @Test func edgesAndMovements() {
    #expect(LayoutEdge.start.resolved(in: .leftToRight) == .left)
    #expect(LayoutEdge.end.resolved(in: .leftToRight) == .right)
    #expect(LayoutEdge.start.resolved(in: .rightToLeft) == .right)
    #expect(LayoutEdge.end.resolved(in: .rightToLeft) == .left)
    #expect(LayoutMovement.forward.resolved(in: .rightToLeft) == .left)
    #expect(LayoutMovement.backward.resolved(in: .leftToRight) == .left)
    for side in LayoutSide.allCases {
      for direction in LayoutDirection.allCases {
        #expect(side.edge(in: direction).resolved(in: direction) == side)
        #expect(side.edge(in: direction) != side.edge(in: direction.opposite))
      }
    }
  }

  @Test func symbols() {
    for symbol in [LayoutSymbol.back, .forward, .chevron, .arrow, .undo, .list, .slider] {
      #expect(symbol.isMirrored(in: .rightToLeft))
      #expect(!symbol.isMirrored(in: .leftToRight))
    }
    for symbol in [LayoutSymbol.play, .rewind, .clock, .logo, .checkmark, .phone, .digits] {
      #expect(!symbol.isMirrored(in: .rightToLeft))
    }
  }

  @Test func characters() {
    // BidiMirroring.txt: 0028 ↔ 0029, 2264 ↔ 2265; 222B is mirrored without a glyph for it.
    #expect(Unicode.Scalar("(").bidiMirroringGlyph == ")")
    #expect(Unicode.Scalar("≤").bidiMirroringGlyph == "≥")
    #expect(Unicode.Scalar("∫").isBidiMirrored)
    #expect(Unicode.Scalar("∫").bidiMirroringGlyph == nil)
    #expect(!Unicode.Scalar("→").isBidiMirrored)
    #expect(!Unicode.Scalar("a").isBidiMirrored)
    // The standard library's Unicode is another release than the linked ICU's; ASCII is stable.
    for scalar in (0..<0x80).compactMap({ Unicode.Scalar(UInt32($0)) }) {
      #expect(scalar.isBidiMirrored == scalar.properties.isBidiMirrored)
    }
  }
}
