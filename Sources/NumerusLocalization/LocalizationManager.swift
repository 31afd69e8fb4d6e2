public import Foundation
public import NumerusFormatting
public import NumerusLocales
public import Observation

/// The language that an app shows, changed while it runs.
///
///     let manager = LocalizationManager(
///       library: .bundle(.module), saved: defaults.string(forKey: "language"),
///       save: { defaults.set($0, forKey: "language") })
///     manager.language = "ar"                                     // no restart
///     manager.string("\(3) files")                                // ٣ ملفات
///     manager.layoutDirection                                     // rightToLeft
///
/// Strings, the locale of formats and the layout direction follow the one choice, and all that read
/// one of them is invalidated: a view's body, `withObservationTracking`. Where it
/// ``appliesToProcess``, `String(localized:)` and ``Localizer/current`` follow too, and reading
/// through them is tracked as well, `AppLocale.current` follows, and no task that has its own
/// localizer is touched.
@MainActor
@Observable
public final class LocalizationManager {
  /// Where the strings are.
  public nonisolated let library: StringLibrary
  /// Whether `String(localized:)` and `AppLocale.current` follow.
  public nonisolated let appliesToProcess: Bool
  /// What strings and formats are read through, at this moment.
  public private(set) var localizer: Localizer

  @ObservationIgnored private let preferred: [LocaleID]
  @ObservationIgnored private let save: (@MainActor (String?) -> Void)?
  @ObservationIgnored private var choice: LocaleID?
  /// One for each language that was chosen: what is published to the process is never freed.
  @ObservationIgnored private var localizers: [LocaleID?: Localizer] = [:]

  /// A manager that shows what the user prefers, or what was saved.
  ///
  /// - Parameters:
  ///   - library: where the strings are.
  ///   - preferred: what is shown as long as nothing is chosen, the most wanted first; nil is
  ///     `AppLocale.preferred`.
  ///   - saved: the choice of an earlier run, as `save` was given it.
  ///   - appliesToProcess: whether `String(localized:)` and `AppLocale.current` follow.
  ///   - save: keeps the choice; nil means that nothing is chosen.
  public init(
    library: StringLibrary = .main, preferred: [String]? = nil, saved: String? = nil,
    appliesToProcess: Bool = true, save: (@MainActor (String?) -> Void)? = nil
  ) {
    self.library = library
    self.preferred = preferred.map { $0.map { LocaleID($0) } } ?? AppLocale.preferred
    self.appliesToProcess = appliesToProcess
    self.save = save
    choice = saved.map { LocaleID($0) }
    localizer = Localizer(Self.core(choice, self.preferred, library))
    localizers[choice] = localizer
    if appliesToProcess { Self.apply(localizer) }
  }

  /// The languages that can be chosen.
  public nonisolated var languages: [LocaleID] { library.languages }

  /// What the user has chosen, a language or a full locale; nil follows what the user prefers
  /// elsewhere.
  ///
  /// What there are no strings in is matched as a preference is: `de-AT` shows German.
  public var selection: LocaleID? {
    get {
      _ = localizer
      return choice
    }
    set {
      guard newValue != choice else { return }
      choice = newValue
      let next =
        localizers[newValue] ?? Localizer(Self.core(newValue, preferred, library))
      localizers[newValue] = next
      localizer = next
      if appliesToProcess { Self.apply(next) }
      save?(newValue?.identifier)
    }
  }

  /// The language that is shown.
  ///
  /// Setting it is choosing it.
  public var language: LocaleID {
    get { localizer.language }
    set { selection = newValue }
  }

  /// The locale that formats.
  public var locale: LocaleID { localizer.locale }

  /// ``locale`` for Foundation's formats.
  public var foundationLocale: Locale { localizer.foundationLocale }

  /// The direction that the interface is laid out in.
  public var layoutDirection: LayoutDirection { localizer.layoutDirection }

  /// Leaves the process to `AppLocale` and its environment again, if this manager applies to it.
  public func withdraw() {
    guard appliesToProcess else { return }
    InstalledLocalizer.install(nil)
    AppLocale.use(preferred: preferred)
  }

  private static func core(
    _ choice: LocaleID?, _ preferred: [LocaleID], _ library: StringLibrary
  ) -> LocalizerCore {
    let list = (choice.map { [$0] } ?? []) + preferred
    return LocalizerCore(.list(list), store: library.store, formats: .wish)
  }

  private static func apply(_ localizer: Localizer) {
    AppLocale.current = localizer.locale
    InstalledLocalizer.install(localizer.core)
  }
}
