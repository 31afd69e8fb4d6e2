public import Foundation
public import NumerusMessages

extension Localizer {
  /// The string of a key, with its values put in.
  ///
  ///     localizer.string("\(count) files in \(folder)")
  ///
  /// The plural form is chosen by the language of the string that was found, from the number as it is
  /// shown. What the language does not have is looked for by ``StringFallback``; nothing ever fails.
  ///
  /// - Parameters:
  ///   - value: the key with its values; it also shows where there is no string.
  ///   - table: nil is `Localizable`.
  ///   - bundle: nil is the localizer's own ``library``.
  public func string(
    _ value: MessageValue, table: String? = nil, bundle: Bundle? = nil
  ) -> String {
    core.string(
      LocalizerCore.Request(value: value, table: table),
      in: bundle.map { StringStore.of($0) } ?? core.store)
  }

  /// The string of a key that says nothing, with the values of its default value put in.
  ///
  ///     localizer.string("FILE_COUNT", defaultValue: "\(count) files")
  @_disfavoredOverload
  public func string(
    _ key: String, defaultValue: MessageValue, table: String? = nil, bundle: Bundle? = nil
  ) -> String {
    core.string(
      LocalizerCore.Request(
        value: MessageValue(key), defaultValue: defaultValue, table: table),
      in: bundle.map { StringStore.of($0) } ?? core.store)
  }
}

extension LocalizationManager {
  /// The string of a key, with its values put in, in the language that is shown.
  public func string(
    _ value: MessageValue, table: String? = nil, bundle: Bundle? = nil
  ) -> String {
    localizer.string(value, table: table, bundle: bundle)
  }
}
