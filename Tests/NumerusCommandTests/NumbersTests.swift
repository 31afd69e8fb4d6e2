import Foundation
import Testing

/// `numerus plural LOCALE NUMBER…`.
@Suite struct NumbersTests {
  @Test func answersOperandsInTheirOrder() throws {
    let run = try Tool.run("plural", "ar", "0", "1", "2", "3", "11", "100", "1.5")
    #expect(
      run.output == "0\tzero\n1\tone\n2\ttwo\n3\tfew\n11\tmany\n100\tother\n1.5\tother\n")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func readsStandardInputWithoutOperands() throws {
    let run = try Tool.run("plural", "pl", input: "1\n2\n5")
    #expect(run.output == "1\tone\n2\tfew\n5\tmany\n")
  }

  @Test func readsStandardInputInThePlaceOfADash() throws {
    let run = try Tool.run("plural", "pl", "9", "-", "8", "-", input: "1\n2\n")
    #expect(run.output == "9\tmany\n1\tone\n2\tfew\n8\tmany\n")
  }

  @Test func ignoresWhatSurroundsANumber() throws {
    let text = "\u{FEFF}1\r\n\r\n\n \t2 \t\r\n  \n5"
    let run = try Tool.run("plural", "pl", " 3\t", "-", input: text)
    #expect(run.output == "3\tfew\n1\tone\n2\tfew\n5\tmany\n")
    #expect(run.status == 0)
  }

  @Test func takesNegativeNumbersWithoutEndingTheOptions() throws {
    let run = try Tool.run("plural", "-2", "pl", "--json")
    #expect(run.status == 2, "the first operand is the locale, whatever it looks like")
    let numbers = try Tool.run("plural", "pl", "-2", "-0.5", "--", "-1")
    #expect(numbers.output == "-2\tfew\n-0.5\tother\n-1\tone\n")
  }

  @Test func readsOrdinalsAndReleases() throws {
    let expected = "1\tone\n2\ttwo\n3\tfew\n4\tother\n"
    for options in [["--type", "ordinal"], ["--type=ordinal"], ["--ordinal"]] {
      let run = try Tool.run(["plural", "en", "1"] + options + ["2", "3", "4"])
      #expect(run.output == expected)
    }
    #expect(try Tool.run("plural", "scn", "1000000", "--cldr", "42").output == "1000000\tother\n")
    #expect(try Tool.run("plural", "scn", "1000000", "--cldr=48").output == "1000000\tmany\n")
  }

  @Test func readsNumbersOfAnySize() throws {
    let number = "1" + String(repeating: "0", count: 29) + "1"
    #expect(try Tool.run("plural", "ru", number).output == "\(number)\tone\n")
    let long = String(repeating: "2", count: 1_000_000)
    let run = try Tool.run("plural", "pl", input: "\(long)\n1\n")
    #expect(run.output == "\(long)\tfew\n1\tone\n")
  }

  @Test func answersRanges() throws {
    let run = try Tool.run("plural", "sl", "--range", "0..1", "1 .. 2", "-2..-1")
    #expect(run.output == "0..1\tfew\n1 .. 2\ttwo\n-2..-1\tfew\n")
  }

  @Test func countsCategories() throws {
    let run = try Tool.run("plural", "pl", "--histogram", input: "1\n2\n3\nx\n5\n")
    #expect(run.output == "one\t1\nfew\t2\nmany\t1\nother\t0\n")
    #expect(run.status == 1)
    let json = try Tool.run("plural", "pl", "--histogram", "--json", "--range", "1..2", "1..5")
    #expect(json.output == "{\"one\":0,\"few\":1,\"many\":1,\"other\":0}\n")
  }

  @Test func paintsOnlyWhenAsked() throws {
    let painted = try Tool.run("plural", "pl", "1", "--color", "always")
    #expect(painted.output == "1\t\u{1B}[1mone\u{1B}[0m\n")
    #expect(try Tool.run("plural", "pl", "1", "--color", "auto").output == "1\tone\n")
    #expect(
      try Tool.run("plural", "pl", "1", "--color", "always", "--json").output
        == "{\"number\":\"1\",\"category\":\"one\"}\n")
  }
}
