import Testing

@testable import numerus_cli

@Suite struct ConformanceVerbTests {
  private let test =
    #"{"test_type":"plural_rules","label":1,"locale":"he","type":"cardinal","sample":"20"}"#

  @Test func givesALineForEachAndStopsAtExit() throws {
    let run = try Tool.run("conformance", input: "#VERSION\n\n\(test)\r\nx\n#EXIT\n\(test)\n")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix(#"{"platform":"Numerus","#) == true)
    #expect(lines.dropFirst().first == #"{"label":1,"result":"other"}"#)
    #expect(lines.last?.hasPrefix(#"{"error":"no JSON","#) == true)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test func takesARelease() throws {
    let number =
      #"{"test_type":"plural_rules","label":1,"locale":"blo","type":"cardinal","sample":"0"}"#
    #expect(
      try Tool.run("conformance", "--cldr", "48", input: number).output
        == "{\"label\":1,\"result\":\"zero\"}\n")
    // CLDR 42 has no rules of Anii.
    #expect(
      try Tool.run("conformance", "--cldr=42", input: number).output
        == "{\"label\":1,\"result\":\"other\",\"actual_locale\":\"und\"}\n")
  }

  @Test func takesNoOperands() throws {
    let run = try Tool.run("conformance", "tests.jsonl")
    #expect(run.status == 2)
    #expect(run.errors.contains("tests come on standard input"))
    #expect(try Tool.run("conformance", "--cldr", "45").status == 2)
  }

  /// A test driver that waits for each answer gets it.
  @Test func answersBeforeItWaits() throws {
    let line = #"printf '%s\n' '\#(test)'; sleep 1; printf '#EXIT\n'"#
    let output = try Tool.shell("(\(line)) | numerus conformance | (read -r a; echo \"$a\")")
    #expect(output == "{\"label\":1,\"result\":\"other\"}\n")
  }
}
