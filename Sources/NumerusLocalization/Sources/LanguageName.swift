internal import NumerusLocales

/// The name of a localization, as a folder or a catalog spells it.
enum LanguageName {
  /// The language that a name means; nil for `Base`, which is the development language.
  static func locale(_ name: String) -> LocaleID? {
    let lowered = name.lowercased()
    if lowered == "base" { return nil }
    return LocaleID(legacy[lowered] ?? name).canonical
  }

  /// Names of folders from before there were codes.
  ///
  /// Source: Apple, "Bundle Programming Guide", "Language-Specific Project Directories".
  private static let legacy = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "spanish": "es", "dutch": "nl", "korean": "ko",
  ]
}
