#if !canImport(Darwin)
  public import Foundation
  internal import NumerusFormatting
  internal import NumerusLocales
  public import NumerusMessages
  internal import NumerusPlurals

  extension MessageValue.StringInterpolation {
    /// Adds a value in a style of Foundation's, as `%@`; it is formatted in the locale of the string.
    ///
    /// A number is counted as it shows, so that "1.0" is not "1".
    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      appendArgument(.deferred(.init(StyledValue(value, format))), specifier: "%@")
    }

    /// Adds an object by a formatter, or by its description, as `%@`.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      appendArgument(.text(formatter?.string(for: subject) ?? "\(subject)"), specifier: "%@")
    }

    /// Adds a value of Foundation's by a formatter, or by its description, as `%@`.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      appendArgument(.text(formatter?.string(for: subject) ?? "\(subject)"), specifier: "%@")
    }

    /// Adds attributed text without its attributes, as `%@`.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      appendArgument(.text(String(attributed.characters)), specifier: "%@")
    }

    /// Adds another string that is looked up, as `%@`.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendArgument(.deferred(.init(ResourceValue(resource: resource))), specifier: "%@")
    }

    /// Adds another string that is looked up, as `%@`.
    @_disfavoredOverload
    public mutating func appendInterpolation(
      _ value: some CustomLocalizedStringResourceConvertible
    ) {
      appendInterpolation(value.localizedStringResource)
    }

    /// Keeps a place for a value that ``Swift/String/LocalizationOptions`` fills.
    public mutating func appendInterpolation(
      placeholder: MessageValue.Placeholder, specifier: String? = nil
    ) {
      appendArgument(.missing, specifier: specifier ?? placeholder.specifier)
    }
  }

  extension MessageValue {
    /// The kind of value that a place is kept for.
    public enum Placeholder: Hashable, Sendable {
      case int, uint, float, double, object

      var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }

    /// This value with its kept places filled, in their order.
    func replacing(_ replacements: [any CVarArg & Sendable]?) -> MessageValue {
      guard let replacements, isFormat else { return self }
      var rest = replacements[...]
      let filled = arguments.map { argument -> MessageArgument in
        guard argument == .missing, let next = rest.popFirst() else { return argument }
        switch next {
        case let number as any BinaryInteger: return MessageArgument(number)
        case let number as Double: return .double(number)
        case let number as Float: return .double(Double(number))
        default: return .text("\(next)")
        }
      }
      return MessageValue(key: key, arguments: filled)
    }
  }

  /// A value with a style of Foundation's, formatted when the locale is known.
  private struct StyledValue<F: FormatStyle>: MessageArgumentSource, @unchecked Sendable
  where F.FormatInput: Equatable, F.FormatOutput == String {
    // Unchecked: a style and its input are values, which nothing changes once they are here; Foundation's
    // own LocalizationValue, which is Sendable, keeps them likewise.
    let value: F.FormatInput
    let format: F

    init(_ value: F.FormatInput, _ format: F) {
      self.value = value
      self.format = format
    }

    func hash(into hasher: inout Hasher) { hasher.combine(format) }

    func argument(in locale: LocaleID) -> MessageArgument {
      let locale = Locale(identifier: locale.icuIdentifier)
      let text = format.locale(locale).format(value)
      return .custom(text: text, operands: operands(of: text, locale))
    }

    /// Those of the digits that show, where the text is nothing but a number; else of the value.
    private func operands(of text: String, _ locale: Locale) -> PluralOperands? {
      let plain: PluralOperands?
      switch value {
      case let number as any BinaryInteger: plain = try? PluralOperands("\(number)")
      case let number as Double: plain = PluralOperands(number)
      case let number as Float: plain = PluralOperands(Double(number))
      case let number as Decimal: plain = try? PluralOperands("\(number)")
      default: return nil
      }
      var shown = ""
      for character in text {
        if let digit = character.wholeNumberValue, digit < 10 {
          shown += "\(digit)"
        } else if String(character) == locale.decimalSeparator, !shown.contains(".") {
          shown += "."
        } else if character.isLetter || character.isCurrencySymbol {
          return plain
        }
      }
      return (try? PluralOperands(shown)) ?? plain
    }
  }

  /// Another string that is put into a string, in the localizer that holds where that is shown.
  private struct ResourceValue: MessageArgumentSource {
    let resource: LocalizedStringResource

    func hash(into hasher: inout Hasher) { hasher.combine(resource.key) }

    func argument(in locale: LocaleID) -> MessageArgument {
      .text(String(localized: resource))
    }
  }
#endif
