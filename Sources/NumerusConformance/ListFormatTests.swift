internal import NumerusFormatting

/// `list_fmt`: strings as a list.
struct ListFormatTests {
  private struct Key: Hashable {
    let locale: String
    let options: TestOptions
  }

  private var formats = BoundedCache<Key, ListFormat>()

  mutating func reply(to test: ConformanceTest) throws(ConformanceFault) -> ConformanceReply {
    let key = Key(locale: try test.optionalString("locale") ?? "und", options: try test.options())
    let format = try formats.value(key) { (key) throws(ConformanceFault) in try Self.format(key) }
    return ConformanceReply(format.string(from: try test.strings("input_list")))
  }

  private static func format(_ key: Key) throws(ConformanceFault) -> ListFormat {
    var options = key.options
    let kinds: KeyValuePairs<String, ListFormat.Kind> = [
      "conjunction": .and, "disjunction": .or, "unit": .unit,
    ]
    // Both names of the option are in use, and tests give both with the same value.
    let first = try options.take("list_type", kinds)
    let second = try options.take("type", kinds)
    if let first, let second, first != second {
      throw ConformanceFault("contradicting options", "list_type and type differ")
    }
    let width = try options.take(
      "style", ["long": ListFormat.Width.long, "short": .short, "narrow": .narrow])
    try options.refuseRest()
    let locale = try ConformanceTest.locale(key.locale, "locale")
    return try translatingFaults { () throws(FormatError) in
      try ListFormat(first ?? second ?? .and, width: width ?? .long, validating: locale)
    }
  }
}
