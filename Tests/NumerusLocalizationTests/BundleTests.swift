import Foundation
import NumerusLocales
import NumerusLocalization
import NumerusMessages
import Testing

@Suite struct BundleTests {
  /// The native build system writes folders in lower case, the other one keeps the case.
  @Test(arguments: ["zh-Hant.lproj", "zh-hant.lproj", "zh_Hant.lproj", "ZH-HANT.LPROJ"])
  func caseOfFolders(folder: String) throws {
    let files = try Fixture([
      "\(folder)/Localizable.strings": "\"k\" = \"繁體\";",
      "en.lproj/Localizable.strings": "\"k\" = \"English\";",
      "zh-Hans.lproj/Localizable.strings": "\"other\" = \"简体\";",
    ])
    let localizer = files.localizer("zh-TW")
    #expect(localizer.language == "zh-Hant")
    #expect(localizer.string("k") == "繁體")
    // Simplified Chinese is no stand-in for traditional.
    #expect(localizer.string("other") == "other")
  }

  @Test(arguments: ["", "Resources/", "Contents/Resources/"])
  func layouts(prefix: String) throws {
    let files = try Fixture([
      "\(prefix)Localizable.xcstrings": filesCatalog,
      "\(prefix)fr.lproj/Errors.strings": "\"k\" = \"fr\";",
    ])
    #expect(files.localizer("en").string("\(1) files") == "1 file")
    #expect(files.localizer("fr").string("k", table: "Errors") == "fr")
    #expect(files.library.tables == ["Errors", "Localizable"])
    #expect(Set(files.library.languages) == ["ar", "de", "en", "fr"])
  }

  @Test func stringsdictComesBeforeStrings() throws {
    let files = try Fixture([
      "ru.lproj/Localizable.strings": "\"%lld files\" = \"plain %lld\"; \"k\" = \"v\";",
      "ru.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld файл</string><key>few</key><string>%lld файла</string>
      <key>many</key><string>%lld файлов</string><key>other</key><string>%lld файла</string>
      </dict></dict></dict></plist>
      """,
    ])
    let localizer = files.localizer("ru")
    #expect(localizer.string("\(21) files") == "21 файл")
    #expect(localizer.string("\(3) files") == "3 файла")
    #expect(localizer.string("\(5) files") == "5 файлов")
    #expect(localizer.string("k") == "v")
  }

  @Test func developmentRegionOfInfoPlist() throws {
    let files = try Fixture([
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>de</string></dict>\
      </plist>
      """,
      "de.lproj/Localizable.strings": "\"k\" = \"deutsch\";",
      "Base.lproj/Localizable.strings": "\"base\" = \"Basis\";",
      "fr.lproj/Localizable.strings": "\"f\" = \"français\";",
    ])
    #expect(files.library.developmentLanguage == "de")
    #expect(files.localizer("ja").string("k") == "deutsch")
    #expect(files.localizer("fr").string("k") == "deutsch")
    #expect(files.localizer("fr").string("base") == "Basis")
  }

  @Test func parentsOfCLDR() throws {
    let files = try Fixture([
      "en.lproj/Localizable.strings": "\"k\" = \"en\";",
      "pt.lproj/Localizable.strings": "\"k\" = \"pt\";",
      "pt-PT.lproj/Localizable.strings": "\"k\" = \"pt-PT\";",
      "pt-AO.lproj/Localizable.strings": "\"x\" = \"pt-AO\";",
      "es-419.lproj/Localizable.strings": "\"k\" = \"es-419\";",
      "es-MX.lproj/Localizable.strings": "\"x\" = \"es-MX\";",
    ])
    #expect(files.localizer("pt-AO").string("k") == "pt-PT")
    #expect(files.localizer("es-MX").string("k") == "es-419")
    #expect(files.localizer("es-MX", fallback: .key).string("k") == "k")
  }

  @Test func sourcesInTheOrderOfTheApp() throws {
    let update = try Fixture(["de.lproj/Localizable.strings": "\"Hello, %@\" = \"Servus, %@\";"])
    let files = try Fixture(["Localizable.xcstrings": filesCatalog])
    let embedded = StringSource.embedded(Array(filesCatalog.utf8))
    let library = StringLibrary([update.source, files.source, embedded])
    #expect(
      Localizer(preferred: ["de"], library: library).string("Hello, \("A")") == "Servus, A")
    #expect(Localizer(preferred: ["en"], library: library).string("\(1) files") == "1 file")
    let alone = Localizer(preferred: ["en"], sources: [embedded])
    #expect(alone.string("\(1) files") == "1 file")
    let fixed: StaticString =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"v"}}}}}}"#
    #expect(Localizer(preferred: ["fr"], sources: [.embedded(fixed)]).string("k") == "v")
  }

  @Test func brokenFilesAreToldAndHurtNoOther() throws {
    let files = try Fixture([
      "Localizable.xcstrings": filesCatalog, "Broken.xcstrings": "{ \"strings\" : {",
      "de.lproj/Bad.strings": "\"a = ;", "de.lproj/Worse.stringsdict": "<plist><dict>",
    ])
    let faults = Faults()
    faults.hear()
    defer { LocalizationFault.handler = nil }
    let localizer = files.localizer("de")
    for table in ["Broken", "Bad", "Worse"] { #expect(localizer.string("a", table: table) == "a") }
    #expect(localizer.string("Hello, \("A")") == "Hallo, A")
    for name in ["Broken.xcstrings", "Bad.strings", "Worse.stringsdict"] {
      #expect(faults.all.contains { $0.contains(name) }, "\(name) in \(faults.all)")
    }
  }

  @Test func catalogOfABundleOfOurs() throws {
    Localizer.with(Localizer(preferred: ["en"])) {
      #expect(String(localized: "\(2) files", bundle: .module) == "2 files")
    }
    let arabic = Localizer(preferred: ["ar-EG"], library: .bundle(.module))
    #expect(arabic.string("\(11) files") == "١١ ملفًا")
    #expect(arabic.string("\(2) files") == "ملفان")
  }
}
