import NumerusFormatting
import NumerusLocales

/// What `numerus date` was asked to do.
struct DateRequest {
  enum Task {
    case point
    case interval
    /// From a reference.
    case relative(Instant)
  }

  let task: Task
  let style: DateStyle
  let locale: LocaleID
  let timeZone: TimeZoneID?
  let calendar: CalendarSystem?
  /// Nil for the locale's own way.
  let twentyFourHour: Bool?
  let shown: Shown.Options
  let inputs: [String]

  static let widths = DateStyle.Width.allCases.map(\.rawValue)

  static let table = OptionTable(
    page: "date",
    options: [
      Option(name: "--locale", text: "a locale such as 'pl' or 'zh-Hant-TW'"),
      Option(name: "--style", values: widths),
      Option(name: "--date-style", values: widths),
      Option(name: "--time-style", values: widths),
      Option(name: "--skeleton", text: "fields such as yMMMd"),
      Option(name: "--pattern", text: "a pattern such as yyyy-MM-dd"),
      Option(name: "--time-zone", text: "a time zone such as Europe/Paris"),
      Option(name: "--calendar", values: ["gregorian"] + CalendarSystem.allCases.map(\.rawValue)),
      Option(name: "--from", text: "a time in ISO 8601, or now"),
    ]
      + ["--24-hour", "--interval", "--relative", "--parts", "--json", "--help", "-h"]
      .map { Option(name: $0) })

  init(_ arguments: ParsedArguments) throws(CommandError) {
    for (one, other) in [
      ("--interval", "--relative"), ("--skeleton", "--pattern"), ("--style", "--skeleton"),
      ("--style", "--pattern"), ("--style", "--date-style"), ("--style", "--time-style"),
      ("--interval", "--pattern"), ("--pattern", "--24-hour"), ("--relative", "--style"),
      ("--relative", "--date-style"), ("--relative", "--time-style"),
      ("--relative", "--skeleton"), ("--relative", "--pattern"), ("--relative", "--24-hour"),
      ("--relative", "--calendar"),
    ] where arguments.has(one) && arguments.has(other) {
      throw arguments.fault("'\(one)' and '\(other)' exclude each other")
    }
    if arguments.has("--from"), !arguments.has("--relative") {
      throw arguments.fault("'--from' goes with '--relative' only")
    }
    locale = try arguments.locale()
    style = Self.style(arguments)
    timeZone = try arguments.value("--time-zone").map { name throws(CommandError) in
      try arguments.formatter { () throws(FormatError) in try TimeZoneID(validating: name) }
    }
    calendar = arguments.value("--calendar").flatMap {
      $0 == "gregorian" ? .gregorian : CalendarSystem(rawValue: $0)
    }
    twentyFourHour = arguments.has("--24-hour") ? true : nil
    shown = Shown.Options(
      showsCategory: false, showsParts: arguments.has("--parts"), isJSON: arguments.has("--json"))
    inputs = arguments.operands
    if arguments.has("--relative") {
      task = .relative(try Self.reference(arguments, timeZone ?? .system))
    } else {
      task = arguments.has("--interval") ? .interval : .point
    }
  }

  private static func reference(
    _ arguments: ParsedArguments, _ timeZone: TimeZoneID
  ) throws(CommandError) -> Instant {
    guard let text = arguments.value("--from") else { return .now }
    do throws(InputFault) {
      return try Instant(reading: text, timeZone)
    } catch {
      throw arguments.fault(error.description(at: "'--from'"))
    }
  }

  private static func style(_ arguments: ParsedArguments) -> DateStyle {
    func width(_ option: String) -> DateStyle.Width? {
      arguments.value(option).flatMap(DateStyle.Width.init(rawValue:))
    }
    if let skeleton = arguments.value("--skeleton") { return .skeleton(skeleton) }
    if let pattern = arguments.value("--pattern") { return .pattern(pattern) }
    switch (width("--date-style"), width("--time-style")) {
    case (let date?, let time?): return .dateTime(date: date, time: time)
    case (let date?, nil): return .date(date)
    case (nil, let time?): return .time(time)
    case (nil, nil):
      let both = width("--style") ?? .medium
      return .dateTime(date: both, time: both)
    }
  }
}

extension Instant {
  /// Reads ISO 8601, by the clocks of a zone where it has no offset, or "now".
  init(reading text: String, _ timeZone: TimeZoneID) throws(InputFault) {
    if text == "now" {
      self = .now
      return
    }
    do throws(InstantSyntaxError) {
      try self.init(iso8601: text, timeZone: timeZone)
    } catch {
      throw InputFault(error)
    }
  }
}
