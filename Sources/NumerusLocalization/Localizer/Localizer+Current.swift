internal import NumerusFormatting
internal import NumerusLocales

extension Localizer {
  /// The localizer that `String(localized:)` uses here and now.
  ///
  /// That of the innermost `with` around the call in this task, which is this type's or
  /// `NumerusFormatting/AppLocale`'s; else that of a ``LocalizationManager``; else one of the
  /// languages that `AppLocale` has: the environment's, or what the app has set there. Found without a
  /// lock. Reading it where observation is tracked tracks the manager's language.
  public static var current: Localizer {
    if !AppLocale.isScoped, let core = InstalledLocalizer.core { return Localizer(core) }
    let attached = AppLocale.attachment { LocalizerCore.ofAppLocale() }
    // Nothing else attaches anything.
    guard let core = attached as? LocalizerCore else { return Localizer(.ofAppLocale()) }
    return Localizer(core)
  }

  /// Runs an operation with a localizer of its own; tasks that it starts have it too, others do not.
  ///
  /// `AppLocale.current` is the localizer's ``locale`` there.
  public static func with<R>(_ localizer: Localizer, operation: () throws -> R) rethrows -> R {
    try AppLocale.with(localizer.locale) {
      _ = AppLocale.attachment { localizer.core }
      return try operation()
    }
  }

  /// Runs an operation with a localizer of its own; tasks that it starts have it too, others do not.
  public static func with<R>(
    _ localizer: Localizer, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await AppLocale.with(localizer.locale) {
      _ = AppLocale.attachment { localizer.core }
      return try await operation()
    }
  }

  /// Runs an operation for the sender of a header, as for one request of a server.
  ///
  ///     await Localizer.with(acceptLanguage: request.headers["Accept-Language"]) { … }
  ///
  /// - Parameters:
  ///   - header: nil, as of a request without the header, leaves what is ``current``.
  ///   - library: nil is that of ``current``.
  ///   - operation: what is run.
  public static func with<R>(
    acceptLanguage header: String?, library: StringLibrary? = nil, operation: () throws -> R
  ) rethrows -> R {
    guard let localizer = ofSender(header, library) else { return try operation() }
    return try with(localizer, operation: operation)
  }

  /// Runs an operation for the sender of a header, as for one request of a server.
  public static func with<R>(
    acceptLanguage header: String?, library: StringLibrary? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
  ) async rethrows -> R {
    guard let localizer = ofSender(header, library) else { return try await operation() }
    return try await with(localizer, operation: operation)
  }

  private static func ofSender(_ header: String?, _ library: StringLibrary?) -> Localizer? {
    if let header { return Localizer(acceptLanguage: AcceptLanguage(header), library: library) }
    return library.map { library in
      let now = current.core
      return Localizer(
        LocalizerCore(
          now.preferences, store: library.store, formats: now.formats, fallback: now.fallback,
          isolation: now.isolation))
    }
  }
}

extension LocalizerCore {
  /// The languages and the locale that `AppLocale` has here and now.
  ///
  /// Where the app has declared its localizations there, the one that was resolved comes first; else
  /// each bundle is matched with all wishes.
  static func ofAppLocale() -> LocalizerCore {
    let declared = AppLocale.policy.supported.isEmpty ? [] : [AppLocale.localization]
    return LocalizerCore(
      .list(declared + AppLocale.preferred), store: InstalledLocalizer.core?.store ?? .main,
      formats: .adapted(AppLocale.current))
  }
}
