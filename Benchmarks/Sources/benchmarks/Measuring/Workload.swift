import Foundation

/// The numbers that every benchmark works on: small ones mostly, as in life, in an order that a
/// branch predictor cannot learn.
struct Workload {
  /// 40 % in 0…200, 30 % up to 99,999, 30 % log-uniform up to 2^31; 3 % of all negated.
  let integers: [Int]
  /// Decimal texts with 1 to 3 visible fraction digits, a quarter of them zeros only.
  let texts: DecimalTexts
  /// Amounts: whole cents, log-uniform up to 10^7; 3 % negated.
  let amounts: [Double]

  /// - Parameters:
  ///   - integerCount: 10^6 in a full run.
  ///   - decimalCount: 10^5 in a full run.
  init(integerCount: Int, decimalCount: Int) {
    var generator = SplitMix64(seed: 20_240_607)
    integers = (0..<integerCount).map { _ in generator.integer() }
    texts = DecimalTexts((0..<decimalCount).map { _ in generator.decimalText() })
    amounts = (0..<decimalCount).map { _ in generator.amount() }
  }
}

extension SplitMix64 {
  fileprivate mutating func integer() -> Int {
    let kind = unit()
    let magnitude: Int
    if kind < 0.4 {
      magnitude = integer(upTo: 200)
    } else if kind < 0.7 {
      magnitude = integer(upTo: 99_999)
    } else {
      magnitude = logarithmic(upTo: 2_147_483_647)
    }
    return unit() < 0.03 ? -magnitude : magnitude
  }

  fileprivate mutating func decimalText() -> String {
    let kind = unit()
    let whole = integer(upTo: kind < 0.6 ? 30 : kind < 0.9 ? 999 : 999_999)
    let digits = [1, 1, 2, 2, 2, 3][integer(upTo: 5)]
    let scale = [1, 10, 100, 1000][digits]
    let shape = unit()
    let fraction: Int
    if shape < 0.25 {
      fraction = 0
    } else if shape < 0.5 {
      fraction = integer(upTo: 9) * scale / 10
    } else {
      fraction = integer(upTo: scale - 1)
    }
    let shown = String(fraction)
    return "\(whole)." + String(repeating: "0", count: digits - shown.utf8.count) + shown
  }

  fileprivate mutating func amount() -> Double {
    let cents = Double(logarithmic(upTo: 1_000_000_000))
    return (unit() < 0.03 ? -cents : cents) / 100
  }

  private mutating func logarithmic(upTo limit: Int) -> Int {
    Int(exp(unit() * log(Double(limit))))
  }
}
