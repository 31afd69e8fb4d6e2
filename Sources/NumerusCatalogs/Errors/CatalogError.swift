/// What is wrong with a file of strings, and where.
public struct CatalogError: Error, Hashable, Sendable {
  /// The file, as the caller named it.
  public let file: String
  /// The way to the place from the outside in: "strings", "%lld files", "localizations", "ar".
  public let keyPath: [String]
  /// The line, from 1; nil where the file has none (a binary property list).
  public let line: Int?
  /// The column in Unicode scalars, from 1; nil where the file has no lines.
  public let column: Int?
  /// What should have stood there: "an object".
  public let expected: String
  /// What does: "a string".
  public let found: String

  /// Makes an error of its parts.
  public init(
    file: String, keyPath: [String] = [], line: Int? = nil, column: Int? = nil, expected: String,
    found: String
  ) {
    self.file = file
    self.keyPath = keyPath
    self.line = line
    self.column = column
    self.expected = expected
    self.found = found
  }
}

extension CatalogError: CustomStringConvertible {
  /// The error in the form that editors and build logs make a link of: "file:line:column: …".
  public var description: String {
    var text = file
    if let line { text += ":\(line)" }
    if let column { text += ":\(column)" }
    let path = keyPath.map { component in
      component.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "-" }
        && !component.isEmpty ? component : "\"\(component)\""
    }
    if !path.isEmpty { text += ": \(path.joined(separator: " › "))" }
    return text + ": expected \(expected), found \(found)"
  }
}
