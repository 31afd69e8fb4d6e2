internal import CNumerusICUShim
public import NumerusLocales

/// The languages that the process's environment asks for, by the rules of GNU gettext.
///
/// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty. If it
/// is `C`, or `POSIX`, or one of these with a codeset, nothing is preferred. Else `LANGUAGE`, if
/// set and not empty, is a list of languages separated by colons that stands in the locale's place;
/// `C` in it ends it. Source: the GNU gettext manual, "Locale Environment Variables" and "The
/// LANGUAGE variable"; POSIX.1, 8.2.
///
/// On Apple's systems apps are not started with these; what the user has chosen there is in
/// Foundation's `Locale.preferredLanguages`, to be handed to
/// ``AppLocale/use(preferred:twentyFourHour:)-([String],_)``.
public struct EnvironmentPreferences: Hashable, Sendable {
  /// The languages, the most wanted first; empty if nothing is preferred.
  public let locales: [LocaleID]

  /// What these variables ask for; others than the four are not looked at.
  public init(variables: [String: String]) {
    self.init { variables[$0] }
  }

  /// What the environment of this process asks for, as it was when this was first called.
  public static let process = EnvironmentPreferences { name in
    nicu_environment(name).map { String(cString: $0) }
  }

  private init(value: (String) -> String?) {
    func variable(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
    guard let locale = variable("LC_ALL") ?? variable("LC_MESSAGES") ?? variable("LANG"),
      !Self.isPortable(locale)
    else {
      locales = []
      return
    }
    let names = variable("LANGUAGE").map { $0.utf8.split(separator: UInt8(ascii: ":")) }
    let texts = names.map { $0.map { String(Substring($0)) } } ?? [locale]
    locales = texts.prefix { !Self.isPortable($0) }
      .map { LocaleID($0) }.filter { $0.language != "und" }
  }

  /// Whether a name is that of the POSIX locale, in which programs do not speak a language.
  ///
  /// `C.UTF-8` is among them: it has been C's since glibc 2.35, and gettext does not translate in
  /// it.
  private static func isPortable(_ name: String) -> Bool {
    let front = name.prefix { $0 != "." && $0 != "@" }
    return front == "C" || front == "POSIX"
  }
}
