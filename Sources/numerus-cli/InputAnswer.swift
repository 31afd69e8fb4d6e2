/// What is done with each input: one conformer for each shape of answer.
protocol InputAnswer {
  /// Whether blanks around an input are no part of it.
  var isTrimmed: Bool { get }

  /// Answers one input, already trimmed; gives its fault where it is none.
  mutating func answer(
    _ text: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer
  ) throws(SystemError) -> InputFault?

  /// Called after the last input.
  func finish(_ output: inout OutputBuffer) throws(SystemError)
}

extension InputAnswer {
  @inline(__always)
  var isTrimmed: Bool { true }

  func finish(_ output: inout OutputBuffer) throws(SystemError) {}

  /// Answers all inputs.
  consuming func run(
    on inputs: [String], _ output: inout OutputBuffer
  ) throws(CommandError) -> ExitStatus {
    var source = InputSource(inputs)
    do {
      try source.answer(with: self, to: &output)
    } catch {
      throw .system(error)
    }
    return source.hasFaults ? .badInput : .success
  }
}

/// Bytes that surround an input and are no part of it.
enum Blank {
  /// The text without blanks, and how many stood before it.
  ///
  /// A carriage return counts at the end only, where a file from Windows has one.
  @inline(__always)
  static func trim(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> (text: UnsafeBufferPointer<UInt8>, before: Int) {
    guard let first = text.first, let last = text.last else { return (text, 0) }
    // Nearly every line: no blank has a code above that of the space.
    if first > 0x20, last > 0x20 { return (text, 0) }
    return slowTrim(text)
  }

  /// The text without a carriage return at its end.
  static func withoutReturn(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    text.last == 0x0D ? UnsafeBufferPointer(rebasing: text.dropLast()) : text
  }

  /// The text without blanks around it.
  static func trimmed(_ text: some StringProtocol) -> String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let start = text.utf8.drop(while: isBlank)
    let end = start.reversed().drop(while: isBlank).count
    return String(decoding: start.prefix(end), as: UTF8.self)
  }

  @inline(never)
  private static func slowTrim(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> (text: UnsafeBufferPointer<UInt8>, before: Int) {
    var end = text.count
    while end > 0, [0x20, 0x09, 0x0D].contains(text[end - 1]) { end -= 1 }
    var start = 0
    while start < end, [0x20, 0x09].contains(text[start]) { start += 1 }
    return (UnsafeBufferPointer(rebasing: text[start..<end]), start)
  }
}
