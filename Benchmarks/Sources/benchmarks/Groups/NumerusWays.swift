import NumerusPlurals

/// The public calls of Numerus, inlined as far as the library allows.
enum NumerusWays {
  struct Integers: NativeWay {
    let rules: PluralRules

    @inline(__always)
    func category(for number: Int) -> PluralCategory { rules.category(for: number) }
  }

  /// Behind a call, as where a program keeps its rules in a type of its own.
  struct IntegersBehindCall: NativeWay {
    let rules: PluralRules

    @inline(never)
    func category(for number: Int) -> PluralCategory { rules.category(for: number) }
  }

  struct Doubles: NativeWay {
    let rules: PluralRules

    @inline(__always)
    func category(for number: Double) -> PluralCategory { rules.category(for: number) }
  }

  struct Strings: NativeWay {
    let rules: PluralRules

    @inline(__always)
    func category(for number: String) -> PluralCategory { rules.category(for: number) }
  }

  struct Bytes: NativeWay {
    let rules: PluralRules

    @inline(__always)
    func category(for number: DecimalField) -> PluralCategory {
      rules.category(forUTF8: number.text)
    }
  }
}
