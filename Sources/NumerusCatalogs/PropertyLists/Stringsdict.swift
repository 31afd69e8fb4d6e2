internal import NumerusJSON

/// The names of the rules of `.stringsdict` files.
enum Stringsdict {
  static let format = "NSStringLocalizedFormatKey"
  static let kind = "NSStringFormatSpecTypeKey"
  static let plural = "NSStringPluralRuleType"
  static let valueType = "NSStringFormatValueTypeKey"
  static let device = "NSStringDeviceSpecificRuleType"
  static let width = "NSStringVariableWidthRuleType"

  /// A rule by device or width as the member that it is in a file, for keeping it.
  static func member(of value: StringCatalog.Variation) -> JSONObject.Member {
    let cases: [StringCatalog.Variation.Case]
    let key: String
    switch value {
    case .device(let of): (key, cases) = (device, of)
    case .width(let of): (key, cases) = (width, of)
    case .plural(let of): (key, cases) = (plural, of)
    case .unit(let unit): return JSONObject.Member(key: format, value: .string(unit.value))
    }
    let members = cases.map {
      JSONObject.Member(key: $0.name, value: .string($0.value.plainText))
    }
    return JSONObject.Member(key: key, value: .object(JSONObject(members)))
  }

  /// The names in a text's `%#@name@`, `%1$#@name@`.
  static func names(in text: String) -> [String] {
    var names: [String] = []
    var rest = Substring(text)
    while let start = rest.firstRange(of: "#@")?.upperBound {
      rest = rest[start...]
      guard let end = rest.firstIndex(of: "@") else { break }
      names.append(String(rest[..<end]))
      rest = rest[rest.index(after: end)...]
    }
    return names
  }
}

extension StringCatalog.Variation {
  /// One text for all cases: that of `other`, else of the last.
  var plainText: String {
    switch self {
    case .unit(let unit): unit.value
    case .plural(let cases), .device(let cases), .width(let cases):
      (cases.last { $0.name == "other" } ?? cases.last)?.value.plainText ?? ""
    }
  }

  /// All texts.
  var texts: [String] {
    switch self {
    case .unit(let unit): [unit.value]
    case .plural(let cases), .device(let cases), .width(let cases):
      cases.flatMap(\.value.texts)
    }
  }

  /// The same with every text changed.
  func mapTexts(_ change: (String) -> String) -> Self {
    func changed(_ cases: [Case]) -> [Case] {
      cases.map { old in
        var new = old
        new.value = old.value.mapTexts(change)
        return new
      }
    }
    switch self {
    case .unit(var unit):
      unit.value = change(unit.value)
      return .unit(unit)
    case .plural(let cases): return .plural(changed(cases))
    case .device(let cases): return .device(changed(cases))
    case .width(let cases): return .width(changed(cases))
    }
  }
}

extension StringsdictReader {
  /// Puts the variables of an entry, or of a device of one, among its substitutions.
  ///
  /// All devices of an entry share its substitutions: a variable whose name another has for something
  /// else gets the name of the device with it.
  func add(
    _ variables: [StringCatalog.Substitution], to localization: inout StringCatalog.Localization,
    for value: StringCatalog.Variation?, device: String?
  ) -> StringCatalog.Variation? {
    var renamed: [String: String] = [:]
    for variable in variables {
      let old = localization.substitutions.first { $0.name == variable.name }
      if let old, let device, old != variable {
        var name = "\(variable.name)_\(device)"
        while localization.substitutions.contains(where: { $0.name == name }) { name += "_" }
        renamed[variable.name] = name
      }
    }
    func change(_ text: String) -> String {
      renamed.reduce(text) { $0.replacing("#@\($1.key)@", with: "#@\($1.value)@") }
    }
    for var variable in variables {
      if let name = renamed[variable.name] {
        variable.name = name
      } else if localization.substitutions.contains(where: { $0.name == variable.name }) {
        continue
      }
      if !renamed.isEmpty { variable.value = variable.value?.mapTexts(change) }
      localization.substitutions.append(variable)
    }
    return renamed.isEmpty ? value : value?.mapTexts(change)
  }
}
