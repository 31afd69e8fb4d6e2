/// Sebastiano Vigna's generator SplitMix64: the same numbers on every machine and in every release
/// of the standard library, whose own `random(in:using:)` may change how it uses a generator.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word &>> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word &>> 31)
  }

  /// In 0..<1, with 53 bits.
  mutating func unit() -> Double {
    Double(next() &>> 11) / Double(1 &<< 53 as UInt64)
  }

  /// From 0 to a limit, both included.
  ///
  /// Ranges here are far below 2^53, so the bias is too.
  mutating func integer(upTo limit: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(limit) + 1).high)
  }
}
