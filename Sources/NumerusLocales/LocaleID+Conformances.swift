extension LocaleID: LosslessStringConvertible, ExpressibleByStringLiteral {
  /// The canonical BCP 47 text; see ``identifier``.
  public var description: String { identifier }

  /// Reads a literal as far as it is well-formed; see ``init(_:)-(String)``.
  public init(stringLiteral identifier: String) {
    self.init(identifier)
  }
}

extension LocaleID: Codable {
  /// Reads one string, which must be well-formed.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the rendered ``LocaleIDError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    do throws(LocaleIDError) {
      try self.init(validating: identifier)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Writes the canonical BCP 47 text as one string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
