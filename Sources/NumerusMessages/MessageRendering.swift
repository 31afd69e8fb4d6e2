internal import NumerusFormatting
internal import NumerusPlurals

/// One rendering of a program: its arguments, and what is remembered while it lasts.
struct MessageRendering: ~Copyable {
  let program: MessageProgram
  let arguments: UnsafeBufferPointer<MessageArgument>
  let context: MessageContext
  /// How many more choices and parts may be unfolded: substitutions that name each other twice would else
  /// double at each step.
  private var budget = 1_000
  /// The last number that ICU formatted: what a choice was made by is mostly what its form shows.
  private var last: Last?

  /// One word while there is none: most messages need none.
  private final class Last {
    let number: MessageArgument.Number
    let key: NumberKey
    let shown: FormattedNumber

    init(_ number: MessageArgument.Number, _ key: NumberKey, _ shown: FormattedNumber) {
      self.number = number
      self.key = key
      self.shown = shown
    }
  }

  init(
    _ program: MessageProgram, _ arguments: UnsafeBufferPointer<MessageArgument>,
    _ context: MessageContext
  ) {
    self.program = program
    self.arguments = arguments
    self.context = context
  }

  mutating func write(into buffer: inout MessageBuffer) {
    for fault in program.faults { report(fault) }
    write(program.root, into: &buffer)
    if buffer.isFull || budget < 0 { report(.tooLarge) }
  }

  private mutating func write(_ node: MessageProgram.Node, into buffer: inout MessageBuffer) {
    for index in Int(node.start)..<Int(node.end) {
      let piece = program.pieces[index]
      let first = Int(piece.first)
      switch piece.kind {
      case .literal:
        program.text.withUnsafeBufferPointer {
          buffer.append(UnsafeBufferPointer(rebasing: $0[first..<Int(piece.second)]))
        }
      case .field: writeField(first, into: &buffer)
      case .choice:
        budget -= 1
        guard budget >= 0 else { return }
        let category = category(of: first).category
        write(program.forms[first * 6 + Int(category.rawValue)], into: &buffer)
      case .node:
        budget -= 1
        guard budget >= 0 else { return }
        write(
          MessageProgram.Node(start: piece.first, end: piece.second), into: &buffer)
      }
    }
  }

  func report(_ fault: MessageFault) { context.onFault?(fault) }
}

extension MessageRendering {
  /// The category that a choice is made by, and the number as it is counted; nil for what cannot be.
  mutating func category(
    of index: Int
  ) -> (category: PluralCategory, operands: PluralOperands?) {
    let choice = program.choices[index]
    let number = Int(choice.argument)
    guard number < arguments.count else {
      reportMissing(Int(choice.field))
      return (.other, nil)
    }
    let field = Int(choice.field)
    switch arguments[number] {
    case .int(let value) where program.fields[field].isPlainInteger:
      if value == 0, choice.hasZero { return (.zero, nil) }
      return (program.rules.category(for: Int(value)), nil)
    case let argument:
      let settled = argument.settled(in: context.locale)
      guard let operands = operands(of: settled, field) else {
        report(.uncountableArgument(number: number + 1))
        return (.other, nil)
      }
      if choice.hasZero, operands.isZero { return (.zero, operands) }
      return (program.rules.category(for: operands), operands)
    }
  }

  private mutating func operands(
    of argument: MessageArgument, _ field: Int
  ) -> PluralOperands? {
    switch argument {
    case .int(let value): return shownOperands(.int(value), field)
    case .uint(let value): return shownOperands(.uint(value), field)
    case .double(let value): return shownOperands(.double(value), field)
    case .formatted(let number): return number.operands
    case .styled(let number, let style):
      return context.numbers.shown(number, .style(style))?.operands
    case .custom(_, let operands): return operands
    case .text, .deferred, .missing: return nil
    }
  }

  private mutating func shownOperands(
    _ number: MessageArgument.Number, _ field: Int
  ) -> PluralOperands? {
    guard program.fields[field].format.isLocalized else { return number.operands }
    return shown(number, field)?.operands ?? number.operands
  }

  /// A number as a field shows it.
  mutating func shown(_ number: MessageArgument.Number, _ index: Int) -> FormattedNumber? {
    let field = program.fields[index]
    let width = size(field.width) ?? 0
    let precision = size(field.precision).flatMap { $0 < 0 ? nil : $0 }
    let isScientific = field.format.kind == .general && number.isLong(digits: precision ?? 6)
    let key = NumberKey.field(
      field.format.number,
      width: field.format.flags.contains(.zero) ? Int16(clamping: abs(width)) : 0,
      precision: precision.map(Int16.init(clamping:)), isScientific: isScientific)
    if let last, last.key == key, last.number == number { return last.shown }
    guard let shown = context.numbers.shown(number, key) else { return nil }
    last = Last(number, key, shown)
    return shown
  }

  /// A width or precision, that may be an argument, within what can be shown.
  func size(_ size: MessageProgram.Field.Size) -> Int? {
    switch size {
    case .none: return nil
    case .fixed(let number): return Int(number)
    case .argument(let index):
      let limit = Placeholder.maximumSize
      guard Int(index) < arguments.count else { return nil }
      return switch arguments[Int(index)] {
      case .int(let value): Int(max(min(value, Int64(limit)), Int64(-limit)))
      case .uint(let value): Int(min(value, UInt64(limit)))
      default: nil
      }
    }
  }

  func reportMissing(_ field: Int) {
    report(
      .missingArgument(
        placeholder: program.placeholders[field], number: Int(program.fields[field].argument) + 1))
  }
}

extension MessageArgument.Number {
  /// The operands of the plain number.
  var operands: PluralOperands? {
    switch self {
    case .int(let value): PluralOperands(value)
    case .uint(let value): PluralOperands(value)
    case .double(let value): PluralOperands(value)
    case .decimal(let text): try? PluralOperands(text)
    }
  }

  /// Whether `%g` shows the number with an exponent: 10^digits is exceeded, or 0.0001 not reached.
  fileprivate func isLong(digits: Int) -> Bool {
    let value: Double =
      switch self {
      case .int(let value): Double(value)
      case .uint(let value): Double(value)
      case .double(let value): value
      case .decimal(let text): Double(text) ?? 0
      }
    guard value.isFinite, value != 0 else { return false }
    var limit = 1.0
    for _ in 0..<min(digits == 0 ? 1 : digits, 308) { limit *= 10 }
    return value.magnitude > limit || value.magnitude < 0.0001
  }
}

extension PluralOperands {
  /// Whether n is 0.
  fileprivate var isZero: Bool { isNumber && w == 0 && text(of: .i) == "0" }
}
