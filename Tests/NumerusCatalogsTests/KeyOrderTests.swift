import Testing

@testable import NumerusCatalogs

/// Orders that ICU 72's root collator gives with numeric collation on.
@Suite struct KeyOrderTests {
  @Test(arguments: [
    [
      "_", "-", ",", ";", ":", "!", "?", ".", "'", "\"", "(", ")", "[", "]", "{", "}", "@", "*",
      "/",
    ],
    [
      "/", "\\", "&", "#", "%", "`", "^", "+", "<", "=", ">", "|", "~", "❄️", "$", "0", "9", "a",
      "Z",
    ],
    ["", " ", "%@", "%lld", "1", "a", "A", "á", "à", "ä", "b"],
    ["message 1", "message 2", "message 9", "message 10", "message 010a", "message 100"],
    ["Radial menu", "Radial Menu", "Radial menus"],
    ["zh", "zh-Hans", "zh-Hant", "zh-HK", "zh-TW"],
    ["Donate", "Donate…", "Donates"],
    ["app-account", "app.account", "AppAccount"],
    ["resume", "Resume", "resumé", "résumé", "resumes"],
    ["z", "α", "б", "א", "ب", "한", "か", "中"],
  ])
  func isThatOfTheCollator(_ keys: [String]) {
    #expect(keys.reversed().inKeyOrder { $0 } == keys)
  }

  /// What is not known here stays as it was.
  @Test func keepsOtherScripts() {
    #expect(["中", "一", "b", "丁a"].inKeyOrder { $0 } == ["b", "中", "一", "丁a"])
  }
}
