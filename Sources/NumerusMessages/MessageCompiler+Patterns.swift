internal import NumerusCatalogs

extension MessageCompiler {
  /// Which argument each placeholder of a string takes, from 0; and its width and precision, where those are
  /// arguments.
  struct Numbering {
    private var next: Int
    /// What `%arg` and substitutions claim, and placeholders without a number pass by.
    private let claimed: Set<Int>

    init(_ scope: Scope, claimed: Set<Int>) {
      next = scope.base
      self.claimed = claimed
    }

    /// The argument by number from 1, or the next one in order.
    mutating func argument(_ position: Int?) -> Int {
      if let position { return position - 1 }
      while claimed.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }

    mutating func size(_ size: Placeholder.Size?) -> MessageProgram.Field.Size {
      switch size {
      case nil: .none
      case .fixed(let number): .fixed(Int16(clamping: number))
      case .argument(let position): .argument(Int32(argument(position)))
      }
    }
  }

  func numbering(of pattern: MessagePattern, _ scope: Scope) -> Numbering {
    var claimed: Set<Int> = []
    for placeholder in pattern.placeholders where placeholder.position == nil {
      if placeholder.conversion == .argument {
        claimed.insert(scope.own?.argument ?? 0)
      } else if case .substitution(let name) = placeholder.conversion,
        let number = ownNumber(of: name)
      {
        claimed.insert(number - 1)
      }
    }
    return Numbering(scope, claimed: claimed)
  }

  /// The argument that a substitution says it counts, from 1.
  func ownNumber(of name: String) -> Int? {
    guard let number = substitutions[name]?.argumentNumber,
      (1...Placeholder.maximumPosition).contains(number)
    else { return nil }
    return number
  }

  mutating func node(of pattern: MessagePattern, _ scope: Scope) -> MessageProgram.Node {
    pattern.faults.forEach { report($0) }
    var numbering = numbering(of: pattern, scope)
    var new: [MessageProgram.Piece] = []
    for piece in pattern.pieces {
      switch piece {
      case .text(let string): new.append(literal(string))
      case .placeholder(let placeholder):
        new.append(self.piece(placeholder, scope, &numbering))
      }
    }
    return append(new)
  }

  private mutating func literal(_ string: String) -> MessageProgram.Piece {
    let start = Int32(clamping: text.count)
    text.append(contentsOf: string.utf8)
    return MessageProgram.Piece(
      kind: .literal, first: start, second: Int32(clamping: text.count))
  }

  private mutating func piece(
    _ placeholder: Placeholder, _ scope: Scope, _ numbering: inout Numbering
  ) -> MessageProgram.Piece {
    if case .substitution(let name) = placeholder.conversion {
      return substitution(name, placeholder.position, scope, &numbering)
    }
    return MessageProgram.Piece(kind: .field, first: field(placeholder, scope, &numbering))
  }

  /// Adds a field and gives its index.
  mutating func field(
    _ placeholder: Placeholder, _ scope: Scope, _ numbering: inout Numbering
  ) -> Int32 {
    var shown = placeholder
    let argument: Int
    let width: MessageProgram.Field.Size
    let precision: MessageProgram.Field.Size
    if placeholder.conversion == .argument {
      argument = placeholder.position.map { $0 - 1 } ?? scope.own?.argument ?? 0
      if let format = scope.own?.format { shown = format }
      width = numbering.size(shown.width)
      precision = numbering.size(shown.precision)
    } else {
      width = numbering.size(shown.width)
      precision = numbering.size(shown.precision)
      argument = numbering.argument(placeholder.position)
    }
    return add(shown, argument, width, precision, text: placeholder.text)
  }

  mutating func add(
    _ placeholder: Placeholder, _ argument: Int, _ width: MessageProgram.Field.Size,
    _ precision: MessageProgram.Field.Size, text: String
  ) -> Int32 {
    var format = FieldFormat(placeholder)
    // A value type of "@" is what is written where none was thought of.
    if placeholder.conversion == .text, text == "%arg" { format.kind = .natural }
    var isPlain = format.isInteger && format.flags.isEmpty
    if case .none = width, case .none = precision {} else { isPlain = false }
    fields.append(
      MessageProgram.Field(
        argument: Int32(argument), format: format, width: width, precision: precision,
        isPlainInteger: isPlain))
    placeholders.append(text)
    return Int32(fields.count - 1)
  }
}

extension MessageCompiler {
  /// A part of the message by its name, for an argument by its own number, by that of the placeholder, or by
  /// order.
  private mutating func substitution(
    _ name: String, _ position: Int?, _ scope: Scope, _ numbering: inout Numbering
  ) -> MessageProgram.Piece {
    let argument = ownNumber(of: name).map { $0 - 1 } ?? numbering.argument(position)
    let use = Use(name: name, argument: argument)
    if let node = finished[use] {
      return MessageProgram.Piece(kind: .node, first: node.start, second: node.end)
    }
    guard let substitution = substitutions[name], let value = substitution.value else {
      report(.unknownSubstitution(name))
      return literal(name)
    }
    guard !open.contains(name) else {
      report(.cyclicSubstitution(name))
      return literal(name)
    }
    guard finished.count < Self.maximumUses else {
      report(.tooLarge)
      return literal(name)
    }
    open.insert(name)
    defer { open.remove(name) }
    let format = substitution.formatSpecifier.flatMap(MessagePattern.specifier)
    let inner = Scope(base: argument, own: (argument, format, name), depth: scope.depth)
    let node = node(of: value, inner)
    finished[use] = node
    return MessageProgram.Piece(kind: .node, first: node.start, second: node.end)
  }
}
