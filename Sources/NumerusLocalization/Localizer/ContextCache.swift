internal import Foundation
internal import NumerusFormatting
internal import NumerusLocales
internal import NumerusMessages
internal import Synchronization

/// The number formats of the locales that calls name, found without a lock.
///
/// A list that only grows; a program that names ever new locales has the first ``limit`` kept.
enum ContextCache {
  private static let limit = 32
  private static let first = AtomicLazyReference<Node>()

  private final class Node: Sendable {
    let locale: Locale
    let isolation: BidiIsolation
    /// Nil for Foundation's current locale, which on Linux is nobody's choice: `en_001` always.
    let context: MessageContext?
    let next = AtomicLazyReference<Node>()

    init(_ locale: Locale, _ isolation: BidiIsolation) {
      self.locale = locale
      self.isolation = isolation
      let isChosen = locale != .current && locale != .autoupdatingCurrent
      context =
        isChosen
        ? MessageContext(locale: LocaleID(locale.identifier), isolation: isolation) : nil
    }

    func isFor(_ locale: Locale, _ isolation: BidiIsolation) -> Bool {
      self.isolation == isolation && self.locale == locale
    }
  }

  /// The context of a locale; nil for one that leaves it to the localizer.
  static func context(_ locale: Locale?, _ isolation: BidiIsolation) -> MessageContext? {
    guard let locale else { return nil }
    var next = first.load()
    var count = 0
    while let node = next {
      if node.isFor(locale, isolation) { return node.context }
      next = node.next.load()
      count += 1
    }
    let made = Node(locale, isolation)
    guard count < limit else { return made.context }
    var last = first.storeIfNil(made)
    while last !== made, !last.isFor(locale, isolation) { last = last.next.storeIfNil(made) }
    return last.context
  }
}
