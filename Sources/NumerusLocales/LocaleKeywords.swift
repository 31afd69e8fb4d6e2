extension LocaleID {
  /// A keyword of the `u` extension with its value, both canonical: `nu`, `latn`.
  public struct Keyword: Hashable, Sendable {
    /// Two characters in lower case.
    public let key: String
    /// Subtags of three to eight characters in lower case, joined by hyphens.
    ///
    /// `true` is what a key without a value means, and is not written.
    public let value: String
  }

  /// The keywords of an identifier, sorted by key; each key once.
  ///
  /// Keys and values are taken in BCP 47 or ICU spelling and given in BCP 47's:
  ///
  ///     var id: LocaleID = "en-US"
  ///     id.keywords["hours"] = "h23"
  ///     id.keywords["hc"]                                  // "h23"
  ///     id.identifier                                      // "en-US-u-hc-h23"
  ///
  /// Source: UTS #35 part 1, section 3.6.
  public struct Keywords: Hashable, Sendable {
    private var pairs: [Keyword] = []

    /// No keywords.
    public init() {}

    /// The value of a keyword; nil if it is absent.
    ///
    /// Linear in the number of keywords.
    /// Setting nil removes the keyword. A key or value that is not well-formed is not set: nothing changes.
    public subscript(key: String) -> String? {
      get {
        guard let key = Keyword.canonicalKey(key) else { return nil }
        return pairs.first { $0.key == key }?.value
      }
      set {
        guard let newValue else {
          let key = Keyword.canonicalKey(key)
          return pairs.removeAll { $0.key == key }
        }
        guard let pair = Keyword(legacyKey: key, value: newValue) else { return }
        pairs.removeAll { $0.key == pair.key }
        insert(pair)
      }
    }

    /// Adds a keyword that is well-formed already.
    ///
    /// The first of a key stays, as RFC 6067 has it.
    mutating func insert(_ key: String, _ value: String) {
      insert(Keyword(key: key, value: Keyword.canonicalValue(value, of: key)))
    }

    private mutating func insert(_ pair: Keyword) {
      guard !pairs.contains(where: { $0.key == pair.key }) else { return }
      let place = pairs.firstIndex { $0.key > pair.key }
      pairs.insert(pair, at: place ?? pairs.endIndex)
    }
  }
}

extension LocaleID.Keywords: RandomAccessCollection {
  /// The position of the first keyword.
  public var startIndex: Int { 0 }
  /// The position after the last keyword.
  public var endIndex: Int { pairs.count }
  /// The keyword at a position.
  public subscript(position: Int) -> LocaleID.Keyword { pairs[position] }
}
