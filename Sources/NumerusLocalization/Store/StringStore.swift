internal import Foundation
internal import NumerusFormatting
internal import NumerusLocales
internal import Synchronization

/// The strings of a list of sources, shared by all who ask; scanned on first use, read on first use.
///
/// What has been found stays: files that come later are not seen.
final class StringStore: Sendable {
  let sources: [StringSource]
  private let scanned = AtomicLazyReference<StoreIndex>()
  private let turn = Locked(false)

  init(_ sources: [StringSource]) { self.sources = sources }

  var index: StoreIndex {
    if let index = scanned.load() { return index }
    return turn.withLock { _ in
      scanned.load() ?? scanned.storeIfNil(StoreIndex(sources))
    }
  }
}

extension StringStore {
  /// The store of the main bundle.
  static let main = StringStore([.main])

  /// The store of a bundle: always the same for the same bundle.
  ///
  /// A list that only grows is read without a lock. It holds its bundles, so that the identity of one
  /// never becomes another's. Programs have few; one that opens them without end finds those after
  /// the first ``limit`` by their path.
  static func of(_ bundle: Bundle) -> StringStore {
    var next = bundles.first.load()
    var count = 0
    while let node = next {
      if node.bundle === bundle { return node.store }
      next = node.next.load()
      count += 1
    }
    return count < limit ? bundles.append(bundle) : beyond(bundle)
  }

  private static let limit = 64

  private static func beyond(_ bundle: Bundle) -> StringStore {
    let path = bundle.bundlePath
    return bundles.byPath.withLock { stores in
      if let store = stores[path] { return store }
      let store = StringStore([.bundle(bundle)])
      stores[path] = store
      return store
    }
  }

  private static let bundles = Bundles()

  private final class Node: Sendable {
    let bundle: Bundle
    let store: StringStore
    let next = AtomicLazyReference<Node>()

    init(_ bundle: Bundle, _ store: StringStore) {
      self.bundle = bundle
      self.store = store
    }
  }

  private final class Bundles: Sendable {
    let first = AtomicLazyReference<Node>()
    let byPath = Locked<[String: StringStore]>([:])

    /// Puts a bundle at the end, unless another thread has just done so.
    ///
    /// Two objects for one path share a store, so that nothing is read twice.
    func append(_ bundle: Bundle) -> StringStore {
      let node = Node(bundle, StringStore.beyond(bundle))
      var last = first.storeIfNil(node)
      while last !== node, last.bundle !== bundle { last = last.next.storeIfNil(node) }
      return last.store
    }
  }
}
