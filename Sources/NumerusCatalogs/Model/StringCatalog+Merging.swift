extension StringCatalog {
  /// The entry of a key; the last where a file has it twice.
  ///
  /// - Complexity: O(*n*). Make a dictionary for many look-ups.
  public subscript(key: String) -> Entry? { entries.last { $0.key == key } }

  /// The languages of all entries, each once, in the order in which they are met.
  public var languages: [String] {
    var seen: Set<String> = []
    var result: [String] = []
    for entry in entries {
      for localization in entry.localizations where seen.insert(localization.language).inserted {
        result.append(localization.language)
      }
    }
    return result
  }

  /// Takes in the strings of another file of the same table: another language of it, or its `.stringsdict`.
  ///
  /// Where both have a key in a language, a string with variations comes before a plain one, as
  /// `.stringsdict` does before `.strings`, and else the other's. Comments and other facts of an entry are
  /// those of the first file that has them. Complexity: O(*n* + *m*).
  public mutating func merge(_ other: StringCatalog) {
    var places = Dictionary(
      entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { $1 })
    for entry in other.entries {
      if let place = places[entry.key] {
        entries[place].merge(entry)
      } else {
        places[entry.key] = entries.count
        entries.append(entry)
      }
    }
    unknownFields.merge(other.unknownFields)
  }
}

extension StringCatalog.Entry {
  fileprivate mutating func merge(_ other: Self) {
    comment = comment ?? other.comment
    extractionState = extractionState ?? other.extractionState
    shouldTranslate = shouldTranslate && other.shouldTranslate
    for localization in other.localizations {
      guard let place = localizations.lastIndex(where: { $0.language == localization.language })
      else {
        localizations.append(localization)
        continue
      }
      let old = localizations[place]
      let isBetter = localization.varies || !old.varies
      if old.isEmpty || isBetter && !localization.isEmpty { localizations[place] = localization }
    }
    unknownFields.merge(other.unknownFields)
  }
}

extension StringCatalog.Localization {
  /// Whether a file has the language and no string for it.
  fileprivate var isEmpty: Bool { value == nil && stringSet == nil }
}

extension UnknownFields {
  fileprivate mutating func merge(_ other: Self) {
    let names = Set(members.map(\.key))
    members += other.members.filter { !names.contains($0.key) }
  }
}
