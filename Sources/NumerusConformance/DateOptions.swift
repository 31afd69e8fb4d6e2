internal import NumerusFormatting
internal import NumerusLocales

/// Options of ECMA-402's `Intl.DateTimeFormat`, with what the conformance tests add.
struct DateOptions {
  struct Request {
    let style: DateStyle
    let timeZone: String?
    let twentyFourHour: Bool?
  }

  private var options: TestOptions

  /// What the options ask for; calendar, numbering system and hour cycle become the locale's.
  static func request(
    of options: TestOptions, _ locale: inout LocaleID
  ) throws(ConformanceFault) -> Request {
    var reader = DateOptions(options: options)
    let request = try reader.request(&locale)
    try reader.options.refuseRest()
    return request
  }

  private mutating func request(_ locale: inout LocaleID) throws(ConformanceFault) -> Request {
    if let calendar = try options.take("calendar") {
      locale.keywords["ca"] = calendar == "gregorian" ? "gregory" : calendar
    }
    if let system = try options.take("numberingSystem") { locale.keywords["nu"] = system }
    let cycle = try options.take(
      "hourCycle", ["h11": "K", "h12": "h", "h23": "H", "h24": "k"] as KeyValuePairs)
    let twelveHour = try options.take("hour12", ["true": true, "false": false])
    let timeZone = try options.take("timeZone")
    if let cycle { locale.keywords["hc"] = Self.hourCycles[cycle] }
    let style = try style(cycle)
    return Request(style: style, timeZone: timeZone, twentyFourHour: twelveHour.map { !$0 })
  }

  private static let hourCycles = ["K": "h11", "h": "h12", "H": "h23", "k": "h24"]

  private mutating func style(_ cycle: String?) throws(ConformanceFault) -> DateStyle {
    let widths: KeyValuePairs<String, DateStyle.Width> = [
      "full": .full, "long": .long, "medium": .medium, "short": .short,
    ]
    let date = try options.take("dateStyle", widths)
    let time = try options.take("timeStyle", widths)
    let joint = try options.take("dateTimeFormatType", ["standard": false, "atTime": true])
    let skeleton = try options.take("skeleton", or: "datetime_skeleton")
    let semantic = try options.take("semanticSkeleton")
    for name in ["semanticSkeletonLength", "yearStyle", "zoneStyle"] { _ = try options.take(name) }
    let fields = try fields()
    if let skeleton { return .skeleton(Self.skeleton(skeleton, cycle)) }
    switch (date, time) {
    case (let date?, let time?):
      // Of CLDR's two ways to join date and time ICU's styles take the one for "at a time".
      if joint == false {
        throw ConformanceFault(
          unsupported: "format type", "dateTimeFormatType: ICU's styles join with 'atTime' only")
      }
      return .dateTime(date: date, time: time)
    case (let date?, nil): return .date(date)
    case (nil, let time?): return .time(time)
    case (nil, nil): break
    }
    if !fields.isEmpty { return .skeleton(Self.skeleton(fields, cycle)) }
    if let semantic {
      throw ConformanceFault(
        unsupported: "semantic skeleton", "'\(semantic)': ICU has classical skeletons only")
    }
    return .skeleton("yMd")
  }

  /// The skeleton with its hours by a cycle: ICU takes a letter of a skeleton for the caller's will.
  private static func skeleton(_ skeleton: String, _ cycle: String?) -> String {
    guard let cycle else { return skeleton }
    return String(skeleton.flatMap { "hHkKjJC".contains($0) ? cycle : String($0) })
  }

  private mutating func fields() throws(ConformanceFault) -> String {
    let widths: [(option: String, letters: KeyValuePairs<String, String>)] = [
      ("era", ["long": "GGGG", "short": "G", "narrow": "GGGGG"]),
      ("year", ["numeric": "y", "2-digit": "yy"]),
      (
        "month",
        ["numeric": "M", "2-digit": "MM", "long": "MMMM", "short": "MMM", "narrow": "MMMMM"]
      ),
      ("weekday", ["long": "EEEE", "short": "EEE", "narrow": "EEEEE"]),
      ("day", ["numeric": "d", "2-digit": "dd"]),
      ("dayPeriod", ["long": "BBBB", "short": "B", "narrow": "BBBBB"]),
      ("hour", ["numeric": "j", "2-digit": "jj"]),
      ("minute", ["numeric": "m", "2-digit": "mm"]),
      ("second", ["numeric": "s", "2-digit": "ss"]),
      ("fractionalSecondDigits", ["1": "S", "2": "SS", "3": "SSS"]),
      ("fractionalSecondsDigits", ["1": "S", "2": "SS", "3": "SSS"]),
      (
        "timeZoneName",
        [
          "long": "zzzz", "short": "z", "shortOffset": "O", "longOffset": "OOOO",
          "shortGeneric": "v", "longGeneric": "vvvv",
        ]
      ),
    ]
    var skeleton = ""
    for (option, letters) in widths { skeleton += try options.take(option, letters) ?? "" }
    // A zone alone stands beside a date (ECMA-402, CreateDateTimeFormat with its defaults).
    let hasMore = skeleton.contains { !"zOvG".contains($0) }
    return skeleton.isEmpty || hasMore ? skeleton : "yMd" + skeleton
  }
}
