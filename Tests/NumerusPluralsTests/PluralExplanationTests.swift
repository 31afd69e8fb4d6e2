import NumerusPlurals
import Testing

@Suite struct PluralExplanationTests {
  @Test func namesWhatMatched() {
    #expect(
      PluralRules("ru").explain(22).description == """
        22 → few
          n 22, i 22, v 0, w 0, f 0, t 0, c 0, e 0
          one: no
            v = 0 (0) yes and i % 10 = 1 (2) no and i % 100 != 11 (22) yes
          few: yes
            v = 0 (0) yes and i % 10 = 2..4 (2) yes and i % 100 != 12..14 (22) yes
        """)
  }

  @Test func otherIsWhatNoRuleTakes() throws {
    let explanation = try PluralRules("en").explain("1.0")
    #expect(explanation.category == .other)
    #expect(explanation.steps.map(\.holds) == [false])
    #expect(explanation.description.hasSuffix("other: what no rule takes"))
  }

  @Test func fractionsKeepTheirDigitsUnderAModulus() throws {
    let explanation = try PluralRules("ar").explain("103.25")
    let few = try #require(explanation.steps.first { $0.category == .few })
    #expect(few.alternatives[0][0].value == "3.25")
    #expect(!few.holds)
  }

  @Test func stepsAgreeWithSelection() throws {
    let numbers = ["0", "1", "2", "11", "1.0", "1.5", "1.10", "0.21", "1000000", "1.5c6", "1e20"]
    for type in PluralType.allCases {
      for locale in PluralRules.locales(type) {
        for number in numbers {
          let explanation = try PluralRules(locale, type).explain(number)
          let matched = explanation.steps.last { $0.holds }?.category ?? .other
          #expect(matched == explanation.category, "\(locale) \(type) \(number)")
          #expect(explanation.category == PluralRules(locale, type).category(for: number))
        }
      }
    }
  }

  @Test func notANumber() {
    let explanation = PluralRules("ar").explain(PluralOperands(Double.nan))
    #expect(explanation.category == .other)
    #expect(explanation.steps.isEmpty)
  }

  /// By hand from CLDR 48's rules.
  @Test func witnesses() {
    func table(_ locale: String, _ type: PluralType = .cardinal) -> [String] {
      PluralRules(locale, type).witnesses.map { witness in
        let numbers = [witness.integer, witness.decimal, witness.compact]
        return "\(witness.category) "
          + numbers.map { $0?.description ?? "-" }.joined(separator: " ")
      }
    }
    #expect(table("en") == ["one 1 - -", "other 0 0.0 -"])
    #expect(
      table("ar") == [
        "zero 0 0.0 -", "one 1 1.0 -", "two 2 2.0 -", "few 3 3.0 -", "many 11 11.0 -",
        "other 100 0.1 -",
      ])
    #expect(table("fr") == ["one 0 0.0 -", "many 1000000 - 1c6", "other 2 2.0 1c1"])
    #expect(table("cs") == ["one 1 - -", "few 2 - -", "many - 0.0 -", "other 0 - -"])
    #expect(table("br")[3] == "many 1000000 1000000.0 -")
    #expect(
      table("en", .ordinal) == ["one 1 1.0 -", "two 2 2.0 -", "few 3 3.0 -", "other 0 0.0 -"])
  }

  @Test func everyCategoryHasAWitness() {
    for cldr in CLDRVersion.allCases {
      for type in PluralType.allCases {
        for locale in PluralRules.locales(type, cldr: cldr) {
          let rules = PluralRules(locale, type, cldr: cldr)
          for witness in rules.witnesses {
            let numbers = [witness.integer, witness.decimal, witness.compact].compactMap(\.self)
            #expect(!numbers.isEmpty, "\(locale) \(witness.category)")
            for number in numbers { #expect(rules.category(for: number) == witness.category) }
          }
        }
      }
    }
  }
}
