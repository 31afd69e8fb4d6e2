extension BidiText {
  /// The text with an isolate around each of its paragraphs, and its own controls in balance.
  static func wrapped(_ text: String, _ direction: LayoutDirection?) -> String {
    guard !text.isEmpty else { return text }
    var wrapping = Wrapping(direction)
    for scalar in text.unicodeScalars { wrapping.append(scalar) }
    return wrapping.finished()
  }

  /// Writes text into isolates.
  private struct Wrapping {
    private enum Open { case isolate, embedding }

    private let initiator: Unicode.Scalar
    private var result = String.UnicodeScalarView()
    /// What the paragraph has opened and not closed, the innermost last.
    private var open: [Open] = []
    private var isolates = 0
    /// Whether anything of the paragraph has been written.
    private var isInside = false

    init(_ direction: LayoutDirection?) {
      initiator =
        switch direction {
        case .leftToRight: BidiControl.leftToRightIsolate
        case .rightToLeft: BidiControl.rightToLeftIsolate
        case nil: BidiControl.firstStrongIsolate
        }
    }

    mutating func append(_ scalar: Unicode.Scalar) {
      if BidiControl.separatesParagraphs(scalar) {
        finishParagraph()
        result.append(scalar)
        return
      }
      if !isInside {
        result.append(initiator)
        isInside = true
      }
      switch scalar {
      case BidiControl.leftToRightIsolate, BidiControl.rightToLeftIsolate,
        BidiControl.firstStrongIsolate:
        open.append(.isolate)
        isolates += 1
      case BidiControl.popIsolate:
        guard isolates > 0 else { return }
        // It closes the embeddings within its isolate too (UAX #9, X6a).
        while let last = open.popLast(), last != .isolate {}
        isolates -= 1
      case BidiControl.leftToRightEmbedding, BidiControl.rightToLeftEmbedding,
        BidiControl.leftToRightOverride, BidiControl.rightToLeftOverride:
        open.append(.embedding)
      case BidiControl.popFormat:
        // It does not reach out of an isolate (X7).
        guard open.last == .embedding else { return }
        open.removeLast()
      default: break
      }
      result.append(scalar)
    }

    private mutating func finishParagraph() {
      for last in open.reversed() {
        result.append(last == .isolate ? BidiControl.popIsolate : BidiControl.popFormat)
      }
      open.removeAll(keepingCapacity: true)
      isolates = 0
      if isInside { result.append(BidiControl.popIsolate) }
      isInside = false
    }

    mutating func finished() -> String {
      finishParagraph()
      return String(result)
    }
  }
}
