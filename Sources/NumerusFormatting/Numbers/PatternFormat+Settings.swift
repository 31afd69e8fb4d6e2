internal import CNumerusICUShim

/// Something that is set on a ``PatternFormat``, in the order given.
package enum PatternSetting: Hashable, Sendable {
  case integer(IntegerAttribute, Int32)
  case text(TextAttribute, String)
  case roundingIncrement(Double)
  /// Spaces of all kinds as U+00A0 in the pattern and the symbols.
  case unifiedSpaces

  /// The setters of ICU's `DecimalFormat` that take an integer, a truth value or a choice.
  package enum IntegerAttribute: String, Hashable, Sendable {
    case minIntegerDigits, maxIntegerDigits, minFractionDigits, maxFractionDigits
    case minGroupingDigits, useSigDigits, minSigDigits, maxSigDigits, useGrouping, multiplier
    case formatWidth, useScientific, grouping, grouping2, roundingMode, currencyUsage
    case minimumExponentDigits, exponentSignAlwaysShown, decimalSeparatorAlwaysShown, padPosition
    case signAlwaysShown, lenient, parseIntegerOnly, decimalPatternMatchRequired
    case parseNoExponent, parseCaseSensitive
  }

  /// The setters that take text.
  package enum TextAttribute: String, Hashable, Sendable {
    case positivePrefix, positiveSuffix, negativePrefix, negativeSuffix, padCharacter, currency
    case localizedPattern
  }
}

extension PatternSetting.IntegerAttribute {
  var code: Int32 {
    let value =
      switch self {
      case .minIntegerDigits: NICU_MIN_INTEGER_DIGITS
      case .maxIntegerDigits: NICU_MAX_INTEGER_DIGITS
      case .minFractionDigits: NICU_MIN_FRACTION_DIGITS
      case .maxFractionDigits: NICU_MAX_FRACTION_DIGITS
      case .minGroupingDigits: NICU_MIN_GROUPING_DIGITS
      case .useSigDigits: NICU_SIGNIFICANT_DIGITS_USED
      case .minSigDigits: NICU_MIN_SIGNIFICANT_DIGITS
      case .maxSigDigits: NICU_MAX_SIGNIFICANT_DIGITS
      case .useGrouping: NICU_GROUPING_USED
      case .multiplier: NICU_MULTIPLIER
      case .formatWidth: NICU_FORMAT_WIDTH
      case .useScientific: NICU_SCIENTIFIC
      case .grouping: NICU_GROUPING_SIZE
      case .grouping2: NICU_SECONDARY_GROUPING_SIZE
      case .roundingMode: NICU_ROUNDING_MODE
      case .currencyUsage: NICU_CURRENCY_USAGE
      case .minimumExponentDigits: NICU_MIN_EXPONENT_DIGITS
      case .exponentSignAlwaysShown: NICU_EXPONENT_SIGN_ALWAYS_SHOWN
      case .decimalSeparatorAlwaysShown: NICU_DECIMAL_SEPARATOR_ALWAYS_SHOWN
      case .padPosition: NICU_PAD_POSITION
      case .signAlwaysShown: NICU_SIGN_ALWAYS_SHOWN
      case .lenient: NICU_LENIENT
      case .parseIntegerOnly: NICU_PARSE_INTEGER_ONLY
      case .decimalPatternMatchRequired: NICU_DECIMAL_PATTERN_MATCH_REQUIRED
      case .parseNoExponent: NICU_PARSE_NO_EXPONENT
      case .parseCaseSensitive: NICU_PARSE_CASE_SENSITIVE
      }
    return Int32(value)
  }
}

extension PatternSetting.TextAttribute {
  var code: Int32 {
    let value =
      switch self {
      case .positivePrefix: NICU_POSITIVE_PREFIX
      case .positiveSuffix: NICU_POSITIVE_SUFFIX
      case .negativePrefix: NICU_NEGATIVE_PREFIX
      case .negativeSuffix: NICU_NEGATIVE_SUFFIX
      case .padCharacter: NICU_PAD_CHARACTER
      case .currency: NICU_CURRENCY
      case .localizedPattern: NICU_LOCALIZED_PATTERN
      }
    return Int32(value)
  }
}
