/// The values that an operand takes over a set of numbers.
enum OperandValues {
  /// One value.
  case exactly(UInt64)
  /// 1, 2, 3 and so on. Larger than the truth for some sets, which can only leave an entry open.
  case positive
  /// All values from a least one on that leave a remainder by 100.
  case from(UInt64, remainder: UInt64)
  /// Multiples of 100 from 200 on that are none of a million.
  case hundreds

  /// Whether all values, reduced by a modulus, are inside the ranges (true), none (false) or some.
  func areInside(_ ranges: ValueRanges, modulus: UInt64?) -> Bool? {
    switch (self, modulus) {
    case (.exactly(let value), let modulus):
      return ranges.contains(modulus.map { value % $0 } ?? value)
    // Values without an upper end are never all inside.
    case (.positive, nil): return ranges.containsAny(from: 1, step: 1) ? nil : false
    case (.from(let least, let r), nil):
      let first = least + (100 + r - least % 100) % 100
      return ranges.containsAny(from: first, step: 100) ? nil : false
    case (.hundreds, 1_000_000?):
      return ranges.withoutZero().share(ofResidue: 100, step: 100, below: 1_000_000)
    case (.hundreds, let modulus):
      // Among all multiples of 100: a larger set, which can only leave an entry open.
      return OperandValues.from(128, remainder: 0).areInside(ranges, modulus: modulus)
    case (.positive, let modulus?):
      return ranges.share(ofResidue: 0, step: 1, below: modulus)
    case (.from(_, let r), let modulus?):
      // r + 100k over all large k meets every residue that is r modulo gcd(100, m).
      let step = Self.greatestCommonDivisor(100, modulus)
      return ranges.share(ofResidue: r % step, step: step, below: modulus)
    }
  }

  private static func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

/// Ranges of whole numbers, sorted and disjoint.
struct ValueRanges {
  private var ranges: [ClosedRange<UInt64>]

  init(_ ranges: [ClosedRange<UInt64>]) {
    var merged: [ClosedRange<UInt64>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] =
          last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged
  }

  /// Takes the upper end out of each range, which may leave nothing of it.
  mutating func excludeUpperEnds() {
    ranges = ranges.compactMap { range in
      range.lowerBound < range.upperBound ? range.lowerBound...(range.upperBound - 1) : nil
    }
  }

  func contains(_ value: UInt64) -> Bool { ranges.contains { $0.contains(value) } }

  /// Whether any of start, start + step, … is inside.
  func containsAny(from start: UInt64, step: UInt64) -> Bool {
    ranges.contains { range in
      guard range.upperBound >= start else { return false }
      let low = max(range.lowerBound, start)
      let gap = (step - (low - start) % step) % step
      return gap <= range.upperBound - low
    }
  }

  /// Takes 0 out.
  func withoutZero() -> ValueRanges {
    var result = self
    result.ranges = ranges.compactMap { range in
      range.upperBound == 0 ? nil : max(range.lowerBound, 1)...range.upperBound
    }
    return result
  }

  /// Of residue, residue + step, … below a bound: all inside (true), none, or some.
  ///
  /// The step divides the bound.
  func share(ofResidue residue: UInt64, step: UInt64, below bound: UInt64) -> Bool? {
    let inside = ranges.reduce(UInt64(0)) { count, range in
      guard range.lowerBound < bound else { return count }
      let upTo = Self.count(residue, step, through: min(range.upperBound, bound - 1))
      let before =
        range.lowerBound == 0 ? 0 : Self.count(residue, step, through: range.lowerBound - 1)
      // In this order, since with a modulus near 2^64 the sum would not fit.
      return count + (upTo - before)
    }
    let all = Self.count(residue, step, through: bound - 1)
    return inside == 0 ? false : inside == all ? true : nil
  }

  /// How many of residue, residue + step, … are at most a limit.
  private static func count(_ residue: UInt64, _ step: UInt64, through limit: UInt64) -> UInt64 {
    limit < residue ? 0 : (limit - residue) / step + 1
  }
}
