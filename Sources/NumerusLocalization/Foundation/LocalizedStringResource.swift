#if !canImport(Darwin)
  public import Foundation
  public import NumerusMessages

  /// A string to be looked up later, by whoever shows it.
  ///
  ///     let title = LocalizedStringResource("\(count) files", bundle: .atURL(url))
  ///     String(localized: title)
  ///
  /// Names and defaults are Foundation's. Values that are formatted by a style of Foundation's do not
  /// survive encoding as values: they are encoded as they show.
  public struct LocalizedStringResource: Equatable, Sendable {
    /// The key.
    public let key: String
    /// What shows where there is no string.
    public var defaultValue: String.LocalizationValue { explicitDefault ?? value }
    /// The name of the table; nil is `Localizable`.
    public let table: String?
    /// What numbers show in.
    public var locale: Locale
    /// Where the table is.
    public let bundle: BundleDescription
    /// For translators.
    let comment: String?

    /// The key with its values.
    let value: MessageValue
    /// The default value, where it is not the key's own.
    let explicitDefault: MessageValue?

    /// A bundle by what it can be found by.
    public enum BundleDescription: Sendable {
      /// The main bundle.
      case main
      /// The bundle that a class is in.
      case forClass(AnyClass)
      /// The bundle at a place.
      case atURL(URL)
    }

    /// A string by its key with its values.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(keyAndValue, nil, table, locale, bundle, comment?.text)
    }

    /// A string by a key that says nothing.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(MessageValue(key.text), defaultValue, table, locale, bundle, comment?.text)
    }

    /// A string by its key with its values, in a bundle.
    @_disfavoredOverload
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(keyAndValue, nil, table, locale, .atURL(bundle.bundleURL), comment?.text)
    }

    /// A string by a key that says nothing, in a bundle.
    @_disfavoredOverload
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(
        MessageValue(key.text), defaultValue, table, locale, .atURL(bundle.bundleURL),
        comment?.text)
    }

    init(
      _ value: MessageValue, _ explicitDefault: MessageValue?, _ table: String?, _ locale: Locale,
      _ bundle: BundleDescription, _ comment: String?
    ) {
      key = value.key
      self.value = value
      self.explicitDefault = explicitDefault
      self.table = table
      self.locale = locale
      self.bundle = bundle
      self.comment = comment
    }
  }

  extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// A literal, as the key is.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// An interpolated key with its values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }

  extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// Itself.
    public var localizedStringResource: LocalizedStringResource { self }
  }

  /// A type that describes itself by a string to be looked up.
  public protocol CustomLocalizedStringResourceConvertible {
    /// What a person is shown for the value.
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension LocalizedStringResource.BundleDescription: Equatable {
    /// Whether both are the same.
    public static func == (one: Self, other: Self) -> Bool {
      switch (one, other) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }
  }

  extension LocalizedStringResource {
    /// Bundles that are named by a place are kept, so that they are opened once.
    var lookup: LocalizedLookup {
      let found: Bundle? =
        switch bundle {
        case .main: nil
        case .forClass(let type): Bundle(for: type)
        case .atURL(let url): OpenedBundles.bundle(at: url)
        }
      return LocalizedLookup(table: table, bundle: found, locale: locale)
    }
  }
#endif
