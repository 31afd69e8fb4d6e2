/// Reads ISO 8601's extended format, and remembers the first place where it is not followed.
struct ISO8601Reader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private(set) var fault: (offset: Int, expected: String)?
  /// Whether the text says how far from UTC it is.
  private(set) var hasOffset = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Nil exactly if there is a fault.
  mutating func read() -> Instant? {
    let day = date()
    var milliseconds = 0
    if fault == nil, index < bytes.count {
      guard skip("T") || skip("t") || skip(" ") else {
        fail("'T' and a time, or the end")
        return nil
      }
      milliseconds = time()
      if index < bytes.count {
        hasOffset = true
        milliseconds -= offset() * 60_000
      }
      if index < bytes.count { fail("the end") }
    }
    guard fault == nil else { return nil }
    let total = Int128(day.daysSince1970) * 86_400_000 + Int128(milliseconds)
    guard let total = Int64(exactly: total) else {
      index = 0
      fail("a time from -292275055-05-16T16:47:04.192Z to +292278994-08-17T07:12:55.807Z")
      return nil
    }
    return Instant(millisecondsSince1970: total)
  }

  private mutating func date() -> CivilDay {
    let start = index
    var year = 0
    if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") {
      let sign = bytes[index] == UInt8(ascii: "-") ? -1 : 1
      index += 1
      // Nine digits at most: more would be beyond what milliseconds in 64 bits reach.
      let count = bytes[index...].prefix(10).prefix { isDigit($0) }.count
      if !(6...9).contains(count) {
        index += min(count, 9)
        fail("a year of six to nine digits after its sign")
      }
      year = sign * number(count, "a year")
      // ISO 8601 and ECMA-262 (21.4.1.32) have no negative zero.
      if sign < 0, year == 0, fault == nil {
        index = start
        fail("a year other than -000000")
      }
      if abs(year) > 292_278_994, fault == nil {
        index = start
        fail("a year from -292278994 to +292278994")
      }
    } else {
      year = number(4, "a year of four digits")
    }
    expect("-")
    let month = number(2, "a month of two digits", in: 1...12)
    expect("-")
    let last = CivilDay.length(ofMonth: month, year: year)
    let day = number(2, "a day of two digits", in: 1...last)
    return CivilDay(year: year, month: month, day: day)
  }

  /// Milliseconds since midnight.
  private mutating func time() -> Int {
    let start = index
    let hour = number(2, "an hour of two digits", in: 0...24)
    expect(":")
    let minute = number(2, "a minute of two digits", in: 0...59)
    var second = 0
    var millisecond = 0
    if skip(":") {
      // RFC 3339, section 5.7: a leap second comes at the end of a minute.
      second = number(2, "a second of two digits", in: 0...(minute == 59 ? 60 : 59))
      if skip(".") || skip(",") { millisecond = fraction() }
    }
    let result = ((hour * 60 + minute) * 60 + second) * 1_000 + millisecond
    if hour == 24, result > 86_400_000, fault == nil {
      index = start
      fail("an hour from 00 to 23, or 24:00")
    }
    return second == 60 ? result - millisecond : result
  }

  private mutating func fraction() -> Int {
    var result = 0
    var unit = 100
    guard let first = peek, isDigit(first) else {
      fail("a digit of the fraction")
      return 0
    }
    while let byte = peek, isDigit(byte) {
      result += unit * Int(byte - UInt8(ascii: "0"))
      unit /= 10
      index += 1
    }
    return result
  }

  /// Minutes ahead of UTC.
  private mutating func offset() -> Int {
    if skip("Z") || skip("z") { return 0 }
    let isBehind = peek == UInt8(ascii: "-")
    guard skip("+") || skip("-") else {
      fail("'Z' or an offset from UTC")
      return 0
    }
    let hours = number(2, "an offset's hours in two digits", in: 0...23)
    var minutes = 0
    if skip(":") || peek.map(isDigit) == true {
      minutes = number(2, "an offset's minutes in two digits", in: 0...59)
    }
    return (isBehind ? -1 : 1) * (hours * 60 + minutes)
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private mutating func fail(_ expected: String) {
    fault = fault ?? (index, expected)
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard fault == nil, peek == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ scalar: Unicode.Scalar) {
    if !skip(scalar) { fail("'\(scalar)'") }
  }

  private mutating func number(
    _ count: Int, _ what: String, in range: ClosedRange<Int>? = nil
  ) -> Int {
    guard fault == nil else { return range?.lowerBound ?? 0 }
    let start = index
    var value = 0
    for _ in 0..<count {
      guard let byte = peek, isDigit(byte) else {
        fail(what)
        return range?.lowerBound ?? 0
      }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      index += 1
    }
    if let range, !range.contains(value) {
      index = start
      fail("\(what), from \(range.lowerBound) to \(range.upperBound)")
      return range.lowerBound
    }
    return value
  }
}
