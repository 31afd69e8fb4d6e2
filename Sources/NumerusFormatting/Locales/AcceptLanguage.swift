public import NumerusLocales

/// The value of an HTTP header `Accept-Language`: languages with weights.
///
///     let header = AcceptLanguage("da, en-gb;q=0.8, en;q=0.7, *;q=0.1")
///     header.preferred                                        // da, en-GB, en
///     AppLocale.resolve(preferred: header)
///
/// Reading never fails: parts that RFC 9110 does not allow are passed over, also those with a
/// weight that is not allowed. No more than ``maximumLength`` bytes and ``maximumCount`` parts are
/// read; time and space are linear in them. Source: RFC 9110, sections 12.4.2 and 12.5.4; RFC 4647,
/// section 2.1.
public struct AcceptLanguage: Hashable, Sendable {
  /// A language range and its weight.
  public struct Range: Hashable, Sendable {
    /// The range as it was sent: `en-gb`, `*`.
    public let text: String
    /// The range as an identifier; nil for `*`, which is any language that no other range names.
    public let locale: LocaleID?
    /// In thousandths, so that they compare exactly.
    let thousandths: Int
    /// From 0 to 1.
    public var weight: Double { Double(thousandths) / 1000 }
  }

  /// What is accepted, the highest weight first; in the order of the header where weights are
  /// equal.
  public let ranges: [Range]
  /// What has weight 0: not acceptable.
  public let excluded: [Range]

  /// The languages that are accepted, the most wanted first, without `*`.
  public var preferred: [LocaleID] { ranges.compactMap(\.locale) }

  /// How many bytes of a header are read.
  public static var maximumLength: Int { 1 << 20 }
  /// How many parts of a header are read.
  public static var maximumCount: Int { 10_000 }

  /// Reads the value of a header.
  public init(_ header: String) {
    var header = header
    var read: [Range] = []
    header.withUTF8 { utf8 in
      var rest = utf8[..<Swift.min(utf8.count, Self.maximumLength)]
      // A part that the limit cut through could mean something else.
      if rest.count < utf8.count, let comma = rest.lastIndex(of: UInt8(ascii: ",")) {
        rest = rest[..<comma]
      }
      let comma = UInt8(ascii: ",")
      for part in rest.split(separator: comma, maxSplits: Self.maximumCount).prefix(
        Self.maximumCount)
      {
        if let range = Range(part) { read.append(range) }
      }
    }
    // One pass for each of the weights that occur would not be linear; a bucket for each weight is.
    var buckets = [[Range]](repeating: [], count: 1001)
    for range in read { buckets[range.thousandths].append(range) }
    ranges = buckets.dropFirst().reversed().flatMap { $0 }
    excluded = buckets[0]
  }
}

extension AcceptLanguage: CustomStringConvertible {
  /// A header of the same meaning.
  public var description: String {
    (ranges + excluded).map(\.description).joined(separator: ", ")
  }
}

extension AcceptLanguage.Range: CustomStringConvertible {
  /// The range, and its weight if that is not 1: `en-gb;q=0.8`.
  public var description: String {
    thousandths == 1000 ? text : text + (thousandths == 0 ? ";q=0" : ";q=\(weight)")
  }
}
