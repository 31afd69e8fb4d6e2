import NumerusFormatting
import NumerusLocales

/// A row of `numberformattestspecification.txt`.
struct SpecificationCase {
  let line: Int
  let test: String
  let fields: [String: String]

  /// Whether ICU4C itself is known to fail it: the letter C in the column `breaks`.
  var breaksICU4C: Bool { fields["breaks", default: ""].uppercased().contains("C") }
  var expectsFailure: Bool { fields["output"] == "fail" }

  var description: String {
    let shown = fields.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return "line \(line), \(test): \(shown.joined(separator: " "))"
  }

  /// The rows, read as ICU's `DataDrivenNumberFormatTestSuite::run` reads them: settings stay until
  /// the next "test", and columns that a row lacks are cleared.
  static func all() throws -> [SpecificationCase] {
    var cases: [SpecificationCase] = []
    var fields: [String: String] = [:]
    var columns: [String]?
    var test = ""
    for (index, line) in try ICUTestData.lines("numberformattestspecification.txt").enumerated() {
      if line.allSatisfy({ "\t \u{3000}".contains($0) }) {
        if columns?.isEmpty == false { columns = nil }
      } else if line.hasPrefix("//") {
        continue
      } else if let names = columns {
        guard !names.isEmpty else {
          columns = line.split(separator: "\t").map(String.init)
          continue
        }
        let values = line.split(
          separator: "\t", maxSplits: names.count - 1, omittingEmptySubsequences: false)
        for (column, name) in names.enumerated() {
          fields[name] = column < values.count ? ICUTestData.unescaped(values[column]) : nil
        }
        cases.append(SpecificationCase(line: index + 1, test: test, fields: fields))
      } else if line.hasPrefix("test ") {
        test = String(line)
        fields = [:]
      } else if line.hasPrefix("set ") {
        let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        fields[String(parts[1])] = ICUTestData.unescaped(parts[2])
      } else if line.hasPrefix("begin") {
        columns = []
      }
    }
    return cases
  }
}

extension SpecificationCase {
  /// A format with the case's settings, set in the order in which ICU's test sets them.
  ///
  /// Source: `adjustDecimalFormat` in ICU's `numbertest_…`: an unset pattern is "0", an unset locale
  /// "en", and lenient parsing is on unless it is switched off.
  func format() throws -> PatternFormat {
    typealias Integer = PatternSetting.IntegerAttribute
    let choices = [
      "roundingMode": [
        "ceiling", "floor", "down", "up", "halfEven", "halfDown", "halfUp", "unnecessary",
      ],
      "currencyUsage": ["standard", "cash"],
      "padPosition": ["beforePrefix", "afterPrefix", "beforeSuffix", "afterSuffix"],
    ]
    let order = [
      "minIntegerDigits", "maxIntegerDigits", "minFractionDigits", "maxFractionDigits", "currency",
      "minGroupingDigits", "useSigDigits", "minSigDigits", "maxSigDigits", "useGrouping",
      "multiplier", "roundingIncrement", "formatWidth", "padCharacter", "useScientific", "grouping",
      "grouping2", "roundingMode", "currencyUsage", "minimumExponentDigits",
      "exponentSignAlwaysShown", "decimalSeparatorAlwaysShown", "padPosition", "positivePrefix",
      "positiveSuffix", "negativePrefix", "negativeSuffix", "signAlwaysShown", "localizedPattern",
      "lenient", "parseIntegerOnly", "decimalPatternMatchRequired", "parseNoExponent",
      "parseCaseSensitive",
    ]
    let set = fields.merging(["lenient": "1"]) { given, _ in given }
    let settings = try order.compactMap { name -> PatternSetting? in
      guard let value = set[name] else { return nil }
      if name == "roundingIncrement" { return .roundingIncrement(try number(value)) }
      if let attribute = PatternSetting.TextAttribute(rawValue: name) {
        return .text(attribute, value)
      }
      guard let attribute = Integer(rawValue: name) else { throw Unreadable(what: name) }
      let chosen = choices[name]?.firstIndex(of: value).map { Int32($0) }
      guard let integer = chosen ?? Int32(value) else { throw Unreadable(what: value) }
      return .integer(attribute, integer)
    }
    return try PatternFormat(
      pattern: set["pattern"] ?? "0", locale: LocaleID(set["locale"] ?? "en"), settings: settings)
  }

  func number(_ text: String) throws -> Double {
    switch text {
    case "Inf": return .infinity
    case "-Inf": return -.infinity
    case "NaN": return .nan
    default:
      guard let value = Double(text) else { throw Unreadable(what: text) }
      return value
    }
  }

  struct Unreadable: Error { let what: String }
}
