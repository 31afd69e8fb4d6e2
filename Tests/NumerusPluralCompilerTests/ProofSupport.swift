// The proof: what is compiled says what the reference evaluator says.
//
// Each `swift test` runs a short form. The full form, every integer up to 1,000,200 among it, wants
// an optimized build:
//
//     NUMERUS_FULL_PROOF=1 swift test -c release --filter Proof

import Foundation
import NumerusPluralCompiler
import NumerusPlurals
import Testing

enum Proof {
  static let isFull = ProcessInfo.processInfo.environment["NUMERUS_FULL_PROOF"] == "1"
}

/// A rule set with the reference and the compiled forms of it.
struct ProvenRules: Sendable {
  let name: String
  let reference: ReferenceEvaluator
  /// Compiled at run time and, where a locale of CLDR has these rules, built in.
  let compiled: [PluralRules]
}

/// A locale's rules in `Data/`.
struct CLDRLocaleRules {
  let locale: String
  let type: PluralType
  let version: CLDRVersion
  let set: PluralRuleSet

  var name: String { "\(locale) \(type) of CLDR \(version)" }

  /// The conditions alone, by which rule sets are told apart.
  var conditions: [String] {
    self.set.rules.compactMap { rule in rule.condition.map { "\(rule.category): \($0)" } }
  }

  var builtIn: PluralRules { PluralRules(locale, type, cldr: version) }

  static func all() throws -> [CLDRLocaleRules] {
    try CLDRVersion.allCases.flatMap { version in
      try PluralType.allCases.flatMap { type in
        try table(type, version).sorted { $0.key < $1.key }.map { locale, row in
          // The samples are ConformanceTests' matter.
          let conditions = row.map { key, text in
            (key.replacing("pluralRule-count-", with: ""), String(text.prefix { $0 != "@" }))
          }
          return CLDRLocaleRules(
            locale: locale, type: type, version: version,
            set: try PluralRuleSet(parsing: Dictionary(uniqueKeysWithValues: conditions)))
        }
      }
    }
  }

  private static func table(
    _ type: PluralType, _ version: CLDRVersion
  ) throws -> [String: [String: String]] {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let name = type == .cardinal ? "plurals" : "ordinals"
    let file = root.appending(path: "Data/cldr-\(version)/\(name).json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let supplemental = try #require(json?["supplemental"] as? [String: Any])
    return try #require(supplemental["plurals-type-\(type)"] as? [String: [String: String]])
  }
}

extension ProvenRules {
  /// The distinct rule sets of CLDR, each with the built-in rules of the first locale that has it.
  static func ofCLDR() throws -> [ProvenRules] { try cached.get() }

  private static let cached = Result { try distinct() }

  private static func distinct() throws -> [ProvenRules] {
    let groups = Dictionary(grouping: try CLDRLocaleRules.all(), by: \.conditions)
    return groups.values.compactMap(\.first).sorted { $0.name < $1.name }.map { first in
      ProvenRules(
        name: first.name, reference: ReferenceEvaluator(first.set),
        compiled: [PluralRules(compiling: first.set, type: first.type), first.builtIn])
    }
  }

  init(_ set: PluralRuleSet) {
    self.init(
      name: set.description, reference: ReferenceEvaluator(set),
      compiled: [PluralRules(compiling: set)])
  }
}
