extension ICUOracleTests {
  /// Round numbers and their neighbours, up to below 10^18.
  static var largeIntegers: [Int] {
    var result: [Int] = []
    var power = 1000
    while power <= 100_000_000_000_000_000 {
      for factor in [1, 2, 5, 9] { result += [-1, 0, 1, 2, 11].map { power * factor + $0 } }
      power *= 10
    }
    return result
  }

  static var decimals: [String] {
    let integers = Array(0...12) + [19, 20, 21, 22, 99, 100, 101, 102, 111, 112, 1000, 1_000_000]
    let fractions =
      (0...9).map { "\($0)" } + [
        "00", "01", "02", "05", "10", "11", "12", "20", "21", "25", "99", "000", "001", "010",
        "011", "012", "100", "110", "112", "120", "200", "500", "999",
      ]
    return integers.flatMap { integer in fractions.map { "\(integer).\($0)" } }
  }

  static let compactValues = [
    "1", "2", "999", "1000", "1001", "1100", "1500", "2000", "9618", "9623", "10000", "15000",
    "100000", "120000", "999999", "1000000", "1000001", "1100000", "1500000", "2000000", "5000000",
    "21000000", "100000000", "999999999", "1000000000", "1200000000", "2000000000",
    "1000000000000", "1500000000000", "2000000000000",
  ]
}
