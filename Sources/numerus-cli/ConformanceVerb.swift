internal import NumerusConformance
import NumerusPlurals

/// `numerus conformance`: an executor of Unicode's conformance tests.
enum ConformanceVerb {
  static let table = OptionTable(
    page: "conformance",
    options: [
      Option(name: "--cldr", values: Command.cldrVersions), Option(name: "--help"),
      Option(name: "-h"),
    ])

  static func run(
    _ arguments: [String], _ output: inout OutputBuffer
  ) throws(CommandError) -> ExitStatus {
    let parsed = try ParsedArguments(arguments, table)
    if parsed.has("--help") || parsed.has("-h") { return try Help.show("conformance", &output) }
    if let operand = parsed.operands.first {
      throw parsed.fault(
        "no operands are taken, but got '\(InputFault.printable(operand))';"
          + " tests come on standard input")
    }
    let cldr = parsed.value("--cldr").flatMap(Command.cldrVersion) ?? .latest
    do throws(SystemError) {
      try answer(ConformanceExecutor(cldr: cldr), &output)
    } catch {
      throw .system(error)
    }
    return .success
  }

  /// Answers lines until one of `#EXIT` or the end.
  ///
  /// A test without a result is an answer, and no bad input.
  private static func answer(
    _ executor: consuming ConformanceExecutor, _ output: inout OutputBuffer
  ) throws(SystemError) {
    var reader = LineReader(descriptor: Platform.standardInput)
    repeat {
      while let line = reader.next() {
        let outcome =
          switch line {
          case .text(let text): executor.answer(text)
          case .tooLong(let length): executor.answer(lineOfBytes: length)
          }
        switch outcome {
        case .exit: return
        case .nothing: continue
        case .answered:
          try executor.withAnswer { (answer) throws(SystemError) in try output.append(answer) }
          try output.append("\n" as StaticString)
        }
      }
      // Whoever sends the tests one by one waits for their answers.
      if !Platform.isReady(Platform.standardInput) { try output.flush() }
    } while try reader.fill()
  }
}
