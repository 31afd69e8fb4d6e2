/// What a character is to the order of keys.
enum KeyOrderElement {
  /// Nothing: a control or format character.
  case ignorable
  /// One or more characters with their weights; an accent, 0 for none; a form, 0 for plain small letters.
  case letters([UInt32], accent: UInt8, form: UInt8)
  /// A combining accent.
  case accent(UInt8)
  /// A character whose place among its like is not known here.
  case group(UInt32)
}

extension KeyOrderElement {
  /// The weight of numbers, which the number follows.
  static let digits: UInt32 = 0x4000

  private static let blanks: UInt32 = 0x1000
  private static let punctuation: UInt32 = 0x2000
  private static let symbols: UInt32 = 0x3000
  private static let currency: UInt32 = 0x3800
  private static let latin: UInt32 = 0x5000
  private static let scripts: UInt32 = 0x6000

  init(_ scalar: Unicode.Scalar) {
    self = scalar.isASCII ? Self.ascii[Int(scalar.value)] : Self.other(scalar)
  }

  private static let ascii = (0..<128).map { value in other(Unicode.Scalar(UInt8(value))) }

  private static func other(_ scalar: Unicode.Scalar) -> Self {
    switch scalar {
    case "\t"..."\r": return .letters([blanks + scalar.value], accent: 0, form: 0)
    case "a"..."z": return .letters([latin + scalar.value], accent: 0, form: 0)
    case "A"..."Z": return .letters([latin + scalar.value + 32], accent: 0, form: 1)
    case "…":
      let dot = punctuation + weight(of: ".", in: punctuationOrder)
      return .letters([dot, dot, dot], accent: 0, form: 1)
    default: break
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: return .letters([blanks + 32], accent: 0, form: scalar == " " ? 0 : 1)
    case .lineSeparator, .paragraphSeparator: return .letters([blanks + 31], accent: 0, form: 0)
    case .control, .format, .surrogate: return .ignorable
    case .nonspacingMark, .spacingMark, .enclosingMark:
      if 0xFE00...0xFE0F ~= scalar.value { return .ignorable }
      return mark(scalar)
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return listed(scalar, in: punctuationOrder, from: punctuation)
    case .mathSymbol, .modifierSymbol, .otherSymbol:
      return listed(scalar, in: symbolOrder, from: symbols)
    case .currencySymbol: return listed(scalar, in: currencyOrder, from: currency)
    default: return letter(scalar)
    }
  }

  // As ICU 72 sorts them (`ucol_getSortKey` of each, root).
  private static let punctuationOrder = Array(
    """
    _-‐‒–—―⁓〜,،、;؛⁏:!¡?¿؟‽.。·'‘’‚‛‹›"“”„‟〝〞〟«»()[]{}⁅⁆〈〉《》「」『』【】〔〕〖〗〘〙〚〛‖§¶⁋@*⁎⁑/\\&⁊#%‰‱†‡•‣‧⁃⁌⁍′‵〃‸※‿⁔⁀⁐⁁⁂
    """.unicodeScalars)
  private static let symbolOrder = Array("`´^¯¨¸°©®←→↑↓↔↕+±÷×<=>¬|¦~−⁒⁄∞≤≥".unicodeScalars)
  private static let currencyOrder = Array("¤¢$£¥".unicodeScalars)

  private static func weight(of scalar: Unicode.Scalar, in order: [Unicode.Scalar]) -> UInt32 {
    UInt32(order.firstIndex(of: scalar) ?? order.count)
  }

  private static func listed(
    _ scalar: Unicode.Scalar, in order: [Unicode.Scalar], from base: UInt32
  ) -> Self {
    let weight = base + weight(of: scalar, in: order)
    return order.contains(scalar)
      ? .letters([weight], accent: 0, form: 0) : .group(base + UInt32(order.count))
  }
}

extension KeyOrderElement {
  /// The accents in their order, as the names of characters call them.
  private static let accents = [
    "ACUTE", "GRAVE", "BREVE", "CIRCUMFLEX", "CARON", "RING ABOVE", "DIAERESIS", "DOUBLE ACUTE",
    "TILDE", "DOT ABOVE",
  ]

  private static func accent(named name: some StringProtocol) -> UInt8? {
    accents.firstIndex { $0 == name }.map { UInt8($0 + 1) }
  }

  private static func mark(_ scalar: Unicode.Scalar) -> Self {
    var name = scalar.properties.name ?? ""
    if name.hasPrefix("COMBINING "), 0x0300...0x036F ~= scalar.value {
      name.removeFirst("COMBINING ".utf8.count)
      if name.hasSuffix(" ACCENT") { name.removeLast(" ACCENT".utf8.count) }
      if let accent = accent(named: name) { return .accent(accent) }
    }
    return .group(scripts)
  }

  /// A letter with an accent by its name: "LATIN SMALL LETTER E WITH ACUTE".
  private static func letter(_ scalar: Unicode.Scalar) -> Self {
    switch scalar {
    case "ß": return .letters([latin + 0x73, latin + 0x73], accent: 0, form: 1)
    default: break
    }
    guard let name = scalar.properties.name, name.hasPrefix("LATIN ") else {
      return .group(scripts + script(scalar.value))
    }
    for (prefix, form) in [("LATIN SMALL LETTER ", 0), ("LATIN CAPITAL LETTER ", 1)]
    where name.hasPrefix(prefix) {
      let words = Array(name.utf8.dropFirst(prefix.utf8.count))
      guard let base = words.first, words.dropFirst().starts(with: " WITH ".utf8),
        let accent = accent(named: String(decoding: words.dropFirst(7), as: UTF8.self))
      else { break }
      return .letters([latin + UInt32(base) + 32], accent: accent, form: UInt8(form))
    }
    return .group(latin + 0x100)
  }

  /// The scripts in their order, as far as it is not that of their code points.
  private static func script(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x0370...0x03FF, 0x1F00...0x1FFF: 1
    case 0x0400...0x052F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: 2
    case 0x10A0...0x10FF, 0x1C90...0x1CBF: 3
    case 0x0530...0x058F: 4
    case 0x0590...0x05FF: 5
    case 0x0600...0x06FF, 0x0750...0x077F, 0xFB50...0xFDFF, 0xFE70...0xFEFF: 6
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF: 0x1000
    case 0x3040...0x30FF, 0x31F0...0x31FF: 0x1001
    case 0x3100...0x312F: 0x1002
    case 0x2E80...0x2FDF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: 0x1003
    default: 7 + value >> 8
    }
  }
}
