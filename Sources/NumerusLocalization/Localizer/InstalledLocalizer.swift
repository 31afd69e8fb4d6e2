internal import NumerusFormatting
internal import Observation
internal import Synchronization

/// The localizer that a ``LocalizationManager`` has set for the process, found without a lock.
///
/// Readers load a pointer and retain what it points to, so what was ever published lives as long as
/// the process; after ``limit`` different ones, readers take the lock instead. A manager has one for
/// each language.
enum InstalledLocalizer {
  private static let limit = 256

  private struct Guarded: Sendable {
    var core: LocalizerCore?
    var published: [LocalizerCore] = []
  }

  private static let guarded = Locked(Guarded())
  /// 0 where there is none, 1 where the lock tells, else the address.
  private static let address = Atomic<UInt>(0)
  private static let tracked = Tracked()

  /// What String(localized:) reads when a view's body is tracked.
  private final class Tracked: Observable, Sendable {
    let registrar = ObservationRegistrar()
    var core: Int { 0 }
  }

  static var core: LocalizerCore? {
    let word = address.load(ordering: .acquiring)
    guard word != 0 else { return nil }
    tracked.registrar.access(tracked, keyPath: \.core)
    guard let pointer = UnsafeRawPointer(bitPattern: word), word != 1 else {
      return guarded.withLock { $0.core }
    }
    return Unmanaged<LocalizerCore>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Makes a localizer that of the process; nil leaves it to `AppLocale` again.
  static func install(_ core: LocalizerCore?) {
    tracked.registrar.withMutation(of: tracked, keyPath: \.core) {
      guarded.withLock { guarded in
        guarded.core = core
        guard let core else { return address.store(0, ordering: .releasing) }
        if !guarded.published.contains(where: { $0 === core }), guarded.published.count < limit {
          guarded.published.append(core)
        }
        let isKept = guarded.published.contains { $0 === core }
        let pointer = Unmanaged.passUnretained(core).toOpaque()
        address.store(isKept ? UInt(bitPattern: pointer) : 1, ordering: .releasing)
      }
    }
  }
}
