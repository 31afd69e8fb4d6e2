import NumerusJSON
import NumerusLocales
import NumerusPluralCompiler
import NumerusPlurals

extension PluralVerb {
  /// A line for each locale: its identifier and its categories.
  static func list(
    _ locales: [LocaleID], _ request: PluralRequest, _ output: inout OutputBuffer
  ) throws(SystemError) {
    for locale in locales {
      let categories = PluralRules(locale, request.type, cldr: request.cldr).categories
      try output.append(
        request.isJSON
          ? "\(listObject(locale, categories, request.type))\n"
          : "\(locale)\t\(words(categories))\n")
    }
  }

  private static func listObject(
    _ locale: LocaleID, _ categories: [PluralCategory], _ type: PluralType
  ) -> JSONValue {
    .object([
      ("locale", .string(locale.identifier)), ("type", .string(type.rawValue)),
      ("categories", .strings(categories)),
    ])
  }

  /// A line for each category: its smallest integer, decimal and compact number.
  static func witness(
    _ rules: PluralRules, _ request: PluralRequest, _ output: inout OutputBuffer
  ) throws(SystemError) {
    for witness in rules.witnesses {
      if request.isJSON {
        let json = JSONValue.object([
          ("category", .string(witness.category.description)),
          ("integer", .optional(witness.integer)), ("decimal", .optional(witness.decimal)),
          ("compact", .optional(witness.compact)),
        ])
        try output.append("\(json)\n")
      } else {
        let numbers = [witness.integer, witness.decimal, witness.compact]
          .map { $0?.description ?? "-" }
        let category = request.paint.category(witness.category)
        try output.append("\(category)\t\(numbers.joined(separator: "\t"))\n")
      }
    }
  }

  /// A line for each rule, in the syntax of UTS #35, `other` with no condition last.
  static func write(
    _ rules: PluralRules, _ request: PluralRequest, _ output: inout OutputBuffer
  ) throws(SystemError) {
    let written = rules.conditions.map { ($0.category, Optional($0.condition)) }
    for (category, condition) in written + [(.other, nil)] {
      let json = JSONValue.object([
        ("category", .string(category.description)), ("rule", .optional(condition)),
      ])
      let rule = PluralRule(category: category, condition: condition)
      try output.append(request.isJSON ? "\(json)\n" : "\(rule)\n")
    }
  }

  /// Categories as one column shows them.
  static func words(_ categories: [PluralCategory]) -> String {
    categories.isEmpty ? "-" : categories.map(\.description).joined(separator: " ")
  }
}
