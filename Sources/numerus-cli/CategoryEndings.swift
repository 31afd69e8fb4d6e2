import NumerusPlurals

/// What stands after an echoed number, for each category: a tab, the name and a line end, or the
/// rest of a JSON object.
///
/// Each ending fills a slot of fixed length, which a few wide stores copy whole whatever it holds:
/// a call of memcpy for six bytes would cost more than finding the category.
final class CategoryEndings: Sendable {
  static let slotLength = 32

  // Sendable: written by the initializer only.
  private nonisolated(unsafe) let slots: UnsafeMutablePointer<UInt8>

  init(_ ending: (PluralCategory) -> String) {
    slots = .allocate(capacity: Self.slotLength * PluralCategory.allCases.count)
    for category in PluralCategory.allCases {
      let slot = slots + Self.slotLength * Int(category.rawValue)
      slot.update(repeating: 0, count: Self.slotLength)
      let text = ending(category).utf8.prefix(Self.slotLength - 1)
      for (index, byte) in text.enumerated() { slot[index] = byte }
      slot[Self.slotLength - 1] = UInt8(text.count)
    }
  }

  deinit { slots.deallocate() }

  /// The lines of text output, and with `paint` those of a terminal.
  static func text(_ paint: Paint) -> CategoryEndings {
    CategoryEndings { "\t\(paint.category($0))\n" }
  }

  /// The ends of JSON objects that have text in their last member so far.
  static let json = CategoryEndings { "\",\"category\":\"\($0)\"}\n" }

  /// Copies an ending, writing a whole slot, and returns its length.
  @inline(__always)
  func copy(_ category: PluralCategory, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let slot = slots + Self.slotLength * Int(category.rawValue)
    UnsafeMutableRawPointer(target).copyMemory(from: slot, byteCount: Self.slotLength)
    return Int(slot[Self.slotLength - 1])
  }
}
