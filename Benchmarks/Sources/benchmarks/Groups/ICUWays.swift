/// ICU4C's calls, read as keys, which cost less than the keywords that a user would compare.
enum ICUWays {
  struct Integers: ICUWay {
    let rules: ICURules

    @inline(__always)
    func icuKey(for number: Int) -> Int32 { rules.key(for: Double(number)) }
  }

  struct FormattedIntegers: ICUWay {
    let rules: ICURules

    @inline(__always)
    func icuKey(for number: Int) -> Int32 { rules.formattedKey(for: number) }
  }

  struct Doubles: ICUWay {
    let rules: ICURules

    @inline(__always)
    func icuKey(for number: Double) -> Int32 { rules.key(for: number) }
  }

  struct FormattedTexts: ICUWay {
    let rules: ICURules

    @inline(__always)
    func icuKey(for number: DecimalField) -> Int32 {
      rules.formattedKey(for: number.text, fractionDigits: number.fractionDigits)
    }
  }
}
