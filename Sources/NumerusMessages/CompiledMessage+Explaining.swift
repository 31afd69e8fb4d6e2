public import NumerusPlurals

/// How a message chose one of its plural forms.
public struct MessageChoice: Hashable, Sendable {
  /// The substitution that varies; nil for the message itself.
  public let substitution: String?
  /// The argument that is counted, from 1.
  public let argument: Int
  /// The number as it is shown; nil for an argument that cannot be counted.
  public let operands: PluralOperands?
  /// The category by the language of the string, or `zero` where 0 has a form of its own.
  public let category: PluralCategory
  /// Whether the message has a form for the category; else the one for `other` is taken, or the only one.
  public let hasForm: Bool
  /// The categories that the message has forms for.
  public let forms: [PluralCategory]
}

extension CompiledMessage {
  /// How each plural variation of the message chooses for these arguments, used or not.
  public func choices(
    for arguments: [MessageArgument], in context: MessageContext
  ) -> [MessageChoice] {
    guard let program else { return [] }
    var context = context
    context.onFault = nil
    return arguments.withUnsafeBufferPointer { buffer in
      var rendering = MessageRendering(program, buffer, context)
      return program.choices.enumerated().map { index, choice in
        let (category, operands) = rendering.category(of: index)
        let argument = Int(choice.argument)
        let name = program.names[index]
        return MessageChoice(
          substitution: name.isEmpty ? nil : name, argument: argument + 1,
          operands: operands ?? (argument < buffer.count ? buffer[argument].plainOperands : nil),
          category: category, hasForm: choice.present & 1 << category.rawValue != 0,
          forms: PluralCategory.allCases.filter { choice.present & 1 << $0.rawValue != 0 })
      }
    }
  }
}

extension MessageArgument {
  /// The operands of a raw integer.
  fileprivate var plainOperands: PluralOperands? {
    guard case .int(let value) = self else { return nil }
    return PluralOperands(value)
  }
}
