internal import NumerusCatalogs
internal import NumerusPlurals

extension MessageCompiler {
  mutating func pluralNode(
    of cases: [StringCatalog.Variation.Case], _ scope: Scope
  ) -> MessageProgram.Node {
    // Of a category that is written twice the last one holds, as in a dictionary.
    var values: [PluralCategory: StringCatalog.Variation] = [:]
    for form in cases {
      if let category = PluralCategory(form.name) { values[category] = form.value }
    }
    guard !values.isEmpty else {
      report(.noForm)
      return MessageProgram.Node()
    }
    let (argument, field) = counted(values, scope)
    var nodes: [PluralCategory: MessageProgram.Node] = [:]
    for (category, value) in values.sorted(by: { $0.key < $1.key }) {
      nodes[category] = node(of: value, scope)
    }
    let fallback = Self.fallbacks.lazy.compactMap { nodes[$0] }.first ?? MessageProgram.Node()
    let index = Int32(choices.count)
    choices.append(
      MessageProgram.Choice(
        argument: Int32(argument), field: field, hasZero: nodes[.zero] != nil,
        present: nodes.keys.reduce(0) { $0 | 1 << $1.rawValue }))
    names.append(scope.own?.name ?? "")
    forms.append(contentsOf: PluralCategory.allCases.map { nodes[$0] ?? fallback })
    return append([MessageProgram.Piece(kind: .choice, first: index)])
  }

  /// What stands in for a category without a form: `other`, else the form for the most numbers.
  private static let fallbacks: [PluralCategory] = [.other, .many, .few, .two, .one, .zero]

  /// The argument that chooses among forms, from 0, and how it is shown in them: what is shown decides.
  private mutating func counted(
    _ values: [PluralCategory: StringCatalog.Variation], _ scope: Scope
  ) -> (argument: Int, field: Int32) {
    let patterns = Self.fallbacks.compactMap { values[$0] }
      .flatMap { $0.strings(within: Self.maximumDepth) }.map { MessagePattern($0) }
    for pattern in patterns {
      if let found = numericField(of: pattern, scope) { return found }
    }
    if let own = scope.own {
      var numbering = Numbering(scope, claimed: [])
      let format = own.format ?? Placeholder(conversion: .argument, text: "%arg", offset: 0)
      let field = add(
        format, own.argument, numbering.size(format.width), numbering.size(format.precision),
        text: "%arg")
      return (own.argument, field)
    }
    if let key, let found = numericField(of: MessagePattern(key), scope) { return found }
    let natural = Placeholder(conversion: .argument, text: "%arg", offset: 0)
    return (0, add(natural, 0, .none, .none, text: "%arg"))
  }

  /// The first placeholder that shows the substitution's argument; outside substitutions the first that
  /// shows a number.
  private mutating func numericField(
    of pattern: MessagePattern, _ scope: Scope
  ) -> (argument: Int, field: Int32)? {
    var numbering = numbering(of: pattern, scope)
    for placeholder in pattern.placeholders {
      if case .substitution(let name) = placeholder.conversion {
        if ownNumber(of: name) == nil { _ = numbering.argument(placeholder.position) }
        continue
      }
      let count = fields.count
      let field = field(placeholder, scope, &numbering)
      let argument = Int(fields[Int(field)].argument)
      let isNumber = placeholder.conversion.isNumeric || placeholder.conversion == .argument
      if let own = scope.own {
        if argument == own.argument, isNumber { return (argument, field) }
      } else if isNumber {
        return (argument, field)
      }
      fields.removeSubrange(count...)
      placeholders.removeSubrange(count...)
    }
    return nil
  }
}

extension StringCatalog.Variation {
  /// The strings that a form may be: itself, or the cases of its devices and widths.
  fileprivate func strings(within depth: Int) -> [String] {
    guard depth > 0 else { return [] }
    return switch self {
    case .unit(let unit): [unit.value]
    case .plural(let cases), .device(let cases), .width(let cases):
      cases.flatMap { $0.value.strings(within: depth - 1) }
    }
  }
}
