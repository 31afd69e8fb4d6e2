import Foundation
import NumerusFormatting
import NumerusLocales
import Testing

/// ICU answers for a language that it does not know by the process's default locale; we answer by root's data.
@Suite struct UnknownLanguageTests {
  @Test(arguments: ["xx", "tlh-US", "und", "und-DE"])
  func takesRootAndNotTheMachinesLocale(_ locale: LocaleID) {
    let instant = Instant(millisecondsSince1970: 1_767_346_200_000)
    let root: LocaleID = "und"
    func answers(_ locale: LocaleID) -> [String] {
      [
        NumberFormat(.currency("EUR"), locale: locale).string(from: -1234.5),
        DateFormat(.date(.full), locale: locale, timeZone: .utc).string(from: instant),
        DateFormat(.skeleton("yMMMMd"), locale: locale, timeZone: .utc).string(from: instant),
        DateIntervalFormat(.skeleton("yMMMd"), locale: locale, timeZone: .utc).string(
          from: instant, to: Instant(millisecondsSince1970: 1_767_946_200_000)),
        RelativeFormat(locale: locale).string(from: 1, .day),
        DurationFormat(locale: locale, width: .long).string(from: .seconds(3_700)),
        DurationFormat(locale: locale, width: .digital).string(from: .seconds(3_700)),
        ListFormat(locale: locale).string(from: ["a", "b", "c"]),
      ]
    }
    #expect(answers(locale) == answers(root))
  }

  /// The command under a machine of another language, where ICU's default locale is that one.
  @Test func machinesLanguageDoesNotShowThrough() {
    #expect(
      DateFormat(.date(.full), locale: "und", timeZone: .utc)
        .string(from: Instant(millisecondsSince1970: 1_767_346_200_000)) == "2026 M01 2, Fri")
  }
}
