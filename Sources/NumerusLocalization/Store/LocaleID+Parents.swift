internal import NumerusFormatting
internal import NumerusLocales

extension LocaleID {
  /// The locales whose strings stand in for this one's, the nearest first.
  ///
  /// Truncation as long as the script stays what it is, so that `zh-Hant` never comes to `zh`, with
  /// CLDR's exceptions to truncation between regions. Source: UTS #35 part 1, "Parent Locales";
  /// `parentLocales` of CLDR 48's `supplementalData.xml`.
  var standIns: [LocaleID] {
    let script = maximized.script
    var found: [LocaleID] = []
    var next = self
    while let parent = next.regionalParent ?? next.parent, found.count < 16 {
      guard parent.maximized.script == script else { break }
      found.append(parent)
      next = parent
    }
    return found
  }

  private var regionalParent: LocaleID? {
    guard variants.isEmpty, let region, keywords.isEmpty else { return nil }
    switch (language, script) {
    case ("en", nil) where region == "150": return "en-001"
    case ("en", nil) where Self.englishOfEurope.contains(region): return "en-150"
    case ("en", nil) where Self.englishOfTheWorld.contains(region): return "en-001"
    case ("es", nil) where Self.spanishOfTheAmericas.contains(region): return "es-419"
    case ("pt", nil) where Self.portugueseOfPortugal.contains(region): return "pt-PT"
    case ("zh", "Hant") where region == "MO": return "zh-Hant-HK"
    default: return nil
    }
  }

  private static let englishOfEurope: Set = [
    "AT", "BE", "CH", "CZ", "DE", "DK", "ES", "FI", "FR", "HU", "IT", "NL", "NO", "PL", "PT", "RO",
    "SE", "SI", "SK",
  ]
  private static let englishOfTheWorld: Set = [
    "AG", "AI", "AU", "BB", "BM", "BS", "BW", "BZ", "CC", "CK", "CM", "CX", "CY", "DG", "DM", "ER",
    "FJ", "FK", "FM", "GB", "GD", "GG", "GH", "GI", "GM", "GY", "HK", "IE", "IL", "IM", "IN", "IO",
    "JE", "JM", "KE", "KI", "KN", "KY", "LC", "LR", "LS", "MG", "MO", "MS", "MT", "MU", "MV", "MW",
    "MY", "NA", "NF", "NG", "NR", "NU", "NZ", "PG", "PK", "PN", "PW", "RW", "SB", "SC", "SD", "SG",
    "SH", "SL", "SS", "SX", "SZ", "TC", "TK", "TO", "TT", "TV", "TZ", "UG", "VC", "VG", "VU", "WS",
    "ZA", "ZM", "ZW",
  ]
  private static let spanishOfTheAmericas: Set = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE",
    "PR", "PY", "SV", "US", "UY", "VE",
  ]
  private static let portugueseOfPortugal: Set = [
    "AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL",
  ]
}
