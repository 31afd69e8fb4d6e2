internal import NumerusJSON

extension StringCatalog {
  /// The catalog as a `.xcstrings` file, byte for byte as Xcode lays it out.
  ///
  /// Two spaces, `" : "`, keys in the order that Xcode writes them in, an empty line in empty objects, no
  /// line break at the end. A file that Xcode wrote comes back as it was.
  public func xcstrings() -> [UInt8] {
    var layout = JSONLayout.xcode
    // Everything is in order already, or as it was read.
    layout.order = nil
    var writer = JSONWriter(layout)
    let strings = entries.inKeyOrder(\.key).map { entry in
      JSONObject.Member(key: entry.key, value: .object(XCStringsWriter.json(entry)))
    }
    writer.write(
      XCStringsWriter.object(
        [
          ("sourceLanguage", .string(sourceLanguage)),
          ("strings", .object(JSONObject(strings))),
          ("version", .string(version)),
        ], unknownFields))
    return writer.bytes
  }
}

/// Makes the JSON of a `.xcstrings` file of the model.
enum XCStringsWriter {
  typealias Field = (key: String, value: JSONValue?)

  static func json(_ entry: StringCatalog.Entry) -> JSONObject {
    let languages = entry.localizations.inKeyOrder(\.language).map {
      JSONObject.Member(key: $0.language, value: json($0))
    }
    var unknown = entry.unknownFields
    // These are kept only for what the model says otherwise.
    if !entry.shouldTranslate { unknown.members.removeAll { $0.key == "shouldTranslate" } }
    if !languages.isEmpty { unknown.members.removeAll { $0.key == "localizations" } }
    let value = object(
      [
        ("comment", entry.comment.map { .string($0) }),
        ("extractionState", entry.extractionState.map { .string($0) }),
        ("localizations", languages.isEmpty ? nil : .object(JSONObject(languages))),
        ("shouldTranslate", entry.shouldTranslate ? nil : .bool(false)),
      ], unknown)
    return value.object ?? JSONObject()
  }

  private static func json(_ localization: StringCatalog.Localization) -> JSONValue {
    let substitutions = localization.substitutions.inKeyOrder(\.name).map { substitution in
      let fields: [Field] = [
        ("argNum", substitution.argumentNumber.map { .number($0) }),
        ("formatSpecifier", substitution.formatSpecifier.map { .string($0) }),
        field(substitution.value),
      ]
      return JSONObject.Member(
        key: substitution.name, value: object(fields, substitution.unknownFields))
    }
    let set = localization.stringSet.map { set in
      object(
        [
          ("state", set.state.isEmpty ? nil : .string(set.state)),
          ("values", .array(set.values.map { .string($0) })),
        ], set.unknownFields)
    }
    return object(
      [
        field(localization.value), ("stringSet", set),
        ("substitutions", substitutions.isEmpty ? nil : .object(JSONObject(substitutions))),
      ], localization.unknownFields)
  }

  static func json(_ unit: StringCatalog.StringUnit) -> JSONObject {
    let value = object(
      [("state", unit.state.isEmpty ? nil : .string(unit.state)), ("value", .string(unit.value))],
      unit.unknownFields)
    return value.object ?? JSONObject()
  }

  private static func field(_ value: StringCatalog.Variation?) -> Field {
    let kind: String
    let cases: [StringCatalog.Variation.Case]
    switch value {
    case nil: return ("stringUnit", nil)
    case .unit(let unit): return ("stringUnit", .object(json(unit)))
    case .plural(let of): (kind, cases) = ("plural", of)
    case .device(let of): (kind, cases) = ("device", of)
    case .width(let of): (kind, cases) = ("width", of)
    }
    let members = cases.inKeyOrder(\.name).map {
      JSONObject.Member(key: $0.name, value: object([field($0.value)], $0.unknownFields))
    }
    return ("variations", .object([kind: .object(JSONObject(members))]))
  }

  /// An object of what the model holds and what it does not, in Xcode's order.
  ///
  /// Duplicates that were read come before what counted, so that it counts again.
  static func object(_ fields: [Field], _ unknown: UnknownFields) -> JSONValue {
    var members = fields.compactMap { field in
      field.value.map { JSONObject.Member(key: field.key, value: $0) }
    }
    guard !unknown.members.isEmpty else {
      // The names that the model knows are in one order either way.
      return .object(JSONObject(members.sorted { $0.key < $1.key }))
    }
    let kept = unknown.members.compactMap { member -> JSONObject.Member? in
      guard let value = try? JSONReader().value(of: member.json) else { return nil }
      guard member.key == "variations", let others = value.object,
        let index = members.firstIndex(where: { $0.key == "variations" }),
        case .object(var object) = members[index].value
      else { return JSONObject.Member(key: member.key, value: value) }
      // Kinds of variation beside the one that counts.
      object.members += others.members
      members[index].value = .object(JSONObject(object.members.inKeyOrder(\.key)))
      return nil
    }
    return .object(JSONObject((kept + members).inKeyOrder(\.key)))
  }
}
