import NumerusFormatting
import NumerusLocales

/// `numerus date`: times as text in a locale.
enum DateVerb {
  static func run(
    _ arguments: [String], _ output: inout OutputBuffer
  ) throws(CommandError) -> ExitStatus {
    let parsed = try ParsedArguments(arguments, DateRequest.table)
    if parsed.has("--help") || parsed.has("-h") { return try Help.show("date", &output) }
    let request = try DateRequest(parsed)
    let answer = FormattingAnswer(request.shown, format: try format(request, parsed))
    return try answer.run(on: request.inputs, &output)
  }

  private static func format(
    _ request: DateRequest, _ arguments: ParsedArguments
  ) throws(CommandError) -> (String) throws(InputFault) -> Shown {
    let zone = request.timeZone ?? .system
    switch request.task {
    case .point:
      let format = try arguments.formatter { () throws(FormatError) in
        try DateFormat(
          validating: request.style, locale: request.locale, timeZone: request.timeZone,
          calendar: request.calendar, twentyFourHour: request.twentyFourHour)
      }
      return { text throws(InputFault) in
        let instant = try Instant(reading: text, zone)
        return Shown(try InputFault.of { () throws(FormatError) in try format.format(instant) })
      }
    case .interval:
      let format = try arguments.formatter { () throws(FormatError) in
        try DateIntervalFormat(
          validating: request.style, locale: request.locale, timeZone: request.timeZone,
          calendar: request.calendar, twentyFourHour: request.twentyFourHour)
      }
      return { text throws(InputFault) in try interval(text, format, zone) }
    case .relative(let reference):
      let format = try arguments.formatter { () throws(FormatError) in
        try RelativeFormat(validating: request.locale)
      }
      return { text throws(InputFault) in
        let instant = try Instant(reading: text, zone)
        let shown = try InputFault.of { () throws(FormatError) in
          try format.format(from: reference, to: instant, timeZone: zone)
        }
        return Shown(shown.text)
      }
    }
  }

  /// `A..B`, or `A/B` as ISO 8601 writes it, as one text.
  private static func interval(
    _ text: String, _ format: DateIntervalFormat, _ zone: TimeZoneID
  ) throws(InputFault) -> Shown {
    let separator = text.contains("..") ? ".." : "/"
    let ends = text.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count == 2 else {
      throw InputFault(message: "expected two times with '..' or '/' between them")
    }
    let start = try Instant(reading: Blank.trimmed(ends[0]), zone)
    let end = try Instant(reading: Blank.trimmed(ends[1]), zone)
    return Shown(
      try InputFault.of { () throws(FormatError) in try format.format(from: start, to: end) })
  }
}

extension Shown {
  init(_ text: FormattedText) {
    self.init(text: text.string, parts: text.parts)
  }
}

extension InputFault {
  /// Runs a formatter, with its error as the fault of the input.
  static func of<Value>(
    _ body: () throws(FormatError) -> Value
  ) throws(InputFault) -> Value {
    do throws(FormatError) { return try body() } catch { throw InputFault(error) }
  }

  init(_ error: InstantSyntaxError) {
    self.init(
      message: "expected \(error.expected)", column: error.column, excerpt: error.excerpt,
      caret: error.column - 1)
  }
}
