import Foundation
import NumerusCatalogs
import Testing

@Suite struct XCStringsRoundTripTests {
  /// Files that Xcode did not write, or wrote otherwise than now, and why.
  static let others = [
    "lexrus-Test1.xcstrings": "\"version\" first, a line break at the end",
    "lexrus-Test2.xcstrings": "\"version\" first, a line break at the end",
    "lexrus-Test3.xcstrings": "\"version\" first, a line break at the end",
    "murzav-should_not_translate.xcstrings": "by hand: a line break at the end",
    "murzav-with_stale.xcstrings": "by hand: a line break at the end",
    "murzav-xcode26.xcstrings": "by hand: a line break at the end",
    "negative-shapes-RECONSTRUCTED.xcstrings": "by hand: keys in no order",
    "xcode27-matrix-RECONSTRUCTED.xcstrings": "by hand: keys in no order",
  ]

  @Test(arguments: Published.names(".xcstrings"))
  func reads(_ name: String) throws {
    guard let bytes = Published.bytes(name) else { return }
    let catalog = try StringCatalog(xcstrings: bytes, file: name)
    #expect(!catalog.entries.isEmpty)
    // What was written reads as the same, but for the order of keys.
    let written = catalog.xcstrings()
    let again = try StringCatalog(xcstrings: written, file: name)
    #expect(again.xcstrings() == written)
    let before = try JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary
    let after = try JSONSerialization.jsonObject(with: Data(written)) as? NSDictionary
    #expect(before == after)
  }

  @Test(arguments: Published.names(".xcstrings"))
  func keepsBytes(_ name: String) throws {
    guard let bytes = Published.bytes(name) else { return }
    let isSame = try StringCatalog(xcstrings: bytes, file: name).xcstrings() == bytes
    #expect(isSame == (Self.others[name] == nil), "\(Self.others[name] ?? "written by Xcode")")
  }
}
