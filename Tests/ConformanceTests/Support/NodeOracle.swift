import Foundation
import NumerusPlurals

/// One run of Node, whose `Intl.PluralRules` answers for all locales and numbers at once.
enum NodeOracle {
  struct Answer {
    let version: String
    let cldr: CLDRVersion
    /// Whether its plural rules take `notation: "compact"`.
    let hasCompact: Bool
    /// Type, locale, and a letter for each question: z o t f m x.
    let categories: [String: [String: String]]
  }

  /// A number and how it is to be shown; for a range, its end.
  struct Question {
    var number: String
    var fractionDigits = 0
    var end: String?
  }

  /// The CLDR release of the Node in PATH; nil where there is none, or of a release not built in.
  static let release: CLDRVersion? = {
    let text = try? run(["-p", "process.versions.cldr"], input: Data())
    return text.flatMap { Int($0.prefix { $0 != "." && $0 != "\n" }) }.flatMap(CLDRVersion.init)
  }()

  static let absence = "no node with CLDR 42 or 48 in PATH"

  static func ask(_ questions: [Question], locales: [String: [String]]) throws -> Answer {
    let json: [String: Any] = [
      "locales": locales,
      "questions": questions.map { [$0.number, $0.fractionDigits, $0.end ?? ""] as [Any] },
    ]
    let input = try JSONSerialization.data(withJSONObject: json)
    let output = try run(["-e", script], input: input)
    let answer = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    guard let answer, let version = answer["version"] as? String, let release,
      let compact = answer["compact"] as? Bool,
      let categories = answer["categories"] as? [String: [String: String]]
    else { throw Malformed(what: "node's answer") }
    return Answer(version: version, cldr: release, hasCompact: compact, categories: categories)
  }

  private static func run(_ arguments: [String], input: Data) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["node"] + arguments
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The child reads all of its input before it writes, so neither waits for the other.
    try standardInput.fileHandleForWriting.write(contentsOf: input)
    try standardInput.fileHandleForWriting.close()
    let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Malformed(what: "node's exit") }
    return String(decoding: output, as: UTF8.self)
  }

  private static let script = #"""
    const { locales, questions } = JSON.parse(require("fs").readFileSync(0, "utf8"));
    const letters = { zero: "z", one: "o", two: "t", few: "f", many: "m", other: "x" };
    const compact = "notation" in
      new Intl.PluralRules("fr", { notation: "compact" }).resolvedOptions();
    const categories = {};
    for (const type in locales) {
      categories[type] = {};
      for (const locale of locales[type]) {
        if (!Intl.PluralRules.supportedLocalesOf(locale).length) continue;
        const byDigits = [0, 1, 2, 3].map(digits => new Intl.PluralRules(locale, {
          type, minimumFractionDigits: digits, maximumFractionDigits: digits }));
        categories[type][locale] = questions.map(([number, digits, end]) => {
          const rules = byDigits[digits];
          if (end === "") return letters[rules.select(Number(number))];
          return letters[rules.selectRange(Number(number), Number(end))];
        }).join("");
      }
    }
    console.log(JSON.stringify({ version: process.version, compact, categories }));
    """#
}
