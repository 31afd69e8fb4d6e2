internal import CNumerusICUShim

extension ICUHandle {
  /// Opens ICU's formatter of a style.
  ///
  /// - Throws: ``FormatError/skeleton(_:token:offset:)`` with the token that ICU stopped at.
  static func open(
    _ style: NumberStyle, _ locale: DataLocale
  ) throws(FormatError) -> ICUHandle {
    let skeleton = style.skeleton
    var offset: Int32 = -1
    do throws(FormatError) {
      return try .open("unumf_openForSkeletonAndLocale", close: nicu_number_format_close) {
        nicu_number_format_open(
          skeleton, Int32(clamping: skeleton.utf8.count), locale.identifier, &offset, &$0)
      }
    } catch {
      throw offset >= 0 ? .skeleton(skeleton, utf16Offset: Int(offset)) : error
    }
  }

  /// Formats a number to see whether ICU can: it looks at much of a skeleton only then.
  ///
  /// - Throws: ``FormatError/skeleton(_:token:offset:)`` with the first token without which ICU can.
  static func probe(
    _ handle: ICUHandle, _ style: NumberStyle, _ locale: DataLocale
  ) throws(FormatError) {
    guard let fault = handle.fault else { return }
    let skeleton = style.skeleton
    for token in skeleton.split(maxSplits: 64, whereSeparator: \.isWhitespace) {
      let rest = skeleton[..<token.startIndex] + skeleton[token.endIndex...]
      guard let other = try? open(.skeleton(String(rest)), locale), other.fault == nil else {
        continue
      }
      throw .skeleton(
        skeleton, token: String(token), offset: skeleton[..<token.startIndex].count)
    }
    throw fault
  }

  /// Why 1 cannot be formatted; that it would have to be rounded is no fault.
  private var fault: FormatError? {
    var status: Int32 = 0
    nicu_number_format_int64(pointer, 1, false, nicu_text_scratch(), &status)
    guard status > 0, !nicu_number_is_inexact(status) else { return nil }
    return .icu(status, "unumf_formatInt")
  }
}

extension FormatError {
  /// The fault of a skeleton at a place that ICU gives: within a token, or at its end where something is
  /// missing.
  static func skeleton(_ text: String, utf16Offset offset: Int) -> FormatError {
    let units = text.utf16
    let place = units.index(units.startIndex, offsetBy: min(offset, units.count))
    let start = text[..<place].lastIndex(where: \.isWhitespace).map(text.index(after:))
    let end = text[place...].firstIndex(where: \.isWhitespace) ?? text.endIndex
    return .skeleton(
      text, token: String(text[(start ?? text.startIndex)..<end]), offset: text[..<place].count)
  }
}
