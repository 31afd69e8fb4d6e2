import Testing

@testable import numerus_cli

/// The parser of arguments.
@Suite struct OptionsTests {
  static let table = OptionTable(
    page: "x", options: [Option(name: "--flag"), Option(name: "--pick", values: ["a", "b"])])

  private func parse(_ arguments: String...) throws -> ParsedArguments {
    try ParsedArguments(arguments, Self.table)
  }

  @Test func takesOptionsAnywhere() throws {
    let parsed = try parse(
      "1", "--pick", "a", "-2", "--flag", "-", "--pick=b", "--", "--flag", "--")
    #expect(parsed.operands == ["1", "-2", "-", "--flag", "--"])
    #expect(parsed.value("--pick") == "b")
    #expect(parsed.has("--flag"))
  }

  @Test(arguments: ["-0", "-9.5", "-1..2", "-", "", "1", "−1"])
  func takesForAnOperand(_ argument: String) throws {
    #expect(!OptionTable.isOption(argument))
  }

  @Test(arguments: ["-x", "--", "--1", "-.5"])
  func takesForAnOption(_ argument: String) throws {
    #expect(OptionTable.isOption(argument))
  }

  @Test func findsTheFirstOperand() {
    #expect(Self.table.firstOperand(in: ["--flag", "--pick", "a", "b"]) == 3)
    #expect(Self.table.firstOperand(in: ["--pick=a", "b"]) == 1)
    #expect(Self.table.firstOperand(in: ["--", "--flag"]) == 1)
    #expect(Self.table.firstOperand(in: ["--pick", "a", "--"]) == nil)
  }

  @Test func suggestsOnlyWhatIsNear() {
    #expect(Spelling.nearest(to: "--tpye", among: ["--type", "--range"]) == "--type")
    #expect(Spelling.nearest(to: "plurals", among: ["plural", "help"]) == "plural")
    #expect(Spelling.nearest(to: "--bogus", among: ["--type", "--range"]) == nil)
    #expect(Spelling.nearest(to: "", among: ["help"]) == nil)
  }
}
