internal import NumerusJSON

extension StringCatalog {
  /// The strings of a language that have variations as a `.stringsdict` file in XML, in the order of the
  /// entries.
  ///
  /// `%arg` is written as the format that it stands for, and a variation by count as a variable. What the
  /// format cannot say is left out: states, comments, devices within a count (their `other` stands).
  public func stringsdict(language: String) -> [UInt8] {
    var members: [JSONObject.Member] = []
    for entry in entries {
      guard let localization = entry[language], localization.varies else { continue }
      let writer = StringsdictWriter(localization, key: entry.key)
      members.append(JSONObject.Member(key: entry.key, value: .object(writer.dictionary)))
    }
    return XMLPropertyListWriter.document(JSONObject(members))
  }
}

/// Makes the dictionaries of a `.stringsdict` file of one localization.
struct StringsdictWriter {
  typealias Variation = StringCatalog.Variation

  private let localization: StringCatalog.Localization
  private let substitutions: [String: StringCatalog.Substitution]
  private let key: String

  init(_ localization: StringCatalog.Localization, key: String) {
    self.localization = localization
    self.key = key
    substitutions = Dictionary(localization.substitutions.map { ($0.name, $0) }) { $1 }
  }

  var dictionary: JSONObject {
    guard let value = localization.value else { return JSONObject() }
    var result: JSONObject
    if case .unit(let unit) = value {
      result = JSONObject([text(Stringsdict.format, positioned(unit.value))])
      for substitution in localization.substitutions {
        result.members.append(member(substitution))
      }
    } else {
      result = object(value)
    }
    for field in localization.unknownFields.members
    where [Stringsdict.device, Stringsdict.width].contains(field.key) {
      guard let value = try? JSONReader().value(of: field.json) else { continue }
      result.members.append(JSONObject.Member(key: field.key, value: value))
    }
    return result
  }

  private func object(_ value: Variation) -> JSONObject {
    switch value {
    case .unit(let unit):
      return JSONObject(
        [text(Stringsdict.format, positioned(unit.value))] + reached(from: [unit.value]))
    case .plural(let cases):
      var name = "value"
      while substitutions[name] != nil { name += "_" }
      let texts = value.texts
      let type = (texts + [key]).lazy.compactMap(Self.valueType).first ?? "lld"
      let variable = StringCatalog.Substitution(
        name: name, formatSpecifier: type, value: .plural(cases))
      return JSONObject(
        [text(Stringsdict.format, "%#@\(name)@"), member(variable)] + reached(from: texts))
    case .device(let cases): return rule(Stringsdict.device, cases)
    case .width(let cases): return rule(Stringsdict.width, cases)
    }
  }

  private func rule(_ name: String, _ cases: [Variation.Case]) -> JSONObject {
    let members = cases.map { one in
      if case .unit(let unit) = one.value, reached(from: [unit.value]).isEmpty {
        return text(one.name, unit.value)
      }
      return JSONObject.Member(key: one.name, value: .object(object(one.value)))
    }
    return [name: .object(JSONObject(members))]
  }

  /// The variables that texts name, and those that these name, each once.
  private func reached(from texts: [String]) -> [JSONObject.Member] {
    var queue = texts.flatMap(Stringsdict.names)
    var seen: Set<String> = []
    var place = 0
    while place < queue.count {
      if seen.insert(queue[place]).inserted, let value = substitutions[queue[place]]?.value {
        queue += value.texts.flatMap(Stringsdict.names)
      }
      place += 1
    }
    return localization.substitutions.filter { seen.contains($0.name) }.map(member)
  }

  private func member(_ substitution: StringCatalog.Substitution) -> JSONObject.Member {
    let type = substitution.formatSpecifier ?? "lld"
    let position = substitution.argumentNumber.map { "\($0)$" } ?? ""
    let cases: [(String, String)] =
      if case .plural(let cases)? = substitution.value {
        cases.map { ($0.name, $0.value.plainText) }
      } else {
        [("other", substitution.value?.plainText ?? "")]
      }
    let members = cases.map { name, value in
      text(name, positioned(value.replacing("%arg", with: "%\(position)\(type)")))
    }
    let rule = [text(Stringsdict.kind, Stringsdict.plural), text(Stringsdict.valueType, type)]
    return JSONObject.Member(
      key: substitution.name, value: .object(JSONObject(rule + members)))
  }

  private func text(_ key: String, _ value: String) -> JSONObject.Member {
    JSONObject.Member(key: key, value: .string(value))
  }

  /// A text whose variables tell their arguments where the model does.
  private func positioned(_ value: String) -> String {
    Stringsdict.names(in: value).reduce(value) { text, name in
      guard let number = substitutions[name]?.argumentNumber else { return text }
      return text.replacing("%#@\(name)@", with: "%\(number)$#@\(name)@")
    }
  }

  /// The type of the first placeholder of a text: "lld" of "%1$5lld".
  static func valueType(of text: String) -> String? {
    var rest = text.utf8[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[rest.index(after: percent)...]
      let type = rest.drop { "0123456789$-+ '.*".utf8.contains($0) }
      let length = type.prefix { "hlqjztL".utf8.contains($0) }
      let conversion = type.dropFirst(length.count).first
      if let conversion, "diouxXeEfFgGaA@".utf8.contains(conversion) {
        return String(Substring(length)) + String(Unicode.Scalar(conversion))
      }
      if rest.first == UInt8(ascii: "%") { rest = rest.dropFirst() }
    }
    return nil
  }
}

/// Writes property lists in XML as Apple's tools lay them out.
enum XMLPropertyListWriter {
  static func document(_ root: JSONObject) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(.object(root), 0, to: &text)
    text += "</plist>\n"
    return Array(text.utf8)
  }

  private static func write(_ value: JSONValue, _ level: Int, to text: inout String) {
    let tabs = String(repeating: "\t", count: level)
    switch value {
    case .object(let object) where object.members.isEmpty: text += "\(tabs)<dict/>\n"
    case .object(let object):
      text += "\(tabs)<dict>\n"
      for member in object.members {
        text += "\(tabs)\t<key>\(escaped(member.key))</key>\n"
        write(member.value, level + 1, to: &text)
      }
      text += "\(tabs)</dict>\n"
    case .string(let string): text += "\(tabs)<string>\(escaped(string))</string>\n"
    // Nothing else is in these files.
    case .null, .bool, .number, .array: text += "\(tabs)<string></string>\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // Readers make LF of a CR that is no reference (section 2.11 of XML).
      case "\r": result += "&#13;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      // No XML can hold these.
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
