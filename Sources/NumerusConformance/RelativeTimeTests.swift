internal import NumerusFormatting
internal import NumerusLocales

/// `rdt_fmt`: relative times, "in 3 days".
struct RelativeTimeTests {
  private struct Key: Hashable {
    let locale: String
    let options: TestOptions
  }

  private var formats = BoundedCache<Key, RelativeFormat>()

  private static let units: KeyValuePairs<String, RelativeUnit> = [
    "second": .second, "minute": .minute, "hour": .hour, "day": .day, "week": .week,
    "month": .month, "quarter": .quarter, "year": .year,
  ]

  mutating func reply(to test: ConformanceTest) throws(ConformanceFault) -> ConformanceReply {
    let key = Key(locale: try test.optionalString("locale") ?? "und", options: try test.options())
    let format = try formats.value(key) { (key) throws(ConformanceFault) in try Self.format(key) }
    let name = try test.string("unit")
    // ECMA-402 takes the plural too.
    let singular = name.hasSuffix("s") ? String(name.dropLast()) : name
    guard let unit = Self.units.first(where: { $0.key == singular })?.value else {
      throw ConformanceFault("unknown unit", "'\(name)'")
    }
    let count = try test.number("count")
    guard let value = Double(count) else { throw ConformanceFault("no number", "'\(count)'") }
    return try translatingFaults { () throws(FormatError) in
      ConformanceReply(try format.format(value, unit).string)
    }
  }

  private static func format(_ key: Key) throws(ConformanceFault) -> RelativeFormat {
    var options = key.options
    var locale = try ConformanceTest.locale(key.locale, "locale")
    let width = try options.take(
      "style", ["long": RelativeFormat.Width.long, "short": .short, "narrow": .narrow])
    let numeric = try options.take(
      "numeric", ["auto": RelativeFormat.Numeric.auto, "always": .always])
    if let system = try options.take("numberingSystem") { locale.keywords["nu"] = system }
    try options.refuseRest()
    // As in ECMA-402, numbers are shown unless words were asked for.
    return try translatingFaults { [locale] () throws(FormatError) in
      try RelativeFormat(validating: locale, width: width ?? .long, numeric: numeric ?? .always)
    }
  }
}
