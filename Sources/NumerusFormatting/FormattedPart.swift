internal import CNumerusICUShim

/// A stretch of formatted text that has a meaning: "EUR" in "12 EUR" is the currency.
public struct FormattedPart: Hashable, Sendable {
  /// What the stretch is.
  public let field: FormattedField
  /// Where it stands in the text.
  public let range: Range<String.Index>

  /// A part of some text.
  public init(_ field: FormattedField, range: Range<String.Index>) {
    self.field = field
    self.range = range
  }

  /// Nil for a field that no name is known of.
  init?(_ field: nicu_field, in string: String) {
    guard let name = FormattedField(category: field.category, field: field.field) else {
      return nil
    }
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: Int(field.start))
    self.init(name, range: start..<utf8.index(start, offsetBy: Int(field.limit - field.start)))
  }
}
