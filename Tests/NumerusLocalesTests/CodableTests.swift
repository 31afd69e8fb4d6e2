import Foundation
import Testing

import NumerusLocales

@Suite struct CodableTests {
  @Test func codesAsOneString() throws {
    let ids: [LocaleID] = ["en_US", "zh-Hant-TW-u-hc-h23", ""]
    let data = try JSONEncoder().encode(ids)
    #expect(String(decoding: data, as: UTF8.self) == #"["en-US","zh-Hant-TW-u-hc-h23","und"]"#)
    #expect(try JSONDecoder().decode([LocaleID].self, from: data) == ids)
  }

  @Test func refusesMalformedText() {
    #expect {
      try JSONDecoder().decode([LocaleID].self, from: Data(#"["en-!"]"#.utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription.hasSuffix("en-!\n     ^")
    }
  }

  @Test func convertsWithoutLoss() {
    let id: LocaleID = "ar-EG-u-nu-latn"
    #expect(LocaleID(String(id)) == id)
    #expect("\(id)" == "ar-EG-u-nu-latn")
  }
}
