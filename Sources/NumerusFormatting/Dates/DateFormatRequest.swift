internal import CNumerusICUShim
internal import NumerusLocales

/// What a date formatter is asked to be, and what ICU is told for it.
struct DateFormatRequest {
  let style: DateStyle
  /// As asked for, with the calendar in it.
  let locale: LocaleID
  private let data: DataLocale
  let timeZone: TimeZoneID?
  let twentyFourHour: Bool?

  init(
    _ style: DateStyle, locale: LocaleID, timeZone: TimeZoneID?, calendar: CalendarSystem?,
    twentyFourHour: Bool?
  ) {
    var locale = locale
    if let calendar { locale.calendar = calendar }
    self.style = style
    self.locale = locale
    data = DataLocale(locale)
    self.timeZone = timeZone
    self.twentyFourHour = twentyFourHour
  }

  /// The same with the locale's own digits.
  var withoutNumberingSystem: DateFormatRequest {
    var locale = locale
    locale.keywords["nu"] = nil
    return DateFormatRequest(
      style, locale: locale, timeZone: timeZone, calendar: nil, twentyFourHour: twentyFourHour)
  }

  /// What ICU is told of the locale.
  ///
  /// The hour cycle is taken out wherever this module sees to it: ICU lets it act on `j` in skeletons alone.
  var icuLocale: String {
    if case .skeleton = style, twentyFourHour == nil { return data.identifier }
    return data.given.withHourCycle(nil).identifier
  }

  /// What ICU is told of the locale for intervals.
  ///
  /// ICU lets the keyword choose between `h` and `K`, and with h24 mixes `k` into patterns of `H`.
  var intervalLocale: String {
    let cycle = twentyFourHour == nil ? locale.hourCycle : nil
    return data.given.withHourCycle(cycle == .h11 || cycle == .h12 ? cycle : nil).identifier
  }

  /// By which clock the hours are written.
  var hours: nicu_hours {
    switch twentyFourHour {
    case true?: return NICU_HOURS_H23
    case false?: return NICU_HOURS_TWELVE
    case nil:
      if case .skeleton = style { return NICU_HOURS_LOCALE }
      return switch locale.hourCycle {
      case .h11?: NICU_HOURS_H11
      case .h12?: NICU_HOURS_H12
      case .h23?: NICU_HOURS_H23
      case .h24?: NICU_HOURS_H24
      case nil: NICU_HOURS_LOCALE
      }
    }
  }

  /// A pattern or skeleton, with the clock that was asked for in it.
  var text: (text: String, isSkeleton: Bool)? {
    switch style {
    case .pattern(let pattern): return (pattern, false)
    case .skeleton(let skeleton):
      guard let twentyFourHour else { return (skeleton, true) }
      return (DatePatternLetters.skeleton(skeleton, twentyFourHour: twentyFourHour), true)
    default: return nil
    }
  }

  func withRecipe<Result>(_ body: (inout nicu_date_recipe) -> Result) -> Result {
    var recipe = nicu_date_recipe()
    recipe.hours = hours
    recipe.date_style = -1
    recipe.time_style = -1
    switch style {
    case .date(let width): recipe.date_style = width.icu
    case .time(let width): recipe.time_style = width.icu
    case .dateTime(let date, let time):
      recipe.date_style = date.icu
      recipe.time_style = time.icu
    case .skeleton, .pattern: break
    }
    return withCharacters(of: text?.text) { text, length in
      recipe.text = text
      recipe.length = length
      recipe.is_skeleton = self.text?.isSkeleton ?? false
      return withCharacters(of: timeZone?.identifier) { zone, length in
        recipe.zone = zone
        recipe.zone_length = length
        return body(&recipe)
      }
    }
  }

  private func withCharacters<Result>(
    of text: String?, _ body: (UnsafePointer<CChar>?, Int32) -> Result
  ) -> Result {
    guard let text else { return body(nil, 0) }
    return text.withCString { body($0, Int32(clamping: text.utf8.count)) }
  }
}

extension DateFormatRequest {
  /// Looks for what ICU would pass over in silence.
  ///
  /// - Throws: ``FormatError`` with the token that is at fault.
  func validate() throws(FormatError) {
    guard data.isKnown else { throw .unknownLocale(locale) }
    if let name = locale.keywords["ca"], locale.calendar == nil { throw .unknown(.calendar, name) }
    if let name = locale.keywords["hc"], locale.hourCycle == nil {
      throw .unknown(.hourCycle, name)
    }
    if let timeZone { _ = try TimeZoneID(validating: timeZone.identifier) }
    switch style {
    case .pattern(let pattern):
      if let offset = DatePatternLetters.unknownLetter(in: pattern, isSkeleton: false)
        ?? DatePatternLetters.openQuote(in: pattern)
      {
        throw .pattern(pattern, offset: offset)
      }
    case .skeleton(let skeleton):
      if let offset = DatePatternLetters.unknownLetter(in: skeleton, isSkeleton: true) {
        throw .pattern(skeleton, offset: offset)
      }
    default: break
    }
  }
}
