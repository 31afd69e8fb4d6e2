internal import CNumerusICUShim
internal import NumerusLocales

/// Writes durations in words: a number with each unit, joined as lists of units are.
struct DurationWords: Sendable {
  private let formats: [DurationFormat.Unit: ICUHandle]
  private let list: ICUHandle

  init(
    _ locale: LocaleID, _ width: DurationFormat.Width, _ units: [DurationFormat.Unit]
  ) throws(FormatError) {
    let (name, listWidth): (String, Int32) =
      switch width {
      case .long: ("unit-width-full-name", 0)
      case .narrow: ("unit-width-narrow", 2)
      case .short, .digital: ("unit-width-short", 1)
      }
    var formats: [DurationFormat.Unit: ICUHandle] = [:]
    for unit in units {
      formats[unit] = try Self.number("unit/\(unit.rawValue) \(name) .##################", locale)
    }
    self.formats = formats
    list = try .open("ulistfmt_openForType", close: nicu_unit_list_close) {
      nicu_unit_list_open(locale.identifier, listWidth, &$0)
    }
  }

  static func number(_ skeleton: String, _ locale: LocaleID) throws(FormatError) -> ICUHandle {
    var offset: Int32 = -1
    return try .open("unumf_openForSkeletonAndLocale", close: nicu_number_format_close) {
      nicu_number_format_open(
        skeleton, Int32(clamping: skeleton.utf8.count), locale.identifier, &offset, &$0)
    }
  }

  static func text(of number: String, _ format: ICUHandle) throws(FormatError) -> FormattedText {
    try ICUText.formatted("unumf_formatDecimal") {
      nicu_number_format_decimal(format.pointer, number, Int32(number.utf8.count), true, $0, &$1)
    }
  }

  func format(
    _ numbers: [(unit: DurationFormat.Unit, number: String)]
  ) throws(FormatError) -> FormattedText {
    var items: [FormattedText] = []
    for (unit, number) in numbers {
      guard let format = formats[unit] else { continue }
      items.append(try Self.text(of: number, format))
    }
    var ends: [Int32] = []
    var joined = ""
    for item in items {
      joined += item.string
      ends.append(Int32(joined.utf8.count))
    }
    let result = try ICUText.formatted("ulistfmt_formatStringsToResult") {
      nicu_unit_list_join(list.pointer, joined, ends, Int32(ends.count), $0, &$1)
    }
    return Self.nesting(items, in: result)
  }

  /// Puts the parts of the items into those of the list, after the element that each is in.
  private static func nesting(_ items: [FormattedText], in list: FormattedText) -> FormattedText {
    let utf8 = list.string.utf8
    var parts: [FormattedPart] = []
    var next = 0
    for part in list.parts {
      parts.append(part)
      guard part.field == .list(.element), next < items.count else { continue }
      let item = items[next]
      next += 1
      for inner in item.parts {
        let start = item.string.utf8.distance(
          from: item.string.startIndex, to: inner.range.lowerBound)
        let count = item.string.utf8.distance(
          from: inner.range.lowerBound, to: inner.range.upperBound)
        let lower = utf8.index(part.range.lowerBound, offsetBy: start)
        parts.append(FormattedPart(inner.field, range: lower..<utf8.index(lower, offsetBy: count)))
      }
    }
    return FormattedText(string: list.string, parts: parts)
  }
}
