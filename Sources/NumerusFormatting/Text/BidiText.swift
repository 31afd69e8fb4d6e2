internal import CNumerusICUShim

/// Whether isolates are put around text that is put into text.
public enum BidiIsolation: String, Hashable, Sendable, CaseIterable, Codable {
  /// Where the text could change the order of what stands around it, or the other way round.
  case automatic
  /// Around every text that is not empty.
  case always
  /// Nowhere; the text is put in as it is.
  case never
}

/// Text of one direction within text of another (UAX #9).
///
///     let name = "ABC (שלום)"
///     "Hello, " + BidiText.isolate(name, in: .leftToRight) + "!"
///
/// Without the isolate around it the `)!` would show at the wrong end of the name.
public enum BidiText {
  /// Text made ready to be put into text of a direction.
  ///
  /// An isolate is `U+2068` FSI … `U+2069` PDI, or `U+2066` LRI or `U+2067` RLI at its beginning
  /// where the direction is told. With ``BidiIsolation/automatic`` it is left out where it would
  /// change nothing: text that runs only in the direction of what is around it, and a plain number,
  /// whose digits keep together anyway. It is put around text with characters of the other
  /// direction, around signs and spaces without a letter where lines run from right to left, and
  /// around all but empty text where the surrounding is mixed or unknown.
  ///
  /// What the text has of isolates, embeddings and overrides is closed at its end, and closers that
  /// would close something outside are taken out, so that nothing leaks. Each paragraph of the text
  /// gets an isolate of its own, since none reaches over a paragraph's end. Linear in the text.
  ///
  /// - Parameters:
  ///   - text: the text that is put in.
  ///   - surrounding: the direction of what the text is put into; nil if it is mixed or not known.
  ///   - direction: the direction of the text where that is known better than by its first letter.
  ///   - isolation: whether there are isolates.
  public static func isolate(
    _ text: String, in surrounding: LayoutDirection?, direction: LayoutDirection? = nil,
    isolation: BidiIsolation = .automatic
  ) -> String {
    switch isolation {
    case .never: text
    case .always: wrapped(text, direction)
    case .automatic:
      needsIsolate(text, in: surrounding, direction) ? wrapped(text, direction) : text
    }
  }

  /// The direction of the first strong character outside isolates, as FSI finds it; nil if there is
  /// none.
  ///
  /// Source: UAX #9, rules P2 and P3; `u_charDirection`.
  public static func direction(of text: String) -> LayoutDirection? {
    switch scan(text).first_strong {
    case 0: .leftToRight
    case 1: .rightToLeft
    default: nil
    }
  }

  /// The direction of a surrounding that has this text in it, nil if that is mixed: what
  /// ``isolate(_:in:direction:isolation:)`` takes.
  ///
  /// - Parameters:
  ///   - text: what stands around, as far as it is known.
  ///   - direction: that of the paragraph, as of the locale's layout.
  public static func surrounding(
    _ text: String, in direction: LayoutDirection
  ) -> LayoutDirection? {
    let found = scan(text)
    let isMixed =
      found.has_explicit
      || (direction == .leftToRight ? found.has_right_to_left : found.has_left_to_right)
    return isMixed ? nil : direction
  }

  private static func needsIsolate(
    _ text: String, in surrounding: LayoutDirection?, _ direction: LayoutDirection?
  ) -> Bool {
    guard !text.isEmpty else { return false }
    guard let surrounding, direction == nil || direction == surrounding else { return true }
    // All of ASCII is neutral, weak or from left to right.
    if surrounding == .leftToRight, text.utf8.allSatisfy({ $0 < 0x80 }) { return false }
    let found = scan(text)
    if found.has_explicit { return true }
    return switch surrounding {
    case .leftToRight:
      found.has_right_to_left || found.has_arabic_number && found.has_more_than_number
    case .rightToLeft:
      found.has_left_to_right || !found.has_right_to_left && found.has_more_than_number
    }
  }

  private static func scan(_ text: String) -> nicu_bidi {
    var text = text
    return text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) {
        // A text of more than two gigabytes is judged by its beginning.
        nicu_bidi_scan($0.baseAddress, Int32(clamping: $0.count))
      }
    }
  }
}

extension String {
  /// This text made ready to be put into text of a direction; see
  /// ``BidiText/isolate(_:in:direction:isolation:)``.
  public func isolated(
    in surrounding: LayoutDirection?, direction: LayoutDirection? = nil,
    isolation: BidiIsolation = .automatic
  ) -> String {
    BidiText.isolate(self, in: surrounding, direction: direction, isolation: isolation)
  }
}
