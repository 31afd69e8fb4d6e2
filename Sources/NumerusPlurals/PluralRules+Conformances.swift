extension PluralRules: Hashable {
  /// Whether both are the rules of the same locale of the same release, or the same rules compiled
  /// at run time.
  public static func == (left: Self, right: Self) -> Bool {
    left.form.record == right.form.record && left.row == right.row && left.type == right.type
      && left.cldrVersion == right.cldrVersion
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(form.record)
    hasher.combine(row)
    hasher.combine(type)
    hasher.combine(cldrVersion)
  }
}

extension PluralRules: CustomStringConvertible {
  /// What the rules are of: "ru cardinal, CLDR 48"; "compiled cardinal".
  public var description: String {
    guard let locale, let cldrVersion else { return "compiled \(type)" }
    return "\(locale) \(type), CLDR \(cldrVersion)"
  }
}
