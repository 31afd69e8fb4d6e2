/// Where inputs come from: the operands in their order, with standard input in the place of `-`,
/// or standard input alone where there are none.
struct InputSource {
  private let operands: [String]
  /// Whether some input was bad.
  private(set) var hasFaults = false

  init(_ operands: [String]) {
    self.operands = operands.isEmpty ? ["-"] : operands
  }

  /// Answers every input, and names the bad ones on standard error.
  mutating func answer(
    with answer: consuming some InputAnswer, to output: inout OutputBuffer
  ) throws(SystemError) {
    for (index, operand) in operands.enumerated() {
      if operand == "-" {
        try answerLines(&answer, to: &output)
      } else if let fault = try Self.fault(of: operand, &answer, &output) {
        try report(fault, at: "argument \(index + 1)", &output)
      }
    }
    try answer.finish(&output)
  }

  private static func fault(
    of operand: String, _ answer: inout some InputAnswer, _ output: inout OutputBuffer
  ) throws(SystemError) -> InputFault? {
    // A closure loses the type of what it throws, so the bytes are copied instead.
    let bytes = Array(operand.utf8)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    defer { buffer.deallocate() }
    _ = buffer.initialize(from: bytes)
    let (text, before) = Blank.trim(UnsafeBufferPointer(buffer))
    return try answer.answer(text, to: &output)?.moved(by: before)
  }

  private mutating func answerLines(
    _ answer: inout some InputAnswer, to output: inout OutputBuffer
  ) throws(SystemError) {
    var reader = LineReader(descriptor: Platform.standardInput)
    repeat {
      while let line = reader.next() {
        switch line {
        case .text(let line):
          let (text, before) =
            answer.isTrimmed ? Blank.trim(line) : (Blank.withoutReturn(line), 0)
          if text.isEmpty { continue }
          if let fault = try answer.answer(text, to: &output) {
            try report(fault.moved(by: before), at: "line \(reader.number)", &output)
          }
        case .tooLong(let length):
          try report(.tooLong(length), at: "line \(reader.number)", &output)
        }
      }
      // Whoever feeds the lines one by one waits for their answers.
      if !Platform.isReady(Platform.standardInput) { try output.flush() }
    } while try reader.fill()
  }

  private mutating func report(
    _ fault: InputFault, at place: String, _ output: inout OutputBuffer
  ) throws(SystemError) {
    hasFaults = true
    // On a terminal, or with 2>&1, a message stands after the answers of the lines before.
    try output.flush()
    Diagnostics.write(fault.description(at: place))
  }
}
