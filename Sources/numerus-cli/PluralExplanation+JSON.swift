import NumerusJSON
import NumerusPlurals

extension PluralExplanation {
  /// Operands that may have any number of digits are strings: readers of JSON keep 53 bits.
  func json(of number: String) -> JSONValue {
    let operands: [(String, JSONValue)] = PluralOperand.allCases.map { operand in
      let text = self.operands.text(of: operand)
      switch operand {
      case .v, .w, .c, .e: return (operand.rawValue, Int(text).map(JSONValue.number) ?? .null)
      case .n, .i, .f, .t: return (operand.rawValue, .string(text))
      }
    }
    return .object([
      ("number", .string(number)), ("category", .string(category.description)),
      ("operands", .object(operands)), ("rules", .array(steps.map(\.json))),
    ])
  }
}

extension PluralExplanation.Step {
  fileprivate var json: JSONValue {
    let checks = alternatives.map { alternative in
      JSONValue.array(
        alternative.map { check in
          .object([
            ("relation", .string(check.relation.description)), ("value", .string(check.value)),
            ("holds", .bool(check.holds)),
          ])
        })
    }
    return .object([
      ("category", .string(category.description)), ("holds", .bool(holds)),
      ("alternatives", .array(checks)),
    ])
  }
}
