import NumerusConformance
import NumerusFormatting
import NumerusJSON
import NumerusPlurals
import Testing

/// The lines of the protocol, and what is wrong with some.
@Suite struct ProtocolTests {
  @Test func tellsItsVersions() throws {
    var answering = Answering()
    let answer = try #require(try answering.answer("#VERSION"))
    #expect(answer["icuVersion"]?.string == ICUVersion.linked.icu)
    #expect(answer["cldrVersion"]?.string == ICUVersion.linked.cldr)
    #expect(answer["platform"]?.string == "Numerus")
    #expect(answer["platformVersion"]?.string != nil)
    #expect(answer["pluralRulesCldrVersion"]?.string == CLDRVersion.latest.description)
  }

  @Test func tellsItsTestTypes() throws {
    var answering = Answering()
    let answer = try #require(try answering.answer("#TESTS"))
    #expect(
      answer["supported_tests"]?.array?.map(\.string) == [
        "plural_rules", "number_fmt", "datetime_fmt", "list_fmt", "rdt_fmt", "lang_names",
        "likely_subtags",
      ])
  }

  @Test func endsAndPassesOver() {
    var answering = Answering()
    #expect(answering.outcome("#EXIT") == .exit)
    #expect(answering.outcome("#EXIT\r") == .exit)
    #expect(answering.outcome("") == .nothing)
    #expect(answering.outcome(" \t\r") == .nothing)
    #expect(answering.outcome("#VERSION \r") == .answered)
  }

  @Test(arguments: ["\"7\"", "7", "null", "\"é\\u0000\\n\"", "[1,{\"a\":2.50}]"])
  func givesLabelsBackAsTheyAre(_ label: String) throws {
    var answering = Answering()
    let line =
      #"{"test_type":"plural_rules","label":\#(label),"locale":"en","type":"cardinal","sample":"1"}"#
    let answer = try #require(try answering.answer(line))
    #expect(answer["label"] == (try JSONReader().value(of: label)))
    #expect(answer["result"] == .string("one"))
    #expect(answer.members.count == 2)
  }

  @Test(arguments: [
    ("{", "no JSON"), ("nonsense", "no JSON"), ("[1]", "no test"), ("#NEWS", "unknown command"),
    ("{}", "incomplete test"), ("{\"test_type\":1}", "malformed test"),
    ("{\"test_type\":\"list_fmt\"}", "incomplete test"),
    ("{\"test_type\":\"list_fmt\",\"input_list\":\"a\"}", "malformed test"),
    ("{\"test_type\":\"list_fmt\",\"input_list\":[1]}", "malformed test"),
    (
      "{\"test_type\":\"list_fmt\",\"input_list\":[],\"options\":{\"style\":\"wide\"}}",
      "unknown value of an option"
    ),
    (
      "{\"test_type\":\"list_fmt\",\"input_list\":[],\"options\":{\"size\":\"long\"}}",
      "unknown option"
    ),
    (
      "{\"test_type\":\"list_fmt\",\"input_list\":[],\"options\":{\"style\":[]}}",
      "malformed option"
    ),
    (
      "{\"test_type\":\"list_fmt\",\"input_list\":[],\"options\":{\"type\":\"unit\",\"list_type\":\"conjunction\"}}",
      "contradicting options"
    ),
    ("{\"test_type\":\"list_fmt\",\"input_list\":[],\"locale\":\"!\"}", "malformed locale"),
    ("{\"test_type\":\"list_fmt\",\"input_list\":[],\"locale\":\"tlh\"}", "unknown locale"),
    ("{\"test_type\":\"plural_rules\",\"type\":\"cardinal\",\"sample\":\"x\"}", "no number"),
    ("{\"test_type\":\"plural_rules\",\"type\":\"dual\",\"sample\":\"1\"}", "unknown plural type"),
    (
      "{\"test_type\":\"plural_rules\",\"type\":\"ordinal\",\"sample\":\"1\",\"cldr\":\"45\"}",
      "unknown release"
    ),
    ("{\"test_type\":\"number_fmt\",\"input\":\"1\",\"skeleton\":\"xyzzy\"}", "unknown skeleton"),
    ("{\"test_type\":\"number_fmt\",\"input\":\"1x\",\"skeleton\":\"\"}", "no number"),
    ("{\"test_type\":\"number_fmt\",\"input\":\"1\",\"op\":\"parse\"}", "unknown operation"),
    (
      "{\"test_type\":\"number_fmt\",\"input\":\"1e20000\",\"pattern\":\"0\"}",
      "number out of range"
    ),
    (
      "{\"test_type\":\"number_fmt\",\"input\":\"1\",\"options\":{\"unit\":\"meter scale/2\"}}",
      "unknown value of an option"
    ),
    (
      "{\"test_type\":\"number_fmt\",\"input\":\"1\",\"options\":{\"minimumFractionDigits\":5,\"maximumFractionDigits\":2}}",
      "contradicting options"
    ),
    ("{\"test_type\":\"rdt_fmt\",\"unit\":\"fortnight\",\"count\":\"1\"}", "unknown unit"),
    ("{\"test_type\":\"rdt_fmt\",\"unit\":\"day\",\"count\":\"one\"}", "no number"),
    ("{\"test_type\":\"datetime_fmt\",\"input_string\":\"yesterday\"}", "no time"),
    (
      "{\"test_type\":\"datetime_fmt\",\"input_string\":\"2026-01-02T00:00:00Z\",\"options\":{\"timeZone\":\"Mars\"}}",
      "unknown time zone"
    ),
    (
      "{\"test_type\":\"datetime_fmt\",\"input_string\":\"2026-01-02T00:00:00Z\",\"options\":{\"calendar\":\"mayan\"}}",
      "unknown calendar"
    ),
    ("{\"test_type\":\"lang_names\",\"locale_label\":\"en\"}", "incomplete test"),
    (
      "{\"test_type\":\"likely_subtags\",\"locale\":\"en\",\"option\":\"shrink\"}",
      "unknown value of an option"
    ),
  ])
  func tellsWhatIsWrong(_ line: String, _ error: String) throws {
    var answering = Answering()
    let answer = try #require(try answering.answer(line))
    #expect(answer["error"]?.string == error, "\(answer)")
    #expect(answer["error_detail"]?.string?.isEmpty == false)
    #expect(answer["unsupported"] == nil)
    #expect(answer["result"] == nil)
  }

  @Test(arguments: [
    ("{\"test_type\":\"collation\"}", "unknown test type"),
    (
      "{\"test_type\":\"datetime_fmt\",\"input_string\":\"2026-01-02T00:00:00Z\",\"options\":{\"semanticSkeleton\":\"YMD\"}}",
      "semantic skeleton"
    ),
    (
      "{\"test_type\":\"datetime_fmt\",\"input_string\":\"2026-01-02T00:00:00Z\",\"options\":{\"dateStyle\":\"long\",\"timeStyle\":\"short\",\"dateTimeFormatType\":\"standard\"}}",
      "format type"
    ),
  ])
  func tellsWhatICUCannotDo(_ line: String, _ what: String) throws {
    var answering = Answering()
    let answer = try #require(try answering.answer(line))
    #expect(answer["unsupported"]?.string == what, "\(answer)")
    #expect(answer["error_type"]?.string == "unsupported")
    #expect(answer["result"] == nil)
  }

  @Test(arguments: [
    "\"skeleton\":\".0 rounding-mode-unnecessary\"",
    "\"pattern\":\"0.0\",\"options\":{\"roundingMode\":\"unnecessary\"}",
  ])
  func tellsWhereRoundingWasForbidden(_ way: String) throws {
    var answering = Answering()
    let test = "{\"test_type\":\"number_fmt\",\"input\":\"1.25\",\(way)}"
    let answer = try #require(try answering.answer(test))
    #expect(answer["error"]?.string == "Inexact")
    #expect(answer["error_type"]?.string == "inexact")
    // What the published tests expect, and the verifier compares.
    #expect(answer["result"]?.string == "Inexact")
  }

  @Test func keepsNoMoreFormattersThanItMay() throws {
    var answering = Answering()
    for digits in 0..<3_000 {
      let answer = try answering.answer([
        "test_type": .string("number_fmt"), "input": .string("1"), "locale": .string("en"),
        "skeleton": .string("scale/\(digits + 1) group-off"),
      ])
      #expect(answer["result"]?.string == "\(digits + 1)")
    }
  }

  @Test func readsWhateverBytesThereAre() throws {
    var executor = ConformanceExecutor()
    for bytes: [UInt8] in [[0xFF], [0x7B, 0x22, 0xC3, 0x28, 0x22, 0x7D], [0], [0x23, 0xFF]] {
      let outcome = bytes.withUnsafeBufferPointer { executor.answer($0) }
      #expect(outcome == .answered)
      let answer = try JSONReader().value(of: executor.answer).object
      #expect(answer?["error"] != nil)
    }
  }
}
