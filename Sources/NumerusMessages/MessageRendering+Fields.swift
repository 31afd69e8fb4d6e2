internal import NumerusFormatting

extension MessageRendering {
  /// Writes the argument of a field.
  @inline(__always)
  mutating func writeField(_ index: Int, into buffer: inout MessageBuffer) {
    let number = Int(program.fields[index].argument)
    if number < arguments.count, case .int(let value) = arguments[number],
      program.fields[index].isPlainInteger
    {
      if program.fields[index].format.kind == .text { reportMismatch(index) }
      context.numbers.write(value.magnitude, isNegative: value < 0, into: &buffer)
      return
    }
    writeOther(index, into: &buffer)
  }

  @inline(never)
  private mutating func writeOther(_ index: Int, into buffer: inout MessageBuffer) {
    let field = program.fields[index]
    let number = Int(field.argument)
    guard number < arguments.count else { return reportMissing(index) }
    let start = buffer.count
    switch arguments[number].settled(in: context.locale) {
    case .int(let value): write(.int(value), index, into: &buffer)
    case .uint(let value): write(.uint(value), index, into: &buffer)
    case .double(let value): write(.double(value), index, into: &buffer)
    case .text(let text): writeText(text, index, isNumber: false, into: &buffer)
    case .formatted(let number): writeText(number.string, index, isNumber: true, into: &buffer)
    case .styled(let number, let style):
      let shown = context.numbers.shown(number, .style(style))
      writeText(shown?.string ?? number.plain, index, isNumber: true, into: &buffer)
    case .custom(let text, let operands):
      writeText(text, index, isNumber: operands != nil, into: &buffer)
    case .deferred, .missing: return reportMissing(index)
    }
    if let width = size(field.width) {
      buffer.pad(
        from: start, to: abs(width), left: width < 0 || field.format.flags.contains(.left))
    }
  }

  private mutating func writeText(
    _ text: String, _ index: Int, isNumber: Bool, into buffer: inout MessageBuffer
  ) {
    let field = program.fields[index]
    if !isNumber, field.format.kind != .text, field.format.kind != .natural,
      field.format.kind != .character
    {
      reportMismatch(index)
    }
    var text = text
    if field.format.kind == .text, let length = size(field.precision), length >= 0 {
      text = String(text.prefix(length))
    }
    // All of ASCII runs from left to right, or not at all.
    if context.isolation == .never
      || context.isolation == .automatic && !program.isRightToLeft
        && text.utf8.allSatisfy({ $0 < 0x80 })
    {
      buffer.append(text)
    } else {
      buffer.append(
        text.isolated(
          in: program.isRightToLeft ? .rightToLeft : .leftToRight, isolation: context.isolation))
    }
  }

  private mutating func write(
    _ number: MessageArgument.Number, _ index: Int, into buffer: inout MessageBuffer
  ) {
    let field = program.fields[index]
    if !number.suits(field.format.kind) { reportMismatch(index) }
    switch (field.format.kind, number) {
    case (.hexadecimal, .int), (.hexadecimal, .uint), (.octal, .int), (.octal, .uint),
      (.pointer, .int), (.pointer, .uint):
      buffer.append(number.bitText(field.format, minimumDigits: minimumDigits(field)))
    case (.hexadecimalFloat, _):
      buffer.append(number.hexadecimalFloat(isUppercase: field.format.isUppercase))
    case (.character, .int), (.character, .uint):
      if let scalar = number.scalar {
        buffer.append(String(Character(scalar)))
      } else {
        reportMismatch(index)
      }
    case (_, .int(let value)) where field.isPlainInteger:
      context.numbers.write(value.magnitude, isNegative: value < 0, into: &buffer)
    case (_, .uint(let value)) where field.isPlainInteger:
      context.numbers.write(value, isNegative: false, into: &buffer)
    default: buffer.append(shown(number, index)?.string ?? number.plain)
    }
  }

  /// Digits that `%08x` and `%.8x` have at least.
  private func minimumDigits(_ field: MessageProgram.Field) -> Int {
    if let precision = size(field.precision) { return max(precision, 0) }
    guard field.format.flags.contains(.zero), !field.format.flags.contains(.left) else { return 0 }
    return size(field.width).map(abs) ?? 0
  }

  func reportMismatch(_ index: Int) {
    report(
      .mismatchedArgument(
        placeholder: program.placeholders[index], number: Int(program.fields[index].argument) + 1))
  }
}

extension MessageArgument.Number {
  /// Whether C would take the number for a conversion.
  fileprivate func suits(_ kind: FieldFormat.Kind) -> Bool {
    switch (kind, self) {
    case (.natural, _): true
    case (.text, _): false
    case (.fixed, .double), (.scientific, .double), (.general, .double),
      (.hexadecimalFloat, .double):
      true
    case (.fixed, _), (.scientific, _), (.general, _), (.hexadecimalFloat, _): false
    case (_, .int), (_, .uint): true
    default: false
    }
  }

  /// The number in plain digits, for where ICU fails.
  var plain: String {
    switch self {
    case .int(let value): "\(value)"
    case .uint(let value): "\(value)"
    case .double(let value): "\(value)"
    case .decimal(let text): text
    }
  }
}
