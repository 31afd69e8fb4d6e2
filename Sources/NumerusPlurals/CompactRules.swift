/// One rule set in the compact form that the evaluator runs.
///
/// The built-in tables and rules compiled at run time have the same form, so there is one evaluator
/// and two ways in. It is printable ASCII, so that the generated tables can be read and their
/// difference reviewed. `README.md` in this folder defines it; in short:
///
///     record   = table table table mask rule* '.'
///     table    = two base-64 digits: which 256-byte table answers integers, numbers whose visible
///                fraction is all zeros, numbers with a fraction
///     rule     = category relation (('&' | '|') relation)* ';'      category = '0'…'4'
///     relation = '<'? operand modulus range (',' range)*            '<' = within
///     operand  = n i v w f t e; in upper case the relation is negated
///     modulus  = '_' none | 'a' 10 | 'b' 100 | … | 'z' number '/'
///     range    = number (':' number)?
///
/// A table answers by i alone: 128 entries for i < 128, and 128 for the rest by i % 100, found
/// through `CompactTable.index(of:)`; an entry is a category digit; that digit plus 8 where it holds
/// unless i is a multiple of a million; or `?` where the rules must be run.
struct CompactRules: @unchecked Sendable {
  // Sendable: both point to bytes that nobody writes after they are made: a string literal in the
  // program's read-only data, or a buffer owned by the `CompactStorage` kept beside this value.
  let record: UnsafePointer<UInt8>
  let tables: UnsafePointer<UInt8>

  /// The kinds of numbers that have tables of their own.
  enum NumberClass: Int {
    /// No visible fraction digits.
    case integer = 0
    /// Visible fraction digits, all of them zero.
    case zeroFraction = 1
    /// A fraction that is not zero.
    case fraction = 2
  }

  @inline(__always)
  func table(for numberClass: NumberClass) -> UnsafePointer<UInt8> {
    table(at: numberClass.rawValue)
  }

  @inline(__always)
  func table(at numberClass: Int) -> UnsafePointer<UInt8> {
    let high = Int(record[numberClass &* 2] &- 0x30)
    let low = Int(record[numberClass &* 2 &+ 1] &- 0x30)
    return tables + ((high &<< 6 | low) &<< 8)
  }

  /// The categories that have a rule, as bits by raw value, `other` among them.
  var mask: UInt8 { record[6] & 0x1F | 1 &<< PluralCategory.other.rawValue }

  /// Where the rules start.
  var rules: UnsafePointer<UInt8> { record + 7 }
}

/// Owns the bytes of rules compiled at run time.
final class CompactStorage: @unchecked Sendable {
  // Sendable: the bytes are written once, before the object is shared, and freed with it.
  let bytes: UnsafeMutablePointer<UInt8>

  init(_ contents: [UInt8]) {
    bytes = .allocate(capacity: contents.count)
    contents.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      bytes.initialize(from: start, count: source.count)
    }
  }

  deinit { bytes.deallocate() }
}

/// How an integer finds its entry in a table.
@usableFromInline
enum CompactTable {
  /// The least entry that i % 100 alone does not decide; decided ones are '0' to '5'.
  @inlinable static var undecided: UInt8 { 0x38 }

  /// The entry that nothing but the rules decides.
  ///
  /// Those from ``undecided`` to here hold a category, as decided ones do in their low three bits,
  /// for all numbers but multiples of a million: in French and its kin 1 in 10,000 of the hundreds.
  static var open: UInt8 { 0x3F }

  /// Whether ``index(of:)`` is exact.
  @inlinable @inline(__always)
  static func isDirect(_ i: UInt64) -> Bool { i < 1 &<< 52 }

  /// The entry of an integer below 2^52, without a division.
  ///
  /// i·⌈2^64/100⌉ wraps to the fraction of i/100, scaled to 2^64; its top 7 bits are
  /// ⌊(i % 100)·1.28⌋, different for each remainder. The product's error grows with i: it is below
  /// i·0.84/2^57 entries, and ⌊r·1.28⌋ has at least 0.04 to spare, so 2^52 is safe.
  ///
  /// The compiler makes a conditional move of the choice; a branch would be mispredicted often.
  @inlinable @inline(__always)
  static func index(of i: UInt64) -> Int {
    let hash = (i &* 184_467_440_737_095_517) &>> 57
    return Int(truncatingIfNeeded: i < 128 ? i : hash &+ 128)
  }
}
