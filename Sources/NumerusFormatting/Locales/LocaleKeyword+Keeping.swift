internal import CNumerusICUShim
internal import NumerusLocales

extension LocaleID.Keyword {
  /// Whether a user's keyword is taken over to the locale that formats.
  ///
  /// Kept is what says how numbers, dates and lists should look (UTS #35 part 1, section 3.6.1);
  /// not kept is what belongs to collation, to a variant of the wish's own language, or to nothing
  /// known. A numbering system that does not exist would make ICU refuse to open date formats, and
  /// such a wish can come from anywhere.
  var isKept: Bool {
    switch key {
    case "ca", "cf", "cu", "em", "fw", "lb", "lw", "ms", "mu", "rg", "sd", "ss", "tz": true
    case "hc": HourCycle(rawValue: value) != nil
    case "nu":
      ["native", "traditio", "finance"].contains(value) || nicu_numbering_system_exists(value)
    default: false
    }
  }
}
