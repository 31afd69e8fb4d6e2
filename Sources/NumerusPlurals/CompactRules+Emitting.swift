/// What the emitter in NumerusPluralCompiler needs to know of the compact form.
extension PluralRules {
  /// Where a table keeps the entry of an integer part below 2^52.
  package static func compactTableIndex(of integer: UInt64) -> Int {
    CompactTable.index(of: integer)
  }
}
