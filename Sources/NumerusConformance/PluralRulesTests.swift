internal import NumerusLocales
internal import NumerusPlurals

/// `plural_rules`: the plural category of a sample.
struct PluralRulesTests {
  private struct Key: Hashable {
    let locale: String
    let type: String
    let cldr: CLDRVersion
  }

  private struct Entry {
    let rules: PluralRules
    /// By root's rules every number is `other`, which is worth telling where another was asked for.
    let isRoot: Bool
  }

  private var entries = BoundedCache<Key, Entry>()

  mutating func reply(
    to test: ConformanceTest, _ cldr: CLDRVersion
  ) throws(ConformanceFault) -> ConformanceReply {
    let locale = try test.optionalString("locale") ?? "und"
    let type = try test.string(test.has("type") ? "type" : "plural_type")
    let key = Key(locale: locale, type: type, cldr: try Self.release(of: test) ?? cldr)
    let entry = try entries.value(key) { (key) throws(ConformanceFault) in try Self.entry(key) }
    let sample = try test.number("sample")
    do throws(NumberSyntaxError) {
      let reply = ConformanceReply(try entry.rules.category(parsing: sample).description)
      return entry.isRoot ? reply.telling("actual_locale", "und") : reply
    } catch {
      throw ConformanceFault("no number", error.description)
    }
  }

  private static func entry(_ key: Key) throws(ConformanceFault) -> Entry {
    guard let type = PluralType(rawValue: key.type) else {
      throw ConformanceFault(
        "unknown plural type", "'\(key.type)'; expected 'cardinal' or 'ordinal'")
    }
    let locale = try ConformanceTest.locale(key.locale, "locale")
    let rules = PluralRules(locale, type, cldr: key.cldr)
    return Entry(
      rules: rules, isRoot: rules.locale?.language == "und" && locale.language != "und")
  }

  /// The release that a test names: of CLDR ("42", "48.1") or by its ICU ("icu72").
  private static func release(of test: ConformanceTest) throws(ConformanceFault) -> CLDRVersion? {
    for field in ["cldr", "cldrVersion", "cldr_version", "icuVersion", "icu_version"]
    where test.has(field) {
      let text = try test.number(field)
      let digits = text.lowercased().drop { !("0"..."9" ~= $0) }.prefix { "0"..."9" ~= $0 }
      // ICU is 30 ahead of CLDR since ICU 60 of 2017.
      let major = Int(digits).map { $0 >= 60 ? $0 - 30 : $0 }
      guard let version = major.flatMap(CLDRVersion.init(rawValue:)) else {
        let known = CLDRVersion.allCases.map(\.description).joined(separator: " or ")
        throw ConformanceFault("unknown release", "\(field): '\(text)'; expected CLDR \(known)")
      }
      return version
    }
    return nil
  }
}
