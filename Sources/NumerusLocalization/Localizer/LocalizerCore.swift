internal import Foundation
internal import NumerusFormatting
internal import NumerusLocales
internal import NumerusMessages
internal import Synchronization

/// What a ``Localizer`` is a handle of: never changed, but for what it remembers of stores.
final class LocalizerCore: Sendable {
  enum Preferences: Sendable {
    case list([LocaleID])
    case header(AcceptLanguage)
  }

  enum Formats: Sendable {
    /// By the wish that won, adapted to the language that was found for it.
    case wish
    /// By this locale, adapted to the language that was found.
    case adapted(LocaleID)
    /// By this locale, whatever was found.
    case fixed(LocaleID)
  }

  let preferences: Preferences
  let store: StringStore
  let formats: Formats
  let fallback: StringFallback
  let isolation: BidiIsolation
  private let first = AtomicLazyReference<StoreAnswer>()

  init(
    _ preferences: Preferences, store: StringStore, formats: Formats,
    fallback: StringFallback = .all, isolation: BidiIsolation = .automatic
  ) {
    self.preferences = preferences
    self.store = store
    self.formats = formats
    self.fallback = fallback
    self.isolation = isolation
  }

  /// What was decided for a store: matched when it is first asked for, then found without a lock.
  func answer(in store: StringStore) -> StoreAnswer {
    var next = first.load()
    while let answer = next {
      if answer.store === store { return answer }
      next = answer.next.load()
    }
    let made = StoreAnswer(self, store)
    var last = first.storeIfNil(made)
    while last !== made, last.store !== store { last = last.next.storeIfNil(made) }
    return last
  }
}

/// Which language of a store a localizer shows, and which locale formats beside it.
final class StoreAnswer: Sendable {
  let store: StringStore
  let chain: LanguageChain
  let locale: LocaleID
  /// With the number formats of the locale.
  let context: MessageContext
  /// Whether no wish has a match, so that the development language is shown.
  let isFallback: Bool
  fileprivate let next = AtomicLazyReference<StoreAnswer>()

  init(_ core: LocalizerCore, _ store: StringStore) {
    self.store = store
    let index = store.index
    let resolution: AppLocale.Resolution
    let wishes: [LocaleID]
    switch core.preferences {
    case .list(let list):
      wishes = list
      resolution = index.policy.explain(preferred: list)
    case .header(let header):
      wishes = header.ranges.map { $0.locale ?? "und" }
      resolution = index.policy.explain(preferred: header)
    }
    let language = resolution.localization
    chain = index.chain(for: language)
    isFallback = resolution.isFallback
    switch core.formats {
    case .fixed(let fixed): locale = fixed
    case .adapted(let base): locale = base.adapted(to: language)
    case .wish:
      let wish = resolution.winner.map { wishes[$0] }
      locale = wish?.adapted(to: language) ?? language
    }
    context = MessageContext(locale: locale, isolation: core.isolation)
  }
}

extension LocaleID {
  /// This locale where it is one of a language, with its region; else the language with this
  /// locale's keywords.
  ///
  /// So numbers never show in another language than the words around them.
  func adapted(to language: LocaleID) -> LocaleID {
    let (one, other) = (canonical.maximized, language.canonical.maximized)
    if one.language == other.language, one.script == other.script { return self }
    var adapted = language
    for keyword in keywords where adapted.keywords[keyword.key] == nil {
      adapted.keywords[keyword.key] = keyword.value
    }
    return adapted
  }
}
