import NumerusFormatting
import NumerusJSON
import NumerusPlurals

/// One value as text, and what the command tells of it.
struct Shown {
  let text: String
  var category: PluralCategory?
  var parts: [FormattedPart] = []

  /// What a formatter makes of an input, by the options that were given.
  struct Options {
    var showsCategory: Bool
    var showsParts: Bool
    var isJSON: Bool
  }

  /// The line or lines, or the object, for an input.
  func lines(of input: String, _ options: Options) -> String {
    options.isJSON ? "\(json(of: input, options))\n" : plain(options)
  }

  private func plain(_ options: Options) -> String {
    var lines = VisibleLine.of(text)
    if options.showsCategory { lines += "\t\(category?.description ?? "-")" }
    lines += "\n"
    guard options.showsParts else { return lines }
    for part in parts { lines += "  \(part.field.name)\t\(VisibleLine.of(text[part.range]))\n" }
    return lines
  }

  private func json(of input: String, _ options: Options) -> JSONValue {
    var members: [(String, JSONValue)] = [("input", .string(input)), ("text", .string(text))]
    if options.showsCategory { members.append(("category", .optional(category))) }
    if options.showsParts {
      let parts = parts.map { part in
        JSONValue.object([
          ("field", .string(part.field.name)), ("text", .string(String(text[part.range]))),
        ])
      }
      members.append(("parts", .array(parts)))
    }
    return .object(members)
  }
}

/// Text on a line of its own: a pattern may hold a line break.
enum VisibleLine {
  static func of(_ text: some StringProtocol) -> String {
    text.contains(where: \.isNewline)
      ? String(text.map { $0.isNewline ? " " : $0 }) : String(text)
  }
}

extension FormattedField {
  /// The name of a field: "integer", "currency"; "date y" for the field of a pattern letter.
  var name: String {
    switch self {
    case .number(let field): "\(field)"
    case .date(let letter): "date \(letter)"
    case .list(let field): "\(field)"
    case .relative(let field): "\(field)"
    case .rangeValue(let index): index == 0 ? "start" : "end"
    case .listElement(let index): "element \(index + 1)"
    }
  }
}
