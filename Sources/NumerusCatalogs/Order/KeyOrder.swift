/// The order in which Xcode writes the keys of a string catalog: CLDR's root collation, numbers in words
/// by their value ("message 9" before "message 10").
///
/// That is what `localizedStandardCompare` gives in English; on the keys of catalogs that Xcode wrote,
/// ICU's collator with `kn` agrees everywhere. Here, without ICU, the part of it stands that keys are
/// made of: punctuation, symbols, digits, Latin letters. What comes after the first character of another
/// script does not count, so that such keys keep the order that the file gave them.
struct KeyOrder: Hashable {
  /// What is compared first: the characters without case and accents.
  private var primary: [UInt32] = []
  /// Then accents, one for each letter.
  private var secondary: [UInt8] = []
  /// Then case, small before capital.
  private var tertiary: [UInt8] = []

  init(_ key: String) {
    var number: [UInt32] = []
    var isNumber = false
    for scalar in key.unicodeScalars {
      if let digit = scalar.decimalDigit {
        isNumber = true
        // Leading zeros do not count.
        if digit > 0 || !number.isEmpty { number.append(digit) }
        continue
      }
      if isNumber { append(number: number) }
      isNumber = false
      number.removeAll(keepingCapacity: true)
      guard append(KeyOrderElement(scalar)) else { return }
    }
    if isNumber { append(number: number) }
  }

  private mutating func append(number: [UInt32]) {
    // More digits are a greater number.
    primary += [KeyOrderElement.digits, UInt32(clamping: number.count)]
    primary += number
    secondary.append(0)
    tertiary.append(0)
  }

  /// Whether what follows counts.
  private mutating func append(_ element: KeyOrderElement) -> Bool {
    switch element {
    case .ignorable: break
    case .letters(let letters, let accent, let form):
      primary += letters
      secondary += letters.map { _ in 0 }
      tertiary += letters.map { _ in form }
      if accent > 0 { secondary[secondary.count - 1] = accent }
    case .accent(let accent):
      if !secondary.isEmpty, secondary[secondary.count - 1] == 0 {
        secondary[secondary.count - 1] = accent
      } else {
        secondary.append(accent)
      }
    case .group(let weight):
      primary.append(weight)
      secondary = []
      tertiary = []
      return false
    }
    return true
  }
}

extension KeyOrder: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    if left.primary != right.primary {
      return left.primary.lexicographicallyPrecedes(right.primary)
    }
    if left.secondary != right.secondary {
      return left.secondary.lexicographicallyPrecedes(right.secondary)
    }
    return left.tertiary.lexicographicallyPrecedes(right.tertiary)
  }
}

extension Sequence {
  /// The elements in the order that Xcode writes them in by their keys; equal ones keep their order.
  func inKeyOrder(_ key: (Element) -> String) -> [Element] {
    let keyed = map { (element: $0, order: KeyOrder(key($0))) }
    if zip(keyed, keyed.dropFirst()).allSatisfy({ !($1.order < $0.order) }) {
      return keyed.map(\.element)
    }
    return keyed.sorted { $0.order < $1.order }.map(\.element)
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script.
  fileprivate var decimalDigit: UInt32? {
    if isASCII { return ("0"..."9").contains(self) ? value - 48 : nil }
    guard properties.numericType == .decimal, let value = properties.numericValue else {
      return nil
    }
    return UInt32(value)
  }
}
