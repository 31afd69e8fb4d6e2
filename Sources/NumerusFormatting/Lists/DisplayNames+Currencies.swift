internal import CNumerusICUShim
public import NumerusPlurals

extension DisplayNames {
  /// Which sign of a currency is meant.
  public enum CurrencySymbol: Hashable, Sendable {
    /// What tells it from other currencies: "CA$".
    case standard
    /// What is enough where no other currency is near: "$".
    case narrow
    /// What official texts use: "NT$".
    case formal
    /// Another one that is in use.
    case variant
  }

  /// The symbol of a currency; where it has none, its code or nil, by ``fallback``.
  ///
  /// Many currencies have their code for a symbol, which is not the same as having none. Where there is
  /// no symbol of the kind asked for, it is the standard one.
  /// Source: `ucurr_getName`.
  public func symbol(ofCurrency code: String, _ symbol: CurrencySymbol = .standard) -> String? {
    let style: CurrencyStyle =
      switch symbol {
      case .standard: .symbol
      case .narrow: .narrowSymbol
      case .formal: .formalSymbol
      case .variant: .variantSymbol
      }
    return currencyName(code, style) ?? (fallback == .code ? code : nil)
  }

  /// What a currency is called beside a number of a plural category: "1 euro", "2 euros".
  ///
  /// Where it has no name, its code or nil, by ``fallback``.
  /// Source: `ucurr_getPluralName`.
  public func name(ofCurrency code: String, for category: PluralCategory) -> String? {
    let name = Self.currency(code) { code, text, status in
      nicu_currency_plural_name(code, identifier, category.description, text, &status)
    }
    return name ?? (fallback == .code ? code : nil)
  }

  /// ICU's `UCurrNameStyle`.
  enum CurrencyStyle: Int32 {
    case symbol, name, narrowSymbol, formalSymbol, variantSymbol
  }

  func currencyName(_ code: String, _ style: CurrencyStyle) -> String? {
    Self.currency(code) { code, text, status in
      nicu_currency_name(code, identifier, style.rawValue, text, &status)
    }
  }

  /// Nil for what is no code of three letters, and where ICU has nothing.
  private static func currency(
    _ code: String, _ name: (String, OpaquePointer, inout Int32) -> Bool
  ) -> String? {
    guard code.utf8.count == 3,
      code.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 })
    else { return nil }
    var isKnown = false
    let text = try? ICUText.string("ucurr_getName") {
      isKnown = name(code.uppercased(), $0, &$1)
    }
    return isKnown ? text : nil
  }
}
