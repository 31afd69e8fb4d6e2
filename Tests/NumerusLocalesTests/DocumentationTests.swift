import Testing

import NumerusLocales

/// The worked example of `Sources/NumerusLocales/NumerusLocales.docc/NumerusLocales.md`, line by line.
@Suite struct DocumentationTests {
  @Test func workedExample() throws {
    var locale: LocaleID = "zh_Hant_TW@calendar=roc"
    #expect(locale.identifier == "zh-Hant-TW-u-ca-roc")
    #expect(locale.region == "TW")
    #expect(locale.keywords["ca"] == "roc")

    locale.hourCycle = .h23
    #expect(locale.identifier == "zh-Hant-TW-u-ca-roc-hc-h23")
    #expect(locale.icuIdentifier == "zh_Hant_TW@calendar=roc;hours=h23")
    #expect(locale.ancestors.map(\.identifier) == ["zh-Hant-TW", "zh-Hant", "zh"])

    #expect(LocaleID("iw_IL.UTF-8").canonical == "he-IL")

    #expect(LocaleID("en-USA") == "en")
    do {
      _ = try LocaleID(validating: "en-USA")
      Issue.record("en-USA is malformed")
    } catch {
      #expect(
        "\(error)" == """
          malformed locale identifier: expected a script, region, variant or extension at column 4
            en-USA
               ^
          """)
    }
  }
}
