internal import NumerusFormatting
internal import NumerusLocales
internal import NumerusPlurals

/// `number_fmt`: numbers by a pattern, a skeleton, or options of ECMA-402.
struct NumberFormatTests {
  private struct Key: Hashable {
    let locale: String
    let text: String
  }

  private struct PatternKey: Hashable {
    let locale: String
    let pattern: String
    let rounding: NumberStyle.RoundingMode
  }

  private var formats = BoundedCache<Key, NumberFormat>()
  private var patterns = BoundedCache<PatternKey, PatternFormat>()
  private var skeletons = BoundedCache<TestOptions, String>()

  mutating func reply(to test: ConformanceTest) throws(ConformanceFault) -> ConformanceReply {
    let operation = try test.optionalString("op") ?? "format"
    guard operation == "format" else {
      throw ConformanceFault("unknown operation", "op: '\(operation)'; expected 'format'")
    }
    let number = Self.withInteger(try test.number("input"))
    let locale = try test.optionalString("locale") ?? "und"
    // ICU's own tests say the pattern; the skeleton beside it was derived from it, not always exactly.
    if let pattern = try test.optionalString("pattern") {
      return try reply(number, by: pattern, locale, try test.options())
    }
    if let skeleton = try test.optionalString("skeleton") {
      return try reply(number, Key(locale: locale, text: skeleton))
    }
    let skeleton = try skeletons.value(test.options()) { (options) throws(ConformanceFault) in
      try NumberOptions.skeleton(of: options)
    }
    let reply = try reply(number, Key(locale: locale, text: skeleton))
    return reply.telling("actual_skeleton", skeleton)
  }

  private mutating func reply(
    _ number: String, _ key: Key
  ) throws(ConformanceFault) -> ConformanceReply {
    let format = try formats.value(key) { (key) throws(ConformanceFault) in
      let locale = try ConformanceTest.locale(key.locale, "locale")
      return try translatingFaults { () throws(FormatError) in
        try NumberFormat(skeleton: key.text, locale: locale)
      }
    }
    return try translatingFaults { () throws(FormatError) in
      ConformanceReply(try format.format(decimal: number).string)
    }
  }

  private mutating func reply(
    _ number: String, by pattern: String, _ locale: String, _ options: TestOptions
  ) throws(ConformanceFault) -> ConformanceReply {
    var options = options
    // A pattern says all but how to round.
    let rounding = try options.take("roundingMode", NumberOptions.roundingModes) ?? .halfEven
    let key = PatternKey(locale: locale, pattern: pattern, rounding: rounding)
    let format = try patterns.value(key) { (key) throws(ConformanceFault) in
      let locale = try ConformanceTest.locale(key.locale, "locale")
      return try translatingFaults { () throws(FormatError) in
        try PatternFormat(
          pattern: key.pattern, locale: locale,
          settings: [.integer(.roundingMode, key.rounding.icuValue)])
      }
    }
    try Self.check(number)
    return try translatingFaults { () throws(FormatError) in
      ConformanceReply(try format.string(fromDecimal: number))
    }
  }

  /// The number with a zero before its point: ICU's tests have ".5", which is no number of UTS #35.
  private static func withInteger(_ number: String) -> String {
    let sign = number.prefix { $0 == "-" || $0 == "+" }
    let rest = number.dropFirst(sign.count)
    return rest.first == "." ? "\(sign)0\(rest)" : number
  }

  /// Fails for what is no number, and for one that ICU would fill the memory with the zeros of.
  private static func check(_ number: String) throws(ConformanceFault) {
    do throws(NumberSyntaxError) {
      _ = try PluralOperands(number)
    } catch {
      throw ConformanceFault("no number", error.description)
    }
    let exponent = number.drop { $0 != "e" && $0 != "E" }.dropFirst()
    guard exponent.isEmpty || Int(exponent).map({ -10_000...10_000 ~= $0 }) ?? false else {
      throw ConformanceFault("number out of range", "'\(number.prefix(100))': the exponent")
    }
  }
}
