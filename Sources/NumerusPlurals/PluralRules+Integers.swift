extension PluralRules {
  /// The category of an integer shown without fraction digits.
  ///
  /// Its sign does not matter: −1 counts as 1. One multiplication and one load for nearly every
  /// number and language; no allocation.
  @inlinable
  public func category(for value: Int) -> PluralCategory {
    let magnitude = UInt64(value.magnitude)
    if CompactTable.isDirect(magnitude) {
      let entry = integers[CompactTable.index(of: magnitude)]
      if entry < CompactTable.undecided { return PluralCategory(entry: entry) }
    }
    return slowCategory(for: magnitude)
  }

  /// The category of an integer of any type, up to `Int128`, `UInt128` and beyond, exactly.
  @inlinable
  public func category(for value: some BinaryInteger) -> PluralCategory {
    if let magnitude = UInt64(exactly: value.magnitude) {
      if CompactTable.isDirect(magnitude) {
        let entry = integers[CompactTable.index(of: magnitude)]
        if entry < CompactTable.undecided { return PluralCategory(entry: entry) }
      }
      return slowCategory(for: magnitude)
    }
    return category(for: PluralOperands(value))
  }

  /// The category of an integer that its table entry does not decide.
  @usableFromInline
  @inline(never)
  func slowCategory(for magnitude: UInt64) -> PluralCategory {
    category(of: magnitude, class: .integer) { form.evaluate(PlainOperands(magnitude)) }
  }

  /// Asks the table of a class of numbers, and the rules where the table leaves it open.
  @inline(__always)
  func category(
    of integer: UInt64, class numberClass: CompactRules.NumberClass,
    else evaluate: () -> PluralCategory
  ) -> PluralCategory {
    decidedCategory(of: integer, class: numberClass) ?? evaluate()
  }

  /// The category that the table of a class of numbers has; nil where it leaves it to the rules.
  @inline(__always)
  func decidedCategory(
    of integer: UInt64, class numberClass: CompactRules.NumberClass
  ) -> PluralCategory? {
    // Any number from 128 on with the same last two digits has the same entry.
    let index = CompactTable.isDirect(integer) ? integer : integer % 100 + 200
    let entry = form.table(for: numberClass)[CompactTable.index(of: index)]
    if entry < CompactTable.undecided || entry != CompactTable.open && integer % 1_000_000 != 0 {
      return PluralCategory(entry: entry)
    }
    return nil
  }
}

extension PluralCategory {
  /// The category that a table entry holds.
  @inlinable @inline(__always)
  init(entry: UInt8) {
    // The cases are 0…5 in declaration order and the type is frozen, so its one byte is the raw
    // value; the emitter writes no other digit. The initializer from a raw value would compare.
    assert(entry & 7 <= 5, "not a category digit")
    self = unsafeBitCast(entry & 7, to: PluralCategory.self)
  }
}
