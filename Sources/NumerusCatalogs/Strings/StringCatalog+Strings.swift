internal import NumerusJSON

extension StringCatalog {
  /// Reads a `.strings` file of one language: old-style text, or a property list in XML or binary form.
  ///
  /// Text may be UTF-8 or UTF-16. Of a key that stands twice, the last counts. The comment right before
  /// a key becomes the comment of its entry.
  ///
  /// - language: the language of the file, as its folder says: "pt-BR" of `pt-BR.lproj`.
  /// - Throws: the first thing that is wrong. ``reading(strings:language:file:faults:)`` goes on.
  public init(
    strings bytes: [UInt8], language: String, file: String = "Localizable.strings"
  ) throws(CatalogError) {
    var faults: [CatalogError] = []
    let catalog = Self.reading(strings: bytes, language: language, file: file, faults: &faults)
    if let first = faults.first { throw first }
    guard let catalog else {
      throw CatalogError(file: file, expected: "strings", found: "none")
    }
    self = catalog
  }

  /// Reads what can be read of a `.strings` file; what is wrong is reported and left out.
  ///
  /// - Returns: nil where the file is a broken property list.
  public static func reading(
    strings bytes: [UInt8], language: String, file: String = "Localizable.strings",
    faults: inout [CatalogError]
  ) -> StringCatalog? {
    var catalog = StringCatalog(sourceLanguage: language)
    if let document = PropertyListDocument(bytes) {
      var log = document.log
      defer { faults += log.errors(file: file, text: document.text) }
      guard let root = document.root(&log) else { return nil }
      for member in root.members {
        if let text = member.value.string {
          catalog.entries.append(Entry(member.key, text, language))
        } else {
          log.add(
            [member.key], member.offset, expected: "a string", found: member.value.kindName)
        }
      }
    } else {
      var parser = StringsParser(SourceText(bytes))
      catalog.entries = parser.pairs().map { pair in
        var entry = Entry(pair.key, pair.value, language)
        entry.comment = pair.comment
        return entry
      }
      faults += parser.log.errors(file: file, text: parser.text)
    }
    catalog.keepLastOfDuplicates()
    return catalog
  }

  private mutating func keepLastOfDuplicates() {
    var seen: Set<String> = []
    seen.reserveCapacity(entries.count)
    if entries.allSatisfy({ seen.insert($0.key).inserted }) { return }
    seen.removeAll(keepingCapacity: true)
    entries = entries.reversed().filter { seen.insert($0.key).inserted }.reversed()
  }

  /// The plain strings of a language as a `.strings` file in UTF-8, in the order of the entries.
  ///
  /// Strings with variations, which ``stringsdict(language:)`` writes, are not among them.
  public func strings(language: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in entries {
      guard let localization = entry[language], !localization.varies,
        case .unit(let unit)? = localization.value
      else { continue }
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      if let comment = entry.comment {
        bytes += "/* \(comment.replacing("*/", with: "* /")) */\n".utf8
      }
      StringsWriter.quote(entry.key, to: &bytes)
      bytes += " = ".utf8
      StringsWriter.quote(unit.value, to: &bytes)
      bytes += ";\n".utf8
    }
    return bytes
  }
}

extension StringCatalog.Entry {
  fileprivate init(_ key: String, _ text: String, _ language: String) {
    self.init(
      key: key,
      localizations: [
        StringCatalog.Localization(language: language, value: .unit(StringCatalog.StringUnit(text)))
      ])
  }
}

extension StringCatalog.Localization {
  /// Whether it is more than one string.
  var varies: Bool {
    guard case .unit? = value else { return value != nil }
    // A second rule of a `.stringsdict`, or a part that varies.
    return !substitutions.isEmpty || unknownFields.members.contains { $0.key.hasPrefix("NSString") }
  }
}

enum StringsWriter {
  /// Writes a string in quotation marks; a control character as `\U0007`.
  static func quote(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16)
        bytes += "\\U00\(digits.utf8.count < 2 ? "0" : "")\(digits)".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
