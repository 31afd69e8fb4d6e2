extension PluralOperands {
  /// The number with exactly `count` visible fraction digits, rounded half to even.
  package func rounded(toFractionDigits count: Int) -> PluralOperands {
    if count >= v { return padded(toFractionDigits: count) }
    // Doubles may have hundreds of leading zeros, and decimals more digits than a word holds, so the
    // digits are rounded as text.
    var digits = Array(text(of: .i).utf8)
    let fraction = Array(text(of: .f).utf8)
    digits += Array(repeating: 0x30, count: max(0, v - fraction.count)) + fraction
    let kept = digits.count - (v - count)
    let roundsUp = Self.roundsUp(digits, keeping: kept)
    var result = Array(digits[..<kept])
    if roundsUp { Self.increment(&result) }
    let point = result.count - count
    let text = result[..<point] + (count > 0 ? [0x2E] + result[point...] : [])
    return (try? PluralOperands(String(decoding: text, as: UTF8.self))) ?? .notFinite
  }

  private func padded(toFractionDigits count: Int) -> PluralOperands {
    if wide?.fraction != nil {
      let zeros = String(repeating: "0", count: count - v)
      return (try? PluralOperands(description + zeros)) ?? .notFinite
    }
    var result = self
    result.visibleCount = Int32(clamping: count)
    guard fraction != 0 else { return result }
    let digits = String(fraction).utf8.map { $0 &- 0x30 }
    if digits.count + count - v > DecimalText.fractionInPlace {
      result.wide = WideDigits(
        integer: wide?.integer, fraction: DigitString(digits: digits, zeros: count - v),
        trimmed: DigitString(digits: digits, zeros: 0))
      result.fraction = .max
      result.trimmed = .max
    } else {
      for _ in v..<count { result.fraction *= 10 }
    }
    return result
  }

  private static func roundsUp(_ digits: [UInt8], keeping kept: Int) -> Bool {
    let next = digits[kept]
    if next != 0x35 { return next > 0x35 }
    if digits[(kept + 1)...].contains(where: { $0 != 0x30 }) { return true }
    return kept > 0 && digits[kept - 1] & 1 == 1
  }

  private static func increment(_ digits: inout [UInt8]) {
    var index = digits.count
    while index > 0 {
      index -= 1
      if digits[index] != 0x39 {
        digits[index] += 1
        return
      }
      digits[index] = 0x30
    }
    digits.insert(0x31, at: 0)
  }
}
