internal import CNumerusICUShim
public import NumerusLocales

/// Numbers as text in a locale.
public struct NumberFormat: Sendable {
  private let handle: ICUHandle
  /// The locale that was asked for.
  public let locale: LocaleID

  /// The format that a number skeleton describes.
  ///
  /// - Throws: ``FormatError/skeleton(_:offset:)``.
  public init(skeleton: String, locale: LocaleID) throws(FormatError) {
    var offset: Int32 = -1
    do throws(FormatError) {
      handle = try .open("unumf_openForSkeletonAndLocale", close: nicu_number_format_close) {
        nicu_number_format_open(skeleton, locale.identifier, &offset, &$0)
      }
    } catch {
      throw offset >= 0 ? .skeleton(skeleton, offset: Int(offset)) : error
    }
    self.locale = locale
  }

  /// The text of a number.
  public func string(from value: Int) throws(FormatError) -> String {
    try ICUText.string("unumf_formatInt") {
      nicu_number_format_int64(handle.pointer, Int64(value), false, $0, &$1)
    }
  }
}
