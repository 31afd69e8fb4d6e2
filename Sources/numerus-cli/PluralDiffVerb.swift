import NumerusJSON
import NumerusLocales
import NumerusPlurals

/// `numerus plural diff`: what changed between two CLDR releases.
enum PluralDiffVerb {
  static let table = OptionTable(
    page: "plural diff",
    options: [.type] + ["--ordinal", "--json", "--help", "-h"].map { Option(name: $0) })

  static func run(
    _ arguments: [String], _ output: inout OutputBuffer
  ) throws(CommandError) -> ExitStatus {
    let parsed = try ParsedArguments(arguments, table)
    if parsed.has("--help") || parsed.has("-h") { return try Help.show("plural diff", &output) }
    guard parsed.operands.count == 2 else {
      throw parsed.fault(
        "expected two CLDR releases, such as 42 48, and got \(parsed.operands.count)")
    }
    let old = try release(parsed.operands[0], parsed)
    let new = try release(parsed.operands[1], parsed)
    let type = try parsed.type()
    for difference in PluralRules.differences(from: old, to: new)
    where type == nil || difference.type == type {
      let line = parsed.has("--json") ? json(difference).description : text(difference)
      try Command.write("\(line)\n", &output)
    }
    return .success
  }

  private static func release(
    _ number: String, _ arguments: ParsedArguments
  ) throws(CommandError) -> CLDRVersion {
    if let version = Command.cldrVersion(number) { return version }
    let known = Command.cldrVersions.joined(separator: " or ")
    throw arguments.fault(
      "'\(InputFault.excerpt(number))' is no CLDR release of this program; expected \(known)")
  }

  /// Seven columns; a lone dash where there is nothing to tell.
  private static func text(_ difference: PluralRulesDifference) -> String {
    let numbers = difference.changes.map { "\($0.witness): \($0.before) → \($0.after)" }
    let ranges = difference.rangeChanges.map { change in
      "\(change.before.start)..\(change.before.end): \(change.before.result)"
        + " → \(change.after.result)"
    }
    return [
      difference.locale.identifier, difference.type.rawValue, difference.kind.rawValue,
      PluralVerb.words(difference.categoriesBefore), PluralVerb.words(difference.categoriesAfter),
      list(numbers), list(ranges),
    ].joined(separator: "\t")
  }

  private static func list(_ parts: [String]) -> String {
    parts.isEmpty ? "-" : parts.joined(separator: ", ")
  }

  private static func json(_ difference: PluralRulesDifference) -> JSONValue {
    let numbers = difference.changes.map { change in
      JSONValue.object([
        ("number", .string(change.witness.description)),
        ("before", .string(change.before.description)),
        ("after", .string(change.after.description)),
      ])
    }
    let ranges = difference.rangeChanges.map { change in
      JSONValue.object([
        ("start", .string(change.before.start.description)),
        ("end", .string(change.before.end.description)),
        ("before", .string(change.before.result.description)),
        ("after", .string(change.after.result.description)),
      ])
    }
    return .object([
      ("locale", .string(difference.locale.identifier)),
      ("type", .string(difference.type.rawValue)), ("kind", .string(difference.kind.rawValue)),
      ("categoriesBefore", .strings(difference.categoriesBefore)),
      ("categoriesAfter", .strings(difference.categoriesAfter)), ("numbers", .array(numbers)),
      ("ranges", .array(ranges)),
    ])
  }
}
