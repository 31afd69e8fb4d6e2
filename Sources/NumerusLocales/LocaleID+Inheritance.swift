extension LocaleID {
  /// What is left when the last part is cut off; nil if that is nothing.
  ///
  /// All extensions and keywords are one part: `de-DE-u-co-phonebk`, `de-DE`, `de`. This is truncation; CLDR's
  /// parent-locale list (`es-MX` → `es-419`) is not consulted.
  public var parent: LocaleID? {
    var parent = self
    if !(keywords.isEmpty && attributes.isEmpty && extensions.isEmpty) {
      parent.keywords = Keywords()
      parent.attributes = []
      parent.extensions = []
    } else if !variants.isEmpty {
      parent.variants.removeLast()
    } else {
      guard let subtags = subtags.truncated else { return nil }
      parent.subtags = subtags
    }
    return parent.isUndetermined ? nil : parent
  }

  /// The parent, its parent and so on, the nearest first; `und` is not among them.
  public var ancestors: some Sequence<LocaleID> & Sendable {
    Ancestors(next: parent)
  }

  private var isUndetermined: Bool {
    subtags.isUndetermined && variants.isEmpty && keywords.isEmpty && attributes.isEmpty
      && extensions.isEmpty
  }

  private struct Ancestors: Sequence, IteratorProtocol, Sendable {
    var current: LocaleID?
    init(next: LocaleID?) { current = next }

    mutating func next() -> LocaleID? {
      defer { current = current?.parent }
      return current
    }
  }
}
