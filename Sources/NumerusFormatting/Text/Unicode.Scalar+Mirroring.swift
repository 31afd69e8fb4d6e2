internal import CNumerusICUShim

extension Unicode.Scalar {
  /// Whether the character is drawn mirrored in text from right to left, as brackets are.
  ///
  /// What shows text does this by itself. Source: Unicode's `Bidi_Mirrored`; `u_isMirrored`.
  public var isBidiMirrored: Bool { nicu_is_mirrored(value) }

  /// The character whose picture is the mirror image of this one's, `)` of `(`; nil if there is
  /// none.
  ///
  /// Source: Unicode's `Bidi_Mirroring_Glyph`; `u_charMirror`.
  public var bidiMirroringGlyph: Unicode.Scalar? {
    let mirror = nicu_mirror(value)
    return mirror == value ? nil : Unicode.Scalar(mirror)
  }
}
