/// Where a locale identifier stops being well-formed, and what should have stood there.
package struct LocaleFault: Hashable, Sendable {
  /// UTF-8 offset.
  package var offset: Int
  package var expected: LocaleIDError.Expectation

  package init(offset: Int, expected: LocaleIDError.Expectation) {
    self.offset = offset
    self.expected = expected
  }
}
