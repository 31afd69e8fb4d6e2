import NumerusPlurals

/// What a programmer writes by hand for one language: the floor to compare with.
enum RussianSwitch {
  struct Inlined: NativeWay {
    @inline(__always)
    func category(for number: Int) -> PluralCategory { russianCategory(number) }
  }

  struct BehindCall: NativeWay {
    @inline(never)
    func category(for number: Int) -> PluralCategory { russianCategory(number) }
  }
}

@inline(__always)
private func russianCategory(_ number: Int) -> PluralCategory {
  let magnitude = number.magnitude
  switch (magnitude % 10, magnitude % 100) {
  case (_, 11...14): return .many
  case (1, _): return .one
  case (2...4, _): return .few
  default: return .many
  }
}
