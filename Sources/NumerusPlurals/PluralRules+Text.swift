extension PluralRules {
  /// The category of a number in decimal text, from its visible digits: "1.0" is not "1" in English.
  ///
  /// Reads what `PluralOperands(_:)` reads, without making operands for ordinary numbers. Text that
  /// is no number selects `other`, as NaN does; ``category(parsing:)-(String)`` throws instead.
  ///
  /// No allocation for numbers of ordinary length. O(length).
  public func category(for text: String) -> PluralCategory {
    let quick = text.utf8.withContiguousStorageIfAvailable { entry(ofText: $0) }
    if let quick, quick < CompactTable.undecided { return PluralCategory(entry: quick) }
    return slowCategoryOrOther(ofText: text)
  }

  /// The category of a number in decimal text.
  ///
  /// See ``category(for:)-(String)``.
  public func category(for text: some StringProtocol) -> PluralCategory {
    category(for: String(text))
  }

  /// The category of a number in decimal text.
  ///
  /// - Throws: ``NumberSyntaxError`` with the column of the fault.
  public func category(parsing text: String) throws(NumberSyntaxError) -> PluralCategory {
    let quick = text.utf8.withContiguousStorageIfAvailable { entry(ofText: $0) }
    if let quick, quick < CompactTable.undecided { return PluralCategory(entry: quick) }
    var text = text
    return try text.withUTF8 { slowCategory(ofText: $0) }.get()
  }

  /// The category of a number in decimal text.
  ///
  /// - Throws: ``NumberSyntaxError`` with the column of the fault.
  public func category(
    parsing text: some StringProtocol
  ) throws(NumberSyntaxError) -> PluralCategory {
    try category(parsing: String(text))
  }

  /// The category of a number in decimal text in UTF-8; `other` where it is no number.
  ///
  /// The quickest way in for bytes that are at hand, such as a field of a file.
  public func category(forUTF8 text: Span<UInt8>) -> PluralCategory {
    text.withUnsafeBufferPointer { category(forUTF8: $0) }
  }

  /// The category of a number in decimal text in UTF-8; `other` where it is no number.
  public func category(forUTF8 text: UnsafeBufferPointer<UInt8>) -> PluralCategory {
    let entry = entry(ofText: text)
    if entry < CompactTable.undecided { return PluralCategory(entry: entry) }
    return slowCategoryOrOther(ofText: text)
  }

  /// The category of a number in decimal text in UTF-8.
  ///
  /// - Throws: ``NumberSyntaxError`` with the column of the fault.
  public func category(
    parsingUTF8 text: UnsafeBufferPointer<UInt8>
  ) throws(NumberSyntaxError) -> PluralCategory {
    try category(ofText: text).get()
  }

  private func category(
    ofText text: UnsafeBufferPointer<UInt8>
  ) -> Result<PluralCategory, NumberSyntaxError> {
    let entry = entry(ofText: text)
    if entry < CompactTable.undecided { return .success(PluralCategory(entry: entry)) }
    return slowCategory(ofText: text)
  }

  /// The table entry of plain text, `digits ('.' digits)?` of ordinary length; the undecided marker
  /// for anything else, which then goes the general way.
  @inline(__always)
  private func entry(ofText bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
    let number = PlainNumber(bytes)
    guard number.isPlain else { return CompactTable.open }
    return form.table(at: number.numberClass)[CompactTable.index(of: number.integer)]
  }

  // Out of line, so that the quick way saves no registers for this one.
  @inline(never)
  private func slowCategory(
    ofText text: UnsafeBufferPointer<UInt8>
  ) -> Result<PluralCategory, NumberSyntaxError> {
    let number = PlainNumber(general: text)
    if number.isPlain, let numberClass = CompactRules.NumberClass(rawValue: number.numberClass),
      let category = decidedCategory(of: number.integer, class: numberClass)
    {
      return .success(category)
    }
    if let plain = PlainOperands(text) { return .success(form.evaluate(plain)) }
    return PluralOperands.parse(text).map { category(for: $0) }
  }

  @inline(never)
  private func slowCategoryOrOther(ofText text: UnsafeBufferPointer<UInt8>) -> PluralCategory {
    (try? slowCategory(ofText: text).get()) ?? .other
  }

  @inline(never)
  private func slowCategoryOrOther(ofText text: String) -> PluralCategory {
    var text = text
    return text.withUTF8 { slowCategoryOrOther(ofText: $0) }
  }
}
