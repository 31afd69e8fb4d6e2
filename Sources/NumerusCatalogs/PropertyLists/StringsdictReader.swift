internal import NumerusJSON

extension StringCatalog {
  /// Reads a `.stringsdict` file of one language, a property list in XML or binary form.
  ///
  /// A format with variables becomes a string with substitutions, `%#@name@` in it as the file has it;
  /// rules by device and by width become variations.
  ///
  /// - language: the language of the file, as its folder says.
  /// - Throws: the first thing that is wrong. ``reading(stringsdict:language:file:faults:)`` goes on.
  public init(
    stringsdict bytes: [UInt8], language: String, file: String = "Localizable.stringsdict"
  ) throws(CatalogError) {
    var faults: [CatalogError] = []
    let catalog = Self.reading(stringsdict: bytes, language: language, file: file, faults: &faults)
    if let first = faults.first { throw first }
    guard let catalog else {
      throw CatalogError(file: file, expected: "a property list", found: "none")
    }
    self = catalog
  }

  /// Reads what can be read of a `.stringsdict` file; what is wrong is reported and left out.
  ///
  /// - Returns: nil where the file as a whole is no property list.
  public static func reading(
    stringsdict bytes: [UInt8], language: String, file: String = "Localizable.stringsdict",
    faults: inout [CatalogError]
  ) -> StringCatalog? {
    guard let document = PropertyListDocument(bytes) else {
      faults.append(
        CatalogError(
          file: file, line: 1, column: 1, expected: "a property list in XML or binary form",
          found: bytes.isEmpty ? "nothing" : "other text"))
      return nil
    }
    var reader = StringsdictReader(language: language, log: document.log)
    defer { faults += reader.log.errors(file: file, text: document.text) }
    guard let root = document.root(&reader.log) else { return nil }
    var catalog = StringCatalog(sourceLanguage: language)
    // Of a key that stands twice, the last counts.
    for (member, isLast) in root.membersKnowingLast where isLast {
      if let entry = reader.entry(member) { catalog.entries.append(entry) }
    }
    return catalog
  }
}

/// Makes the model of the dictionaries of a `.stringsdict` file.
struct StringsdictReader {
  typealias Variation = StringCatalog.Variation

  let language: String
  var log: FaultLog
  private var path: [String] = []

  init(language: String, log: FaultLog) {
    self.language = language
    self.log = log
  }

  mutating func entry(_ member: JSONObject.Member) -> StringCatalog.Entry? {
    path = [member.key]
    var localization = StringCatalog.Localization(language: language, value: nil)
    localization.value = value(member, of: &localization, device: nil)
    guard localization.value != nil else { return nil }
    return StringCatalog.Entry(key: member.key, localizations: [localization])
  }

  /// What an entry, or a device of one, says; nil, and a fault, where it says nothing.
  private mutating func value(
    _ member: JSONObject.Member, of localization: inout StringCatalog.Localization, device: String?
  ) -> Variation? {
    if let text = member.value.string { return .unit(StringCatalog.StringUnit(text)) }
    guard let object = member.value.object else {
      report("a dictionary or a string", member)
      return nil
    }
    // A second rule is kept beside the one that counts, where there is a place for it.
    let isNested = path.count > 1
    var result: Variation?
    var variables: [StringCatalog.Substitution] = []
    for (member, isLast) in object.membersKnowingLast where isLast {
      path.append(member.key)
      defer { path.removeLast() }
      switch member.key {
      case Stringsdict.format:
        guard let text = member.value.string else {
          report("a string", member)
          continue
        }
        // A format counts before the other rules.
        if let old = result {
          if isNested { report("one rule", member, found: "two") }
          if !isNested { localization.unknownFields.add(Stringsdict.member(of: old)) }
        }
        result = .unit(StringCatalog.StringUnit(text))
      case Stringsdict.device, Stringsdict.width:
        guard let cases = member.value.object else {
          report("a dictionary", member)
          continue
        }
        guard result == nil else {
          if isNested { report("one rule", member, found: "two") }
          if !isNested { localization.unknownFields.add(member) }
          continue
        }
        let isDevice = member.key == Stringsdict.device
        let found = self.cases(cases, of: &localization, isDevice: isDevice)
        result = isDevice ? .device(found) : .width(found)
      default:
        if let variable = variable(member) { variables.append(variable) }
      }
    }
    guard result != nil else {
      report(
        "\(Stringsdict.format), \(Stringsdict.device) or \(Stringsdict.width)", member,
        found: "none of these")
      return nil
    }
    return add(variables, to: &localization, for: result, device: device)
  }

  private mutating func cases(
    _ object: JSONObject, of localization: inout StringCatalog.Localization, isDevice: Bool
  ) -> [Variation.Case] {
    var result: [Variation.Case] = []
    for (member, isLast) in object.membersKnowingLast where isLast {
      path.append(member.key)
      defer { path.removeLast() }
      if let value = value(member, of: &localization, device: isDevice ? member.key : nil) {
        result.append(Variation.Case(name: member.key, value: value))
      }
    }
    return result
  }

  private mutating func variable(
    _ member: JSONObject.Member
  ) -> StringCatalog.Substitution? {
    guard let object = member.value.object else {
      report("a dictionary of \(Stringsdict.kind)", member)
      return nil
    }
    // The type that a file leaves out is that of an object.
    var result = StringCatalog.Substitution(name: member.key, formatSpecifier: "@", value: nil)
    var cases: [Variation.Case] = []
    var hasKind = false
    for (member, isLast) in object.membersKnowingLast where isLast {
      path.append(member.key)
      defer { path.removeLast() }
      guard let text = member.value.string else {
        report("a string", member)
        continue
      }
      switch member.key {
      case Stringsdict.kind:
        hasKind = true
        if text != Stringsdict.plural {
          report(Stringsdict.plural, member, found: "\"\(text)\"")
        }
      case Stringsdict.valueType:
        // Written with its percent sign in some files.
        result.formatSpecifier = text.hasPrefix("%") ? String(text.dropFirst()) : text
      default:
        cases.append(Variation.Case(name: member.key, value: .unit(StringCatalog.StringUnit(text))))
      }
    }
    if !hasKind { report("\"\(Stringsdict.kind)\"", member, found: "none") }
    result.value = .plural(cases)
    return result
  }

  private mutating func report(
    _ expected: String, _ member: JSONObject.Member, found: String? = nil
  ) {
    log.add(path, member.offset, expected: expected, found: found ?? member.value.kindName)
  }
}
