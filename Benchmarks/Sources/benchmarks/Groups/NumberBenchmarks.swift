import NumerusPlurals

/// The category of one number at a time, in a loop over the workload.
struct NumberBenchmarks {
  let workload: Workload
  /// The CLDR release of the linked ICU.
  let release: CLDRVersion
  let node: NodePeer?

  func integers(_ locale: String) throws -> BenchmarkGroup {
    let numbers = workload.integers
    let exact = PluralRules(locale, cldr: release)
    let reference = Reference(
      title: "One Int, \(locale)", categories: numbers.map { exact.category(for: $0) },
      value: { String(numbers[$0]) })
    let rules = PluralRules(locale)
    let icu = try ICURules(locale)
    var benchmarks = [
      Benchmark("Numerus", NumerusWays.Integers(rules: rules), numbers, reference)
    ]
    if locale == "ru" {
      benchmarks += [
        Benchmark(
          "Numerus, behind a call", NumerusWays.IntegersBehindCall(rules: rules), numbers,
          reference),
        Benchmark("switch by hand", RussianSwitch.Inlined(), numbers, reference),
        Benchmark(
          "switch by hand, behind a call", RussianSwitch.BehindCall(), numbers, reference),
      ]
    }
    benchmarks += [
      Benchmark(
        "ICU4C uplrules_select(double)", ICUWays.Integers(rules: icu), numbers, reference),
      Benchmark(
        "ICU4C unumf_formatInt + selectFormatted", ICUWays.FormattedIntegers(rules: icu), numbers,
        reference),
    ]
    return group(reference, benchmarks, .integers, locale)
  }

  func texts(_ locale: String) throws -> BenchmarkGroup {
    let texts = workload.texts
    let exact = PluralRules(locale, cldr: release)
    // Through the operands, as the reference must not go the way that is measured.
    let reference = Reference(
      title: "Decimal text, \(locale)",
      categories: try texts.strings.map { exact.category(for: try PluralOperands($0)) },
      value: { texts.strings[$0] })
    let rules = PluralRules(locale)
    let icu = try ICURules(locale)
    let benchmarks = [
      Benchmark(
        "Numerus from bytes", NumerusWays.Bytes(rules: rules), texts.fields, reference),
      Benchmark(
        "Numerus from String", NumerusWays.Strings(rules: rules), texts.strings, reference),
      Benchmark(
        "ICU4C unumf_formatDecimal + selectFormatted", ICUWays.FormattedTexts(rules: icu),
        texts.fields, reference),
    ]
    return group(reference, benchmarks, .texts, locale)
  }

  func amounts(_ locale: String) throws -> BenchmarkGroup {
    let numbers = workload.amounts
    let exact = PluralRules(locale, cldr: release)
    let reference = Reference(
      title: "Double, \(locale)",
      categories: numbers.map { exact.category(for: PluralOperands($0)) },
      value: { String(numbers[$0]) })
    let icu = try ICURules(locale)
    let benchmarks = [
      Benchmark(
        "Numerus", NumerusWays.Doubles(rules: PluralRules(locale)), numbers, reference),
      Benchmark(
        "ICU4C uplrules_select(double)", ICUWays.Doubles(rules: icu), numbers, reference),
    ]
    return group(reference, benchmarks, .amounts, locale)
  }

  private func group(
    _ reference: Reference, _ benchmarks: [Benchmark], _ data: NodePeer.Numbers, _ locale: String
  ) -> BenchmarkGroup {
    let peer = node.map { $0.benchmark(data, locale, reference) }
    return BenchmarkGroup(
      title: reference.title, baseline: benchmarks.first?.name ?? "",
      benchmarks: benchmarks + [peer].compactMap { $0 })
  }
}
