import CBenchmarkICUShim
import NumerusPlurals

/// ICU4C's rules and number formats of a locale, opened once, as ICU asks of its users.
final class ICURules {
  private let rules: OpaquePointer
  /// By their number of fraction digits, 0 to 3.
  private let formats: [OpaquePointer]
  private let result: OpaquePointer

  /// - Throws: ``PeerFailure``.
  init(_ locale: String) throws {
    guard let rules = benchmark_icu_rules_open(locale), let result = benchmark_icu_result_open()
    else { throw PeerFailure("ICU cannot open the plural rules of \(locale)") }
    self.rules = rules
    self.result = result
    formats = try (0...3).map { digits in
      guard let format = benchmark_icu_format_open(locale, Int32(digits)) else {
        throw PeerFailure("ICU cannot open a number format of \(locale)")
      }
      return format
    }
  }

  deinit {
    formats.forEach { benchmark_icu_format_close($0) }
    benchmark_icu_result_close(result)
    benchmark_icu_rules_close(rules)
  }

  /// The key of a category by `uplrules_select`, which knows nothing of visible zeros.
  @inline(__always)
  func key(for value: Double) -> Int32 {
    benchmark_icu_select(rules, value)
  }

  /// The key of a category by `unumf_formatInt` and `uplrules_selectFormatted`.
  @inline(__always)
  func formattedKey(for value: Int) -> Int32 {
    benchmark_icu_select_int(rules, formats[0], result, Int64(value))
  }

  /// The key of a category by `unumf_formatDecimal` and `uplrules_selectFormatted`.
  @inline(__always)
  func formattedKey(for text: UnsafeBufferPointer<UInt8>, fractionDigits: Int) -> Int32 {
    text.withMemoryRebound(to: CChar.self) {
      benchmark_icu_select_decimal(
        rules, formats[fractionDigits], result, $0.baseAddress, Int32($0.count))
    }
  }

  /// The category that a key stands for.
  ///
  /// - Throws: ``PeerFailure`` where the key is an error.
  static func category(_ key: Int32) throws -> PluralCategory {
    let match = PluralCategory.allCases.first { category in
      let keyword = category.description.utf8
      return key == Int32(keyword.count) << 8 | Int32(keyword.first ?? 0)
    }
    guard let match else { throw PeerFailure("ICU fails with error \(-key)") }
    return match
  }
}
