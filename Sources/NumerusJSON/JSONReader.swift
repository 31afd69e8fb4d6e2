/// Reads JSON (RFC 8259), exactly: nothing that the grammar has not, and nothing lost.
///
/// A byte order mark before the text is passed over, as section 8.1 allows.
package struct JSONReader: Hashable, Sendable {
  /// What to do about `"\ud800"`, which is legal JSON and no text.
  package enum LoneSurrogates: Hashable, Sendable {
    case refuse
    /// U+FFFD stands in its place.
    case replace
  }

  /// How many arrays and objects may stand in one another.
  package var depthLimit = 512
  package var loneSurrogates = LoneSurrogates.refuse

  package init(depthLimit: Int = 512, loneSurrogates: LoneSurrogates = .refuse) {
    self.depthLimit = depthLimit
    self.loneSurrogates = loneSurrogates
  }

  /// The one value that a text holds.
  ///
  /// - Complexity: O(*n*) in time.
  package func value(of bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes, self)
    return try parser.document()
  }

  /// The one value that a text holds.
  package func value(of bytes: [UInt8]) throws(JSONError) -> JSONValue {
    try bytes.withUnsafeBufferPointer { (bytes) throws(JSONError) in try value(of: bytes) }
  }

  /// The one value that a text holds.
  package func value(of text: String) throws(JSONError) -> JSONValue {
    try value(of: Array(text.utf8))
  }
}
