/// One row of the table of language aliases; an empty part is absent.
struct AliasRow: Hashable {
  struct Key: Hashable {
    var language = ""
    var region = ""
    var variant = ""
  }
  var key = Key()
  var language = ""
  var script = ""
  var region = ""

  /// The replacement as a key that a second look-up would have.
  var bareTarget: Key { Key(language: language) }

  /// Takes an alias; nil if it has parts that a row has no column for.
  init?(key text: String, value: String) {
    var parts = text.split(separator: "-").map(String.init)[...]
    guard let language = parts.popFirst(), (1...3).contains(language.count) else { return nil }
    key.language = language
    if let part = parts.first, Self.isRegion(part) { key.region = parts.removeFirst() }
    if key.region.isEmpty, let part = parts.first, Self.isName(part, after: language) {
      key.variant = parts.removeFirst()
    }
    guard parts.isEmpty else { return nil }
    var target = value.split(separator: "-").map(String.init)[...]
    self.language = target.popFirst() ?? ""
    if let part = target.first, part.count == 4 { script = target.removeFirst() }
    if let part = target.first, Self.isRegion(part) { region = target.removeFirst() }
    guard target.isEmpty, (2...3).contains(self.language.count) else { return nil }
  }

  /// Reads a row back.
  init?(text: String) {
    let all = Array(text)
    guard all.count == 28 else { return nil }
    func cell(_ range: Range<Int>) -> String { String(all[range].filter { $0 != "." }) }
    key = Key(language: cell(0..<4), region: cell(4..<8), variant: cell(8..<16))
    language = cell(16..<20)
    script = cell(20..<24)
    region = cell(24..<28)
  }

  var text: String {
    Self.pad(key.language, 4) + Self.pad(key.region, 4) + Self.pad(key.variant, 8)
      + Self.pad(language, 4) + Self.pad(script, 4) + Self.pad(region, 4)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: ".", count: max(0, width - text.count))
  }

  private static func isRegion(_ text: String) -> Bool {
    text.count == 2 && text.allSatisfy { $0.isUppercase }
      || text.count == 3 && text.allSatisfy { $0.isNumber }
  }

  /// A variant, or the name after `i-`, of which three letters are enough.
  private static func isName(_ text: String, after language: String) -> Bool {
    ((language == "i" ? 3 : 5)...8).contains(text.count)
  }
}
