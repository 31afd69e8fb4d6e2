import Foundation
import Testing

/// What is told of a language without numbers, explanations, and differences.
@Suite struct TablesTests {
  @Test func listsLocales() throws {
    let run = try Tool.run("plural", "--list")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count > 200)
    #expect(lines.contains("ar\tzero one two few many other"))
    #expect(lines.contains("und\tother"))
    #expect(lines == lines.sorted())
    #expect(try Tool.run("plural", "sr-Latn-RS", "--list").output == "sr\tone few other\n")
    #expect(
      try Tool.run("plural", "--list", "en", "--ordinal", "--json").output
        == #"{"locale":"en","type":"ordinal","categories":["one","two","few","other"]}"# + "\n")
  }

  @Test func showsRules() throws {
    #expect(
      try Tool.run("plural", "ru", "--rules").output == """
        one: v = 0 and i % 10 = 1 and i % 100 != 11
        few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
        many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14
        other:

        """)
    #expect(
      try Tool.run("plural", "en", "--rules", "--json").output == """
        {"category":"one","rule":"i = 1 and v = 0"}
        {"category":"other","rule":null}

        """)
  }

  @Test func findsWitnesses() throws {
    #expect(
      try Tool.run("plural", "fr", "--witness").output
        == "one\t0\t0.0\t-\nmany\t1000000\t-\t1c6\nother\t2\t2.0\t1c1\n")
    #expect(
      try Tool.run("plural", "pl", "--witness", "--json").output.split(separator: "\n").last
        == #"{"category":"other","integer":null,"decimal":"0.0","compact":null}"#)
  }

  @Test func explains() throws {
    #expect(
      try Tool.run("plural", "pl", "--explain", "-22").output == """
        -22\tfew
          n 22, i 22, v 0, w 0, f 0, t 0, c 0, e 0
          one: no
            i = 1 (22) no and v = 0 (0) yes
          few: yes
            v = 0 (0) yes and i % 10 = 2..4 (2) yes and i % 100 != 12..14 (22) yes

        """)
    #expect(
      try Tool.run("plural", "en", "--explain", "--json", "1.0").output
        == #"{"number":"1.0","category":"other","operands":{"n":"1","i":"1","v":1,"w":0,"f":"0","#
        + #""t":"0","c":0,"e":0},"rules":[{"category":"one","holds":false,"alternatives":[["#
        + #"{"relation":"i = 1","value":"1","holds":true},"#
        + #"{"relation":"v = 0","value":"1","holds":false}]]}]}"# + "\n")
  }

  @Test func explainsRanges() throws {
    #expect(
      try Tool.run("plural", "en", "--explain", "--range", "0..1").output == """
        0..1\tother
          0 → other
            n 0, i 0, v 0, w 0, f 0, t 0, c 0, e 0
            one: no
              i = 1 (0) no and v = 0 (0) yes
            other: what no rule takes
          1 → one
            n 1, i 1, v 0, w 0, f 0, t 0, c 0, e 0
            one: yes
              i = 1 (1) yes and v = 0 (0) yes
          other..one → other: CLDR lists it

        """)
  }

  @Test func comparesReleases() throws {
    let text = try Tool.run("plural", "diff", "42", "48")
    let json = try Tool.run("plural", "--json", "diff", "42", "48")
    let lines = text.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.split(separator: "\t").count == 7 })
    #expect(
      lines.contains("scn\tcardinal\tchanged\tone other\tone many other\t1000000: other → many\t-"))
    #expect(
      json.output.contains(
        #"{"locale":"scn","type":"cardinal","kind":"changed","categoriesBefore":["one","other"],"#
          + #""categoriesAfter":["one","many","other"],"numbers":[{"number":"1000000","#
          + #""before":"other","after":"many"}],"ranges":[]}"# + "\n"))
    #expect(json.output.split(separator: "\n").count == lines.count)
    #expect(try Tool.run("plural", "--", "diff", "42", "42").output == "")
    for type in ["cardinal", "ordinal"] {
      let some = try Tool.run("plural", "diff", "42", "48", "--type", type)
      let column = "\t\(type)\t"
      #expect(some.output.split(separator: "\n") == lines.filter { $0.contains(column) })
      #expect(!some.output.isEmpty)
    }
    #expect(
      try Tool.run("plural", "--ordinal", "diff", "42", "48").output
        == Tool.run("plural", "diff", "--type=ordinal", "42", "48").output)
  }
}
