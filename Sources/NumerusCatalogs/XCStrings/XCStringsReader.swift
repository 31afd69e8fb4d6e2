internal import NumerusJSON

extension StringCatalog {
  /// Reads a string catalog of Xcode's (`.xcstrings`), version 1.0 or any later one.
  ///
  /// What the model has no place for is kept and written back. Complexity: O(*n*) in time and memory.
  ///
  /// - file: the name of the file, for errors.
  /// - Throws: the first thing that is wrong, with its place. ``reading(xcstrings:file:faults:)`` goes on.
  public init(xcstrings bytes: [UInt8], file: String = "catalog.xcstrings") throws(CatalogError) {
    var faults: [CatalogError] = []
    let catalog = Self.reading(xcstrings: bytes, file: file, faults: &faults)
    if let first = faults.first { throw first }
    guard let catalog else {
      throw CatalogError(file: file, expected: "a string catalog", found: "none")
    }
    self = catalog
  }

  /// Reads what can be read of a string catalog: an entry, a language or a field that is wrong is
  /// reported and left out, and the rest stands.
  ///
  /// - Returns: nil where the file as a whole is none: broken JSON, or no object.
  public static func reading(
    xcstrings bytes: [UInt8], file: String = "catalog.xcstrings", faults: inout [CatalogError]
  ) -> StringCatalog? {
    var reader = XCStringsReader()
    let catalog = reader.catalog(bytes)
    faults += reader.log.errors(file: file, text: bytes)
    return catalog
  }
}

/// Makes the model of the JSON of a `.xcstrings` file.
struct XCStringsReader {
  var log = FaultLog()
  /// The keys that lead to what is read now.
  var path: [String] = []
  /// The byte offset of the last of them.
  var offset: Int?

  mutating func catalog(_ bytes: [UInt8]) -> StringCatalog? {
    guard let value = json(bytes) else { return nil }
    guard let root = object(value, "an object with \"strings\"") else { return nil }
    var catalog = StringCatalog(sourceLanguage: "en")
    var hasLanguage = false
    var hasVersion = false
    var hasStrings = false
    for (member, isLast) in root.membersKnowingLast {
      enter(member)
      defer { leave() }
      let text = member.value.string
      switch member.key {
      case "sourceLanguage" where isLast:
        hasLanguage = true
        if text == nil { wrong(member.value, "a string", keptIn: &catalog.unknownFields, member) }
        catalog.sourceLanguage = text ?? catalog.sourceLanguage
      case "version" where isLast:
        hasVersion = true
        if text == nil { wrong(member.value, "a string", keptIn: &catalog.unknownFields, member) }
        catalog.version = text ?? catalog.version
      case "strings" where isLast:
        hasStrings = true
        guard let strings = object(member.value) else { continue }
        catalog.entries.reserveCapacity(strings.members.count)
        for member in strings.members {
          enter(member)
          if let entry = entry(member) { catalog.entries.append(entry) }
          leave()
        }
      default: catalog.unknownFields.add(member)
      }
    }
    let missing = [
      ("sourceLanguage", hasLanguage), ("strings", hasStrings), ("version", hasVersion),
    ]
    for (name, isThere) in missing where !isThere {
      log.add([], 0, expected: "\"\(name)\"", found: "none")
    }
    return catalog
  }

  /// The JSON of a file; where only halves of surrogate pairs are wrong, with U+FFFD for them.
  private mutating func json(_ bytes: [UInt8]) -> JSONValue? {
    do {
      return try JSONReader(depthLimit: 128).value(of: bytes)
    } catch let error {
      log.add(error.keyPath, error.offset, expected: error.expected, found: error.found)
      guard error.isLoneSurrogate else { return nil }
    }
    do {
      return try JSONReader(depthLimit: 128, loneSurrogates: .replace).value(of: bytes)
    } catch let error {
      log.add(error.keyPath, error.offset, expected: error.expected, found: error.found)
      return nil
    }
  }

  private mutating func entry(_ member: JSONObject.Member) -> StringCatalog.Entry? {
    guard let object = object(member.value) else { return nil }
    var entry = StringCatalog.Entry(key: member.key)
    for (member, isLast) in object.membersKnowingLast {
      enter(member)
      defer { leave() }
      switch (member.key, member.value) {
      case ("comment", .string(let text)) where isLast: entry.comment = text
      case ("extractionState", .string(let text)) where isLast: entry.extractionState = text
      case ("shouldTranslate", .bool(false)) where isLast: entry.shouldTranslate = false
      // What the writer would leave out is kept as it stands.
      case ("shouldTranslate", .bool): entry.unknownFields.add(member)
      case ("localizations", .object(let languages)) where isLast:
        for member in languages.members {
          enter(member)
          if let object = self.object(member.value) {
            entry.localizations.append(localization(member.key, object))
          }
          leave()
        }
        if languages.members.isEmpty { entry.unknownFields.add(member) }
      case ("comment", _) where isLast, ("extractionState", _) where isLast:
        wrong(member.value, "a string", keptIn: &entry.unknownFields, member)
      case ("shouldTranslate", _) where isLast:
        wrong(member.value, "true or false", keptIn: &entry.unknownFields, member)
      case ("localizations", _) where isLast:
        wrong(member.value, "an object", keptIn: &entry.unknownFields, member)
      default: entry.unknownFields.add(member)
      }
    }
    return entry
  }
}

extension XCStringsReader {
  mutating func enter(_ member: JSONObject.Member) {
    path.append(member.key)
    offset = member.offset
  }

  mutating func leave() { path.removeLast() }

  /// The object that a value should be; nil, and a fault, where it is none.
  mutating func object(_ value: JSONValue, _ expected: String = "an object") -> JSONObject? {
    if let object = value.object { return object }
    log.add(path, offset ?? 0, expected: expected, found: value.kindName)
    return nil
  }

  /// Reports a field of a wrong kind, and keeps it.
  mutating func wrong(
    _ value: JSONValue, _ expected: String, keptIn fields: inout UnknownFields,
    _ member: JSONObject.Member
  ) {
    log.add(path, member.offset, expected: expected, found: value.kindName)
    fields.add(member)
  }
}

extension JSONError {
  /// Whether it is about `"\ud800"`, which is JSON and no text.
  fileprivate var isLoneSurrogate: Bool { expected == "both halves of a surrogate pair" }
}

extension JSONObject {
  /// The members, each with whether no member of its key follows: the last is the one that counts.
  var membersKnowingLast: [(JSONObject.Member, isLast: Bool)] {
    if hasFewKeysAllDifferent { return members.map { ($0, true) } }
    var last: [String: Int] = [:]
    for (index, member) in members.enumerated() { last[member.key] = index }
    return members.enumerated().map { ($1, last[$1.key] == $0) }
  }

  /// Whether no key stands twice, told without a set for the short objects that nearly all are.
  private var hasFewKeysAllDifferent: Bool {
    guard members.count <= 8 else { return false }
    return members.indices.allSatisfy { index in
      members[..<index].allSatisfy { $0.key != members[index].key }
    }
  }
}

extension UnknownFields {
  /// Keeps a member.
  mutating func add(_ member: JSONObject.Member) {
    members.append(Member(key: member.key, json: JSONWriter.text(of: member.value)))
  }
}
