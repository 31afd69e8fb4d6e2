import Foundation
import Numerus
import NumerusFoundation
import Testing

/// Foundation has an ICU of its own, and the case maps of both have constructors of one name.
///
/// Each order runs in a process of its own, where nothing has been loaded or cached yet.
@Suite struct CasingTests {
  @Test func foundationIsRightBeforeAndAfterOurFormatters() async {
    await #expect(processExitsWith: .success) {
      Casing.check("before")
      Casing.format()
      Casing.check("after")
    }
  }

  @Test func foundationIsRightAfterOurFormattersAlone() async {
    await #expect(processExitsWith: .success) {
      Casing.format()
      Casing.check("after")
    }
  }

  #if os(Linux)
    @Test func bothICUsAreInTheProcess() throws {
      Casing.check("here")
      Casing.format()
      let names = ["libicuuc.so.\(ICUVersion.linked.major)", "lib_FoundationICU.so"]
      for name in names {
        #expect(dlopen(name, RTLD_NOLOAD | RTLD_LAZY) != nil, "\(name) is not loaded")
      }
    }
  #endif
}

/// Expected by Unicode's SpecialCasing.txt, and for Greek and Dutch by the rules of ICU's `UCaseMap`.
private enum Casing {
  struct Case {
    let locale: String
    let text: String
    var lower: String?
    var upper: String?
    var title: String?
  }

  static let cases = [
    Case(locale: "tr", text: "ISTANBUL", lower: "\u{131}stanbul"),
    Case(
      locale: "tr", text: "istanbul \u{131}rmak", upper: "\u{130}STANBUL IRMAK",
      title: "\u{130}stanbul Irmak"),
    Case(locale: "az", text: "I\u{11E}DIR", lower: "\u{131}\u{11F}d\u{131}r"),
    Case(locale: "az", text: "ilham", upper: "\u{130}LHAM", title: "\u{130}lham"),
    // The dot stays under an accent, and goes again in capitals.
    Case(locale: "lt", text: "\u{CC}", lower: "i\u{307}\u{300}"),
    Case(locale: "lt", text: "i\u{307}\u{300}", upper: "I\u{300}"),
    Case(locale: "lt", text: "A\u{CC}", title: "Ai\u{307}\u{300}"),
    // No accents in capitals, but the diaeresis; a sigma at the end.
    Case(locale: "el", text: "Μα\u{390}ου", upper: "ΜΑ\u{3AA}ΟΥ"),
    Case(locale: "el", text: "\u{3AC}λφα", upper: "ΑΛΦΑ", title: "\u{386}λφα"),
    Case(locale: "el", text: "ΟΔΟΣ", lower: "οδο\u{3C2}"),
    Case(locale: "nl", text: "ijsland", upper: "IJSLAND", title: "IJsland"),
    Case(locale: "en", text: "ISTANBUL", lower: "istanbul", title: "Istanbul"),
    Case(locale: "de", text: "straße", upper: "STRASSE", title: "Straße"),
  ]

  static func check(_ when: String) {
    for item in cases {
      let locale = Locale(identifier: item.locale)
      let pairs = [
        (item.lower, item.text.lowercased(with: locale)),
        (item.upper, item.text.uppercased(with: locale)),
        (item.title, item.text.capitalized(with: locale)),
      ]
      for (expected, actual) in pairs {
        guard let expected else { continue }
        #expect(
          Array(actual.unicodeScalars) == Array(expected.unicodeScalars),
          "\(item.locale) \(item.text) \(when): \(actual), expected \(expected)")
      }
    }
  }

  /// Runs what in libicu changes case, and something of each formatter beside it.
  static func format() {
    for locale: LocaleID in ["tr", "az", "lt", "el", "nl"] {
      let names = DisplayNames(locale: locale, capitalization: .beginningOfSentence)
      #expect(names.name(of: .language("tr")) != nil)
      let relative = RelativeFormat(locale: locale, capitalization: .beginningOfSentence)
      #expect(!relative.string(from: 1, .day).isEmpty)
      #expect(!NumberFormat(.currency("TRY"), locale: locale).string(from: 1.5).isEmpty)
      #expect(!DateFormat(.date(.full), locale: locale).string(from: .now).isEmpty)
      #expect((try? SpellOut(locale: locale).string(from: 21))?.isEmpty == false)
    }
  }
}
