import NumerusFormatting
import NumerusLocales
import Testing

/// The rules of the GNU gettext manual, "Locale Environment Variables" and "The LANGUAGE variable".
@Suite struct EnvironmentPreferencesTests {
  static let cases: [([String: String], [LocaleID])] = [
    ([:], []),
    (["LANG": "zh_TW.UTF-8"], ["zh-TW"]),
    (["LANG": "sr_RS@latin"], ["sr-Latn-RS"]),
    (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"], ["fr-FR"]),
    (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "ja_JP.eucJP"], ["ja-JP"]),
    (["LANG": "de_DE", "LC_MESSAGES": "", "LC_ALL": ""], ["de-DE"]),
    (["LC_TIME": "fr_FR", "LC_CTYPE": "en_US.UTF-8"], []),
    (["LANG": "de_DE", "LANGUAGE": "sv:de"], ["sv", "de"]),
    (["LANG": "de_DE", "LANGUAGE": ""], ["de-DE"]),
    (["LANG": "de_DE", "LANGUAGE": "::sv_SE.UTF-8::pt_BR:"], ["sv-SE", "pt-BR"]),
    // LANGUAGE counts only where the locale is not C.
    (["LANGUAGE": "sv:de"], []),
    (["LANG": "C", "LANGUAGE": "sv"], []),
    (["LANG": "POSIX", "LANGUAGE": "sv"], []),
    (["LANG": "C.UTF-8", "LANGUAGE": "sv"], []),
    (["LANG": "en_US.UTF-8", "LC_ALL": "C", "LANGUAGE": "sv"], []),
    (["LANG": "C", "LC_MESSAGES": "nl_NL", "LANGUAGE": "sv"], ["sv"]),
    // C in the list ends it: from there on programs speak as they were written.
    (["LANG": "de_DE", "LANGUAGE": "sv:C:de"], ["sv"]),
    (["LANG": "de_DE", "LANGUAGE": "%%:\u{202E}:nb"], ["nb"]),
    (["LANG": "!"], []),
  ]

  @Test(arguments: cases)
  func followsGettext(_ variables: [String: String], _ expected: [LocaleID]) {
    #expect(EnvironmentPreferences(variables: variables).locales == expected)
  }

  @Test func resolvesThroughThePolicy() {
    let preferences = EnvironmentPreferences(
      variables: ["LANG": "zh_TW.UTF-8", "LANGUAGE": "ja:en_AU"])
    #expect(bilingual.resolve(preferred: preferences.locales) == "en-US")
    let none = EnvironmentPreferences(variables: ["LANG": "C.UTF-8"])
    #expect(bilingual.resolve(preferred: none.locales) == "zh-Hant-TW")
  }
}
