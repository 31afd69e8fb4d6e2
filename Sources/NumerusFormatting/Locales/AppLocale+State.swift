internal import NumerusLocales
internal import Synchronization

extension AppLocale {
  /// What the app has set.
  struct State: Hashable, Sendable {
    enum Choice: Hashable, Sendable {
      case environment
      case preferred(Preferences, twentyFourHour: Bool?)
      case fixed(LocaleID)
    }

    var policy = Policy.unrestricted()
    var choice = Choice.environment
  }

  /// What follows from a state: the same for all who ask, and never changed.
  final class Answer: Sendable {
    let policy: Policy
    let locale: LocaleID
    let localization: LocaleID
    let preferred: [LocaleID]
    /// What a module above makes of this answer, made once.
    let attachment = AtomicLazyReference<Attachment>()

    init(_ state: State) {
      policy = state.policy
      switch state.choice {
      case .environment:
        let preferences = Preferences(EnvironmentPreferences.process.locales)
        (locale, localization) = policy.outcome(preferences, twentyFourHour: nil)
        preferred = preferences.locales
      case .preferred(let preferences, let twentyFourHour):
        (locale, localization) = policy.outcome(preferences, twentyFourHour: twentyFourHour)
        preferred = preferences.locales
      case .fixed(let fixed):
        locale = fixed
        localization = policy.outcome(Preferences([fixed]), twentyFourHour: nil).localization
        preferred = [fixed]
      }
    }
  }

  /// What a module above keeps beside an answer, so that it lives as long and is found as fast.
  package final class Attachment: Sendable {
    package let object: any AnyObject & Sendable
    package init(_ object: any AnyObject & Sendable) { self.object = object }
  }

  /// What is attached to what holds here and now; made where there is nothing yet.
  ///
  /// The caller's maker may run more than once where threads meet; all get the same object.
  package static func attachment(
    orMake make: () -> any AnyObject & Sendable
  ) -> any AnyObject & Sendable {
    let answer = answer
    return (answer.attachment.load() ?? answer.attachment.storeIfNil(Attachment(make()))).object
  }

  /// Whether a `with` around the call in this task has set what holds.
  package static var isScoped: Bool { scope != nil }

  /// Holds the answer where all threads find it without a lock.
  ///
  /// Readers load a pointer and retain what it points to. That is sound only if what they loaded
  /// has not been freed meanwhile, so an answer that was ever published lives as long as the
  /// process. States that come again share one answer, and after ``limit`` different ones nothing
  /// is published any more: readers then take the lock. So memory is bounded, also where a program
  /// sets a locale for each request, which is what `with` is for.
  struct Store: ~Copyable, Sendable {
    private struct Guarded: Sendable {
      var state = State()
      var answer: Answer?
      var published: [State: Answer] = [:]
    }

    private let guarded = Locked(Guarded())
    /// The address of the published answer, or 0.
    private let address = Atomic<UInt>(0)
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    var answer: Answer {
      if let pointer = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) {
        return Unmanaged<Answer>.fromOpaque(pointer).takeUnretainedValue()
      }
      return guarded.withLock { answer(&$0) }
    }

    func update(_ change: (inout State) -> Void) {
      guarded.withLock {
        var state = $0.state
        change(&state)
        guard state != $0.state else { return }
        $0.state = state
        $0.answer = nil
        _ = answer(&$0)
      }
    }

    /// The answer of the present state, published if there is room; the lock is held.
    private func answer(_ guarded: inout Guarded) -> Answer {
      if let answer = guarded.answer { return answer }
      let answer = guarded.published[guarded.state] ?? Answer(guarded.state)
      guarded.answer = answer
      if guarded.published.count < limit { guarded.published[guarded.state] = answer }
      let isKept = guarded.published[guarded.state] === answer
      let pointer = Unmanaged.passUnretained(answer).toOpaque()
      address.store(isKept ? UInt(bitPattern: pointer) : 0, ordering: .releasing)
      return answer
    }
  }

  private static let store = Store(limit: 64)

  static var state: Answer { store.answer }

  static func update(_ change: (inout State) -> Void) { store.update(change) }
}
