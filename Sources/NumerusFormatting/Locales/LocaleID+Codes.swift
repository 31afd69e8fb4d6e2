public import NumerusLocales

extension LocaleID {
  /// The plain BCP 47 code, without keywords and extensions: `zh-Hant-TW` of `zh-Hant-TW-u-hc-h23`.
  ///
  /// What most services take. For one that has codes of its own see ``ServiceCodes``.
  public var bcp47: String {
    variants.reduce(front.identifier) { $0 + "-" + $1 }
  }

  /// The name of the C library's locale: `zh_TW.UTF-8` of `zh-Hant`, `sr_RS.UTF-8@latin` of
  /// `sr-Latn`.
  ///
  /// A region that is not given is the likely one, since the C library has no locales without.
  /// `und` is `C.UTF-8`.
  ///
  /// - Parameter codeset: the character encoding; nil leaves it out: `zh_TW`.
  public func posixName(codeset: String? = "UTF-8") -> String {
    var name = self
    if region == nil, language != "und", let region = maximized.region {
      let front = [language, script, region].compactMap { $0 }.joined(separator: "-")
      name = LocaleID(variants.reduce(front) { $0 + "-" + $1 })
    }
    let parts = name.posixIdentifier.split(separator: "@", maxSplits: 1)
    guard let codeset, let first = parts.first else { return name.posixIdentifier }
    let modifier = parts.count > 1 ? "@" + parts[1] : ""
    return first + "." + codeset + modifier
  }

  /// The hours of the locale's day where nothing is asked for: `h12` in `en-US`, `h23` in `de`.
  ///
  /// A keyword `hc` counts. Opens one of ICU's pattern generators: keep the answer.
  /// Source: CLDR's `timeData`; `udatpg_getDefaultHourCycle`.
  public var defaultHourCycle: HourCycle {
    hourCycle ?? HourCycle(linkedDataOf: front) ?? .h23
  }
}
