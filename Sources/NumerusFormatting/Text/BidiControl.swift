/// The characters whose only meaning is direction (UAX #9, table 1).
enum BidiControl {
  static let leftToRightIsolate: Unicode.Scalar = "\u{2066}"
  static let rightToLeftIsolate: Unicode.Scalar = "\u{2067}"
  static let firstStrongIsolate: Unicode.Scalar = "\u{2068}"
  static let popIsolate: Unicode.Scalar = "\u{2069}"
  static let leftToRightEmbedding: Unicode.Scalar = "\u{202A}"
  static let rightToLeftEmbedding: Unicode.Scalar = "\u{202B}"
  static let popFormat: Unicode.Scalar = "\u{202C}"
  static let leftToRightOverride: Unicode.Scalar = "\u{202D}"
  static let rightToLeftOverride: Unicode.Scalar = "\u{202E}"

  /// The marks ALM, LRM and RLM, embeddings, overrides, isolates, and what closes them.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Class B: line feed, carriage return, the separators of ASCII, next line, paragraph separator.
  static func separatesParagraphs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
    default: false
    }
  }
}

extension StringProtocol {
  /// Whether any character is a bidi control.
  ///
  /// They are U+061C ALM, U+200E LRM, U+200F RLM, U+202A LRE, U+202B RLE, U+202C PDF, U+202D LRO,
  /// U+202E RLO, U+2066 LRI, U+2067 RLI, U+2068 FSI and U+2069 PDI: Unicode's property
  /// `Bidi_Control`.
  public var containsBidiControls: Bool { unicodeScalars.contains(where: BidiControl.contains) }

  /// This text without its bidi controls; see ``containsBidiControls``.
  public var strippingBidiControls: String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: unicodeScalars.lazy.filter { !BidiControl.contains($0) })
    return String(result)
  }
}
