/// How JSON is laid out when it is written.
package struct JSONLayout: Sendable {
  /// Spaces for each level; nil for all on one line.
  package var indentation: Int?
  /// What stands between a key and its value.
  package var keySeparator: String
  /// The order that members are written in, by their keys; nil for the order that they have.
  package var order: (@Sendable (String, String) -> Bool)?
  /// Whether an empty line stands inside of empty arrays and objects.
  package var opensEmpty: Bool
  /// Whether a line break follows the value.
  package var endsLine: Bool

  package init(
    indentation: Int? = nil, keySeparator: String = ":",
    order: (@Sendable (String, String) -> Bool)? = nil, opensEmpty: Bool = false,
    endsLine: Bool = false
  ) {
    self.indentation = indentation
    self.keySeparator = keySeparator
    self.order = order
    self.opensEmpty = opensEmpty
    self.endsLine = endsLine
  }

  /// All on one line, members in the order that they have.
  package static let compact = JSONLayout()

  /// As Xcode writes string catalogs: two spaces, `" : "`, keys in order, empty objects over three
  /// lines, and no line break at the end.
  package static let xcode = JSONLayout(
    indentation: 2, keySeparator: " : ", order: { $0.utf8.lexicographicallyPrecedes($1.utf8) },
    opensEmpty: true)
}
