import NumerusJSON
import Testing

/// Tests of the types that no published set is at hand for, by the protocol's schemas, with ICU as the
/// judge.
@Suite(.enabled(if: ICUOracle.linked != nil, "skipped: the linked ICU is not found by its name"))
struct ICUExecutorTests {
  private func oracle() throws -> ICUOracle { try #require(ICUOracle.linked) }

  private func result(
    _ type: String, _ fields: JSONObject, _ options: JSONObject? = nil
  ) throws -> String? {
    var answering = Answering()
    var test = fields
    test["test_type"] = .string(type)
    test["label"] = .string("0")
    if let options { test["options"] = .object(options) }
    let answer = try answering.answer(test)
    return answer["result"]?.string ?? answer["error_detail"]?.string
  }

  @Test(arguments: ["en-US", "fr", "es", "he", "zh-TW", "ar", "th", "zu"])
  func lists(locale: String) throws {
    var tally = Tally()
    let kinds = [("conjunction", Int32(0)), ("disjunction", 1), ("unit", 2)]
    let styles = [("long", Int32(0)), ("short", 1), ("narrow", 2)]
    for (kind, type) in kinds {
      for (style, width) in styles {
        for count in 0...5 {
          let elements = ["dog", "hijo", "ה😀", "i", ""].prefix(count).map { $0 }
          let found = try result(
            "list_fmt",
            ["locale": .string(locale), "input_list": .array(elements.map(JSONValue.string))],
            ["style": .string(style), "type": .string(kind), "list_type": .string(kind)])
          let expected = try oracle().list(elements, locale, type: type, width: width)
          tally.compare(found, expected, "\(locale) \(kind) \(style) \(elements)")
        }
      }
    }
    tally.report("executor list_fmt \(locale) against ICU")
  }

  @Test(arguments: ["en", "de", "ja", "ar"])
  func names(locale: String) throws {
    let subjects = [
      "en", "en-GB", "nl-BE", "zh-Hant-TW", "sr-Latn", "de-1901", "qqq-ZZ", "es-419", "und",
      "fr-u-ca-buddhist-nu-arab", "pt-BR", "yue-Hans", "root", "mul",
    ]
    var tally = Tally()
    for subject in subjects {
      for display in ["standard", "dialect"] {
        let found = try result(
          "lang_names",
          [
            "language_label": .string(subject), "locale_label": .string(locale),
            "languageDisplay": .string(display),
          ])
        let expected = try oracle().name(of: subject, in: locale, dialect: display == "dialect")
        tally.compare(found, expected, "\(subject) in \(locale), \(display)")
      }
    }
    tally.report("executor lang_names \(locale) against ICU")
  }

  @Test func likelySubtags() throws {
    let locales = [
      "en", "zh-TW", "zh-Hant", "sr-ME", "und-US", "und-Latn", "az-Arab", "hi-Latn-IN",
      "de-Latn-DE",
      "qaa", "und-419", "ff-Adlm-GN", "uz-AF", "mn-CN", "und-Hant-HK", "pa-PK",
    ]
    var tally = Tally()
    for locale in locales {
      for (option, function) in [
        ("maximize", "uloc_addLikelySubtags"), ("minimize", "uloc_minimizeSubtags"),
        ("minimizeFavorRegion", "uloc_minimizeSubtags"),
      ] {
        let found = try result(
          "likely_subtags", ["locale": .string(locale), "option": .string(option)])
        let expected = try oracle().likely(locale, function).replacing("_", with: "-")
        tally.compare(found, expected, "\(locale) \(option)")
      }
    }
    // ICU's C interface does not favor the script; these are by UTS #35 part 1, "Likely Subtags".
    for (locale, expected) in [
      ("zh-TW", "zh-Hant"), ("zh-Hant-TW", "zh-Hant"), ("zh-Hant-HK", "zh-HK"),
      ("en-US", "en"),
      ("sr-ME", "sr-ME"), ("uz-AF", "uz-Arab"), ("hi-Latn-IN", "hi-Latn"),
    ] {
      let found = try result(
        "likely_subtags", ["locale": .string(locale), "option": .string("minimizeFavorScript")])
      tally.compare(found, expected, "\(locale) minimizeFavorScript")
    }
    tally.report("executor likely_subtags against ICU")
  }

  @Test(arguments: ["en-US", "zh-TW", "bn", "mt-MT", "zu", "fr"])
  func relativeTimes(locale: String) throws {
    let units = ["year", "quarter", "month", "week", "day", "hour", "minute", "second"]
    var tally = Tally()
    for (index, unit) in units.enumerated() {
      for (style, name) in ["long", "short", "narrow"].enumerated() {
        for count in ["-100", "-2", "-1", "0", "-0", "1", "1.3", "2", "10"] {
          for (numeric, system) in [("auto", ""), ("always", ""), ("always", "arab")] {
            let options: JSONObject = [
              "style": .string(name), "numeric": .string(numeric),
              "numberingSystem": system.isEmpty ? .null : .string(system),
            ]
            let found = try result(
              "rdt_fmt",
              ["locale": .string(locale), "unit": .string(unit), "count": .string(count)], options)
            let tag = system.isEmpty ? locale : "\(locale)-u-nu-\(system)"
            let expected = try oracle().relative(
              try #require(Double(count)), unit: Int32(index), tag, style: Int32(style),
              isNumeric: numeric == "always")
            tally.compare(found, expected, "\(locale) \(count) \(unit) \(options)")
          }
        }
      }
    }
    tally.report("executor rdt_fmt \(locale) against ICU")
  }

  @Test(arguments: ["en-US", "zh-TW", "ar-EG", "th", "fa", "he"])
  func dates(locale: String) throws {
    // 2024-03-07T00:00:01Z, by `date -ud @1709769601`.
    let (text, milliseconds) = ("2024-03-07T00:00:01Z", 1_709_769_601_000.0)
    let zone = "America/Los_Angeles"
    let input: JSONObject = ["locale": .string(locale), "input_string": .string(text)]
    let styles: [String?] = ["full", "long", "medium", "short", nil]
    var tally = Tally()
    for (dateStyle, date) in styles.enumerated() {
      for (timeStyle, time) in styles.enumerated() where date != nil || time != nil {
        var options: JSONObject = ["timeZone": .string(zone)]
        if let date { options["dateStyle"] = .string(date) }
        if let time { options["timeStyle"] = .string(time) }
        let expected = try oracle().date(
          milliseconds, locale, date: date == nil ? -1 : Int32(dateStyle),
          time: time == nil ? -1 : Int32(timeStyle), zone: zone)
        tally.compare(try result("datetime_fmt", input, options), expected, "\(locale) \(options)")
      }
    }
    for calendar in ["gregory", "buddhist", "japanese", "hebrew", "roc", "islamic-umalqura"] {
      for skeleton in ["yMd", "GyMMMMEEEEd", "jms", "hmv", "Hm", "yMMMdjm", "EEE"] {
        let expected = try oracle().date(
          milliseconds, "\(locale)-u-ca-\(calendar)", skeleton: skeleton, zone: zone)
        let found = try result(
          "datetime_fmt", input,
          [
            "timeZone": .string(zone), "calendar": .string(calendar), "skeleton": .string(skeleton),
            "semanticSkeleton": .string("YMDE"), "zoneStyle": .string("specific"),
          ])
        tally.compare(found, expected, "\(locale) \(calendar) \(skeleton)")
      }
    }
    tally.report("executor datetime_fmt \(locale) against ICU")
  }

  /// Options of ECMA-402 as the skeletons that its section 11 makes of them.
  @Test func datesByFields() throws {
    let milliseconds = 1_709_769_601_000.0
    let cases: [(options: JSONObject, skeleton: String, locale: String)] = [
      ([:], "yMd", "en"),
      (["weekday": .string("long"), "day": .string("2-digit")], "EEEEdd", "en"),
      (["hour": .string("numeric"), "minute": .string("2-digit")], "jmm", "en"),
      (["hour": .string("numeric"), "hourCycle": .string("h23")], "H", "en"),
      (["hour": .string("numeric"), "hour12": .string("false")], "H", "en"),
      (["skeleton": .string("hm"), "hourCycle": .string("h23")], "Hm", "en"),
      (["timeZoneName": .string("longOffset")], "yMdOOOO", "fr"),
      (["era": .string("short"), "year": .string("numeric")], "Gy", "ja"),
      (["year": .string("numeric"), "numberingSystem": .string("arab")], "y", "en-u-nu-arab"),
    ]
    for (options, skeleton, locale) in cases {
      let expected = try oracle().date(milliseconds, locale, skeleton: skeleton, zone: "UTC")
      let found = try result(
        "datetime_fmt",
        [
          "locale": .string(locale.prefix { $0 != "-" }.description),
          "input_millis": .number("1709769601000"),
        ], options)
      #expect(found == expected, "\(options)")
    }
  }

  @Test func datesByOffset() throws {
    for (seconds, zone) in [("-28800", "GMT-08:00"), ("20700.0", "GMT+05:45"), ("0", "UTC")] {
      let found = try result(
        "datetime_fmt",
        [
          "locale": .string("en"), "input_string": .string("2024-03-07T00:00:01Z[UTC]"),
          "tz_offset_secs": .number(seconds),
        ], ["dateStyle": .string("short"), "timeStyle": .string("short")])
      let expected = try oracle().date(
        1_709_769_601_000, "en", date: 3, time: 3, zone: zone)
      #expect(found == expected)
    }
  }
}
