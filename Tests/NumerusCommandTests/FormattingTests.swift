import Foundation
import NumerusFormatting
import Testing

/// The verbs that show values: what they print, and what they leave with.
@Suite struct FormattingTests {
  @Test func oneTextHasOneCategory() throws {
    let run = try Tool.run(
      "number", "9618", "9623", "--locale", "pl", "--style", "compact", "--category")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(Set(lines).count == 1)
    #expect(lines.first?.hasSuffix("\tmany") == true)
  }

  @Test func badNumbersAreNamedAndTheRestIsShown() throws {
    let run = try Tool.run("number", "--locale", "en", input: "1000\nabc\n\n2000\n")
    #expect(run.output == "1,000\n2,000\n")
    #expect(run.errors.hasPrefix("numerus: line 2: unexpected 'a'; expected"))
    #expect(run.status == 1)
  }

  @Test func bytesAreWholeNumbersHoweverWritten() throws {
    let run = try Tool.run(
      "number", "--style", "bytes", "--locale", "en", "1e9", "2000.0", "-2000", "1.5",
      String(repeating: "9", count: 42))
    #expect(run.output == "1 GB\n2 kB\n-2 kB\n")
    #expect(run.errors.contains("argument 4: '1.5' is no count of bytes"))
    #expect(run.errors.contains("argument 5: '99"))
    #expect(run.status == 1)
  }

  @Test func manyDigitsAreKept() throws {
    let run = try Tool.run("number", "--locale", "en", "1000000000000000000000000000001")
    #expect(run.output == "1,000,000,000,000,000,000,000,000,000,001\n")
  }

  @Test func jsonTellsInputTextCategoryAndParts() throws {
    let run = try Tool.run(
      "number", "-1.5", "--locale", "en", "--category", "--parts", "--json")
    #expect(
      run.output
        == #"{"input":"-1.5","text":"-1.5","category":"other","parts":["#
        + #"{"field":"sign","text":"-"},{"field":"integer","text":"1"},"#
        + #"{"field":"decimalSeparator","text":"."},{"field":"fraction","text":"5"}]}"# + "\n")
  }

  @Test(arguments: [
    (["number", "--locale", "xx-YY", "1"], "'xx-YY'"),
    (["number", "--locale", "en", "--currency", "QQQQ", "1"], "'QQQQ'"),
    (["number", "--locale", "en", "--unit", "parsecond", "1"], "'parsecond'"),
    (["number", "--locale", "en", "--skeleton", "percent nonsense", "1"], "'nonsense'"),
    (["number", "--locale", "en", "--fraction", "3..1", "1"], "'3..1'"),
    (["number", "--skeleton", "percent", "--style", "percent"], "exclude each other"),
    (["date", "--locale", "en", "--time-zone", "Mars/Olympus", "now"], "'Mars/Olympus'"),
    (["date", "--locale", "en", "--pattern", "yyyy i", "now"], "'i'"),
    (["list", "--locale", "xx", "a"], "'xx'"),
    (["number", "--style", "percent", "--currency", "EUR", "1"], "exclude each other"),
    (["number", "--style", "bytes", "--rounding", "up", "1"], "exclude each other"),
    (["number", "--style", "spell-out", "--unit", "meter", "1"], "exclude each other"),
    (
      ["number", "--style", "spell-out", "--rule-set", "x", "--locale", "en", "1"],
      "'x' is no rule set"
    ),
    (["number", "--style", "spell-out", "--locale", "ml", "1"], "no words for numbers"),
    (["date", "--relative", "--24-hour", "now"], "exclude each other"),
    (["date", "--pattern", "h:mm a", "--24-hour", "now"], "exclude each other"),
    (["locale", "resolve"], "'--supported'"),
    (["locale", "resolve", "--supported", "e"], "malformed"),
    (["locale", "resovle"], "did you mean 'resolve'"),
    (["locale"], "expected resolve or info"),
  ])
  func wrongArgumentsAreNamed(_ arguments: [String], _ message: String) throws {
    let run = try Tool.run(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message))
  }

  @Test(arguments: [
    ("en", "en-US"), ("en-GB", "en-US"), ("ja", "zh-Hant-TW"), ("ja,en-AU", "en-US"),
    ("", "zh-Hant-TW"),
  ])
  func policyOfABilingualApp(_ preferred: String, _ locale: String) throws {
    let policy = ["--supported", "en=en_US,zh-Hant=zh-Hant-TW", "--fallback", "zh-Hant"]
    let run = try Tool.run(["locale", "resolve"] + policy + ["--preferred", preferred])
    #expect(run.output == locale + "\n")
    let day = try Tool.run(
      ["locale", "resolve", "--24-hour"] + policy + ["--preferred", preferred])
    #expect(day.output == locale + "-u-hc-h23\n")
  }

  @Test(arguments: ["en_US", "zh-Hant-TW", "ja", "ar-EG", "hi", "ko"])
  func noDayPeriodsIn24Hours(_ locale: String) throws {
    let run = try Tool.run(
      "date", "2026-01-02T00:05:00Z", "--locale", locale, "--time-style", "short", "--time-zone",
      "UTC", "--24-hour", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let text = try #require((object as? [String: String])?["text"])
    let digits = text.compactMap(\.wholeNumberValue)
    // Whether the hour has one digit or two is the locale's matter.
    #expect(digits == [0, 0, 0, 5] || digits == [0, 0, 5])
    let hasLetters = text.contains(where: \.isLetter)
    #expect(!hasLetters)
  }

  @Test func timesAreReadFromStandardInput() throws {
    let run = try Tool.run(
      "date", "--locale", "en", "--pattern", "yyyy-MM-dd", "--time-zone", "UTC",
      input: "2026-01-02\nnot a time\n2026-02-03T23:59:59+00:00\n")
    #expect(run.output == "2026-01-02\n2026-02-03\n")
    #expect(run.errors.hasPrefix("numerus: line 2: expected"))
    #expect(run.status == 1)
  }

  @Test func listsAreLinesOfTabs() throws {
    let run = try Tool.run("list", "--locale", "en", input: "a\tb\na\n")
    #expect(run.output == "a and b\na\n")
    let empty = try Tool.run("list", "--locale", "en", input: "\tx\r\n x\ty \n")
    #expect(empty.output == " and x\n x and y \n")
    #expect(try Tool.run("list", "--locale", "en", "-", input: "a\tb\n").output == "a and b\n")
  }

  @Test func localesDescribeThemselves() throws {
    let run = try Tool.run("locale", "info", "ar-EG", "x!", "--in", "en")
    #expect(run.output.contains("\ndirection\trightToLeft\n"))
    #expect(run.output.contains("\nplurals\tzero one two few many other\n"))
    #expect(run.errors.hasPrefix("numerus: argument 2: malformed locale identifier"))
    #expect(run.status == 1)
  }
}
