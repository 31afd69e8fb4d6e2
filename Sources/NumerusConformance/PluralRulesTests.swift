internal import NumerusLocales
internal import NumerusPlurals

/// `plural_rules`: the plural category of a sample.
struct PluralRulesTests {
  private struct Key: Hashable {
    let locale: String
    let type: String
    let cldr: CLDRVersion
  }

  private var rules = BoundedCache<Key, PluralRules>()

  mutating func reply(
    to test: ConformanceTest, _ cldr: CLDRVersion
  ) throws(ConformanceFault) -> ConformanceReply {
    let locale = try test.optionalString("locale") ?? "und"
    let type = try test.string(test.has("type") ? "type" : "plural_type")
    let key = Key(locale: locale, type: type, cldr: try Self.release(of: test) ?? cldr)
    let rules = try rules.value(key) { (key) throws(ConformanceFault) in try Self.rules(key) }
    let sample = try test.number("sample")
    do throws(NumberSyntaxError) {
      let reply = ConformanceReply(try rules.category(parsing: sample).description)
      // By root's rules every number is `other`, which is worth telling where another was asked for.
      return rules.locale == nil ? reply.telling("actual_locale", "und") : reply
    } catch {
      throw ConformanceFault("no number", error.description)
    }
  }

  private static func rules(_ key: Key) throws(ConformanceFault) -> PluralRules {
    guard let type = PluralType(rawValue: key.type) else {
      throw ConformanceFault(
        "unknown plural type", "'\(key.type)'; expected 'cardinal' or 'ordinal'")
    }
    return PluralRules(try ConformanceTest.locale(key.locale, "locale"), type, cldr: key.cldr)
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
