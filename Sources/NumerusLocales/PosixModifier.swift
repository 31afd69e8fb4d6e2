/// A script that the C library's locale names carry as a modifier: `sr_RS@latin`.
///
/// Source: the modifiers of glibc's `localedata/SUPPORTED`. Its `@euro`, which changed a currency
/// before 2002, means nothing today and is passed over.
enum PosixModifier {
  case latin, cyrillic, devanagari, iqtelif

  /// Matches the whole rest of the text, in any case; nil for anything else.
  init?(_ text: borrowing Span<UInt8>, at start: Int) {
    // Not a loop over an array: that would allocate.
    if Self.latin.matches(text, at: start) {
      self = .latin
    } else if Self.cyrillic.matches(text, at: start) {
      self = .cyrillic
    } else if Self.devanagari.matches(text, at: start) {
      self = .devanagari
    } else if Self.iqtelif.matches(text, at: start) {
      self = .iqtelif
    } else {
      return nil
    }
  }

  var name: StaticString {
    switch self {
    case .latin: "latin"
    case .cyrillic: "cyrillic"
    case .devanagari: "devanagari"
    case .iqtelif: "iqtelif"
    }
  }

  /// ISO 15924 code, packed as in ``LocaleSubtags/script``.
  var script: UInt32 {
    switch self {
    case .latin, .iqtelif: 0x4C61_746E
    case .cyrillic: 0x4379_726C
    case .devanagari: 0x4465_7661
    }
  }

  private func matches(_ text: borrowing Span<UInt8>, at start: Int) -> Bool {
    let name = name
    guard text.count - start == name.utf8CodeUnitCount else { return false }
    for index in 0..<name.utf8CodeUnitCount
    where text[start + index] | 0x20 != name.utf8Start[index] { return false }
    return true
  }
}
