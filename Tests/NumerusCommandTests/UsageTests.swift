import Testing

/// Wrong arguments: status 2, a message that names them, and a page to read.
@Suite struct UsageTests {
  @Test(arguments: [
    (
      "", "no command; expected one of plural, number, date, list, locale, conformance, help",
      "numerus"
    ),
    ("plurl", "unknown command 'plurl'; did you mean 'plural'?", "numerus"),
    ("--bogus", "unknown option '--bogus'", "numerus"),
    ("help plurals", "no help on 'plurals'; did you mean 'plural'?", "numerus"),
    ("plural", "no locale; expected one such as 'pl' or 'pt-PT'", "numerus plural"),
    (
      "plural --tpye=ordinal pl 1", "unknown option '--tpye'; did you mean '--type'?",
      "numerus plural"
    ),
    (
      "plural pl --type", "option '--type' needs a value; expected cardinal or ordinal",
      "numerus plural"
    ),
    (
      "plural pl --type ordnial",
      "'ordnial' is no value of '--type'; expected cardinal or ordinal; did you mean 'ordinal'?",
      "numerus plural"
    ),
    (
      "plural pl --cldr 43", "'43' is no value of '--cldr'; expected 42 or 48", "numerus plural"
    ),
    ("plural pl --json=yes 1", "option '--json' takes no value", "numerus plural"),
    (
      "plural pl --rules --witness", "'--witness' and '--rules' exclude each other",
      "numerus plural"
    ),
    ("plural pl --rules --range", "'--range' and '--rules' exclude each other", "numerus plural"),
    (
      "plural pl --ordinal --type cardinal", "'--ordinal' and '--type cardinal' exclude each other",
      "numerus plural"
    ),
    (
      "plural pl --rules 1", "'--rules' takes one locale and no numbers, but got '1'",
      "numerus plural"
    ),
    (
      "plural en_! 1",
      "malformed locale identifier: expected a script, region, variant or extension at column 4\n"
        + "  en_!\n     ^", "numerus plural"
    ),
    (
      "plural diff 42", "expected two CLDR releases, such as 42 48, and got 1",
      "numerus plural diff"
    ),
    (
      "plural --json diff 42 49", "'49' is no CLDR release of this program; expected 42 or 48",
      "numerus plural diff"
    ),
    (
      "plural tlh --strict 1", "CLDR 48 has no cardinal plural rules for 'tlh'", "numerus plural"
    ),
    (
      "plural --strict --ordinal --cldr 42 --rules tlh",
      "CLDR 42 has no ordinal plural rules for 'tlh'", "numerus plural"
    ),
    (
      "plural --strict --list tlh", "CLDR 48 has no cardinal plural rules for 'tlh'",
      "numerus plural"
    ),
    (
      "plural diff 42 48 --ordinal --type cardinal",
      "'--ordinal' and '--type cardinal' exclude each other", "numerus plural diff"
    ),
    (
      "plural diff 42 48 --type many",
      "'many' is no value of '--type'; expected cardinal or ordinal", "numerus plural diff"
    ),
    (
      "plural diff 42 48 --jsno", "unknown option '--jsno'; did you mean '--json'?",
      "numerus plural diff"
    ),
  ])
  func refuses(_ line: String, _ message: String, _ page: String) throws {
    let run = try Tool.run(line.split(separator: " ").map(String.init))
    #expect(run.errors == "numerus: \(message)\nTry '\(page) --help'.\n")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test func warnsOfAnUnknownLanguage() throws {
    let run = try Tool.run("plural", "tlh", "1", "2")
    #expect(run.output == "1\tother\n2\tother\n")
    #expect(
      run.errors == "numerus: warning: CLDR 48 has no cardinal plural rules for 'tlh';"
        + " by root's every number is 'other'\n")
    #expect(run.status == 0)
    for known in ["root", "und", "iw", "sr-Latn-RS", "pt_PT.UTF-8", "zh_Hant_TW@calendar=roc"] {
      #expect(try Tool.run("plural", known, "1").errors == "")
      let strict = try Tool.run("plural", "--strict", known, "1")
      #expect(strict.errors == "" && strict.status == 0, "\(known)")
    }
    #expect(try Tool.run("plural", "--strict", "--list").status == 0)
  }

  /// An argument of any length, with controls in it, is named by its beginning.
  @Test func longArgumentsAreCut() throws {
    let long = "\u{1B}[31m" + String(repeating: "x", count: 50_000)
    for arguments in [
      [long], ["help", long], ["plural", "--" + long], ["plural", "pl", "--type", long],
      ["plural", "pl", "--rules", long], ["plural", "diff", "42", long], ["plural", long, "1"],
      ["locale", long], ["locale", "resolve", long],
      ["plural", "--strict", "xx-" + String(repeating: "aaaaa-", count: 5_000) + "bbbbb", "1"],
    ] {
      let run = try Tool.run(arguments)
      #expect(run.status == 2)
      #expect(run.errors.utf8.count < 500, "\(run.errors.prefix(500))")
      #expect(!run.errors.contains("\u{1B}"))
    }
  }
}
