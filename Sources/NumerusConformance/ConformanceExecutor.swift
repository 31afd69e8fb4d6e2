internal import NumerusFormatting
internal import NumerusJSON
package import NumerusPlurals

/// Answers the lines of the conformance protocol, one by one.
///
/// It keeps the formatters that it made, so it belongs to one thread.
package struct ConformanceExecutor {
  /// What comes of a line.
  package enum Outcome: Hashable, Sendable {
    /// The answer is in ``ConformanceExecutor/answer``.
    case answered
    /// An empty line, which is passed over.
    case nothing
    /// `#EXIT`.
    case exit
  }

  /// The CLDR release whose plural rules are meant where a test does not say.
  package let cldr: CLDRVersion

  /// The last answer: a line of JSON without its end.
  package var answer: [UInt8] { writer.bytes }

  private var writer = JSONWriter()
  private let reader = JSONReader(loneSurrogates: .replace)
  var plurals = PluralRulesTests()
  var numbers = NumberFormatTests()
  var dates = DateFormatTests()
  var lists = ListFormatTests()
  var relativeTimes = RelativeTimeTests()
  var names = LanguageNameTests()

  package init(cldr: CLDRVersion = .latest) {
    self.cldr = cldr
  }

  /// The test types that are answered.
  package static let testTypes = [
    "plural_rules", "number_fmt", "datetime_fmt", "list_fmt", "rdt_fmt", "lang_names",
    "likely_subtags",
  ]

  /// Hands out the bytes of ``answer``.
  package func withAnswer<Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try writer.bytes.withUnsafeBufferPointer(body)
  }

  /// Answers a line that is longer than what is kept in memory.
  package mutating func answer(lineOfBytes length: Int) -> Outcome {
    writer.removeAll()
    writer.write(ConformanceFault("line too long", "\(length) bytes"), label: nil)
    return .answered
  }

  /// Answers a line, without its end.
  package mutating func answer(_ line: UnsafeBufferPointer<UInt8>) -> Outcome {
    writer.removeAll()
    let text = Self.trimmed(line)
    guard let first = text.first else { return .nothing }
    guard first == UInt8(ascii: "#") else {
      answer(test: text)
      return .answered
    }
    switch String(decoding: text, as: UTF8.self) {
    case "#EXIT": return .exit
    case "#VERSION": writer.write(version)
    case "#TESTS":
      writer.write(.object(["supported_tests": .array(Self.testTypes.map(JSONValue.string))]))
    case let command:
      let detail = "\(command.prefix(100)): expected #VERSION, #TESTS, #EXIT or a test"
      writer.write(ConformanceFault("unknown command", detail), label: nil)
    }
    return .answered
  }

  private static func trimmed(
    _ line: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var text = line[...]
    while let last = text.last, isBlank(last) { text.removeLast() }
    while let first = text.first, isBlank(first) { text.removeFirst() }
    return UnsafeBufferPointer(rebasing: text)
  }

  private mutating func answer(test text: UnsafeBufferPointer<UInt8>) {
    let value: JSONValue
    do throws(JSONError) {
      value = try reader.value(of: text)
    } catch {
      return writer.write(ConformanceFault("no JSON", error.description), label: nil)
    }
    guard case .object(let object) = value else {
      let fault = ConformanceFault("no test", "expected an object, found \(value.kindName)")
      return writer.write(fault, label: nil)
    }
    let test = ConformanceTest(object)
    do throws(ConformanceFault) {
      writer.write(try reply(to: test), label: test.label)
    } catch {
      writer.write(error, label: test.label)
    }
  }

  private mutating func reply(
    to test: ConformanceTest
  ) throws(ConformanceFault) -> ConformanceReply {
    switch try test.string("test_type") {
    case "plural_rules": try plurals.reply(to: test, cldr)
    case "number_fmt", "decimal_fmt": try numbers.reply(to: test)
    case "datetime_fmt": try dates.reply(to: test)
    case "list_fmt": try lists.reply(to: test)
    case "rdt_fmt": try relativeTimes.reply(to: test)
    case "lang_names", "language_display_name": try names.reply(to: test)
    case "likely_subtags": try LikelySubtagsTests.reply(to: test)
    case let type:
      throw ConformanceFault(
        unsupported: "unknown test type",
        "'\(type)'; expected one of \(Self.testTypes.joined(separator: ", "))")
    }
  }

  /// What the protocol's `#VERSION` asks for.
  private var version: JSONValue {
    let linked = ICUVersion.linked
    return .object([
      "platform": .string("Numerus"), "platformVersion": .string("0.1.0"),
      "icuVersion": .string(linked.icu),
      "cldrVersion": .string(linked.cldr), "tzVersion": .string(linked.timeZones),
      "pluralRulesCldrVersion": .string(cldr.description),
    ])
  }
}
