import NumerusFormatting
import NumerusLocales
import NumerusPlurals

/// One formatter of each kind, opened and not yet used: what is built at first use is still to come.
///
/// `Tests/SanitizerTest` uses this file too.
struct FormatterSet: Sendable {
  /// A formatter, and what it makes of the number of a step.
  struct Member: Sendable {
    let name: String
    let text: @Sendable (Int) throws -> String
  }

  let members: [Member]

  init() throws {
    members = try Self.numbers() + Self.words() + Self.dates() + Self.texts()
  }

  /// What all formatters make of a step; of a fault, the fault.
  func texts(_ step: Int) -> [String] { members.map { Self.text($0, step) } }

  /// What one formatter makes of a step.
  static func text(_ member: Member, _ step: Int) -> String {
    do {
      return try member.text(step)
    } catch { return "\(member.name): \(error)" }
  }

  private static func numbers() throws -> [Member] {
    let decimal = NumberFormat(locale: "ar-EG")
    let long = NumberFormat(.decimal.fractionDigits(0...9), locale: "hi")
    let money = NumberFormat(.currency("EUR"), locale: "de")
    let compact = NumberFormat(.compact, locale: "pl")
    let unit = NumberFormat(.unit("kilometer-per-hour"), locale: "fr")
    let rules = NumberFormat(locale: "he-u-nu-hebr")
    let range = NumberRangeFormat(.currency("EUR"), locale: "sl")
    let bytes = ByteCountFormat(locale: "fr")
    let parser = try NumberParser(locale: "de")
    return [
      Member(name: "decimal") { decimal.string(from: $0 * 7_919) },
      Member(name: "decimal text") { try long.format(decimal: "\($0)12345678901.25").description },
      Member(name: "currency") { try money.format(Double($0) / 8).description },
      Member(name: "compact") { try compact.format($0 * 1_237).description },
      Member(name: "unit") { unit.string(from: Double($0)) },
      Member(name: "digits by rules") { rules.string(from: $0) },
      Member(name: "range") { try range.format(from: $0, to: $0 + 3).description },
      Member(name: "byte count") { bytes.string(from: $0 * 1_000_003) },
      Member(name: "parser") { try parser.parse("1.23\($0 % 10),5").decimal },
      Member(name: "parser's fault") { try parser.parse("x\($0)").decimal },
    ]
  }

  private static func words() throws -> [Member] {
    let english = try SpellOut(locale: "en")
    let french = try SpellOut(locale: "fr")
    let ordinal = try OrdinalText(locale: "en")
    return [
      Member(name: "spell-out") { try english.string(from: $0 * 104_729) },
      Member(name: "spell-out of a fraction") { try english.string(from: Double($0) + 0.5) },
      Member(name: "spell-out by a rule set") {
        try french.string(from: $0, ruleSet: "spellout-cardinal-feminine")
      },
      Member(name: "ordinal") { try ordinal.string(from: $0) },
    ]
  }
}

extension FormatterSet {
  private static func instant(_ step: Int) -> Instant {
    Instant(millisecondsSince1970: 1_767_346_200_000 + Int64(step) * 86_461_000)
  }

  private static func dates() throws -> [Member] {
    let full = DateFormat(
      .dateTime(date: .full, time: .full), locale: "en", timeZone: "Europe/Berlin")
    let clock = DateFormat(
      .time(.short), locale: "zh-Hant-TW", timeZone: .utc, twentyFourHour: true)
    let hebrew = DateFormat(.date(.full), locale: "he-u-ca-hebrew", timeZone: .utc)
    let japanese = DateFormat(.date(.full), locale: "ja-u-ca-japanese", timeZone: .utc)
    let interval = DateIntervalFormat(.skeleton("yMMMdjmm"), locale: "fa", timeZone: .utc)
    let relative = RelativeFormat(locale: "pl")
    let capital = RelativeFormat(locale: "el", capitalization: .beginningOfSentence)
    let duration = DurationFormat(locale: "hi")
    return [
      Member(name: "date and zone") { try full.format(instant($0)).string },
      Member(name: "time") { clock.string(from: instant($0)) },
      Member(name: "Hebrew date") { hebrew.string(from: instant($0)) },
      Member(name: "Hebrew date read") { step in
        try hebrew.instant(from: hebrew.string(from: instant(step))).description
      },
      Member(name: "Japanese date") { japanese.string(from: instant($0)) },
      Member(name: "interval") { try interval.format(from: instant(0), to: instant($0)).string },
      Member(name: "relative") { try relative.format(Double($0), .day).description },
      Member(name: "relative, capitalized") { capital.string(from: Double($0 % 3 - 1), .day) },
      Member(name: "duration") { duration.string(from: .seconds($0 * 61)) },
    ]
  }

  private static func texts() throws -> [Member] {
    let list = ListFormat(.or, locale: "es", isolatesElements: true)
    let names = DisplayNames(locale: "tr", capitalization: .beginningOfSentence)
    let policy = AppLocale.Policy(
      supported: ["en": "en_US", "zh-Hant": "zh-Hant-TW"], fallback: "zh-Hant")
    let languages = ["en-GB", "ja", "zh-Hans", "en-AU"]
    return [
      Member(name: "list") { list.format(["\($0)", "uno", "ocho"]).string },
      Member(name: "display name") { names.name(of: .language(["fr", "it"][$0 % 2])) ?? "none" },
      Member(name: "currency name") {
        names.name(ofCurrency: "EUR", for: $0 % 2 == 0 ? .one : .other) ?? "none"
      },
      Member(name: "current locale") { step in
        AppLocale.with(preferred: [languages[step % 4]], twentyFourHour: true, policy: policy) {
          "\(AppLocale.current) \(AppLocale.localization)"
        }
      },
      Member(name: "locale of the process") { _ in AppLocale.current.identifier },
      Member(name: "opening") {
        NumberFormat(.percent, locale: ["de", "tr", "eu"][$0 % 3]).string(from: Double($0) / 4)
      },
    ]
  }
}
