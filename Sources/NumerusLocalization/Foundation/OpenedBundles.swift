#if !canImport(Darwin)
  internal import Foundation
  internal import NumerusFormatting

  /// The bundles that resources name by their places.
  enum OpenedBundles {
    private static let opened = Locked<[URL: Bundle]>([:])
    private static let limit = 64

    /// The bundle at a place; nil where there is none.
    static func bundle(at url: URL) -> Bundle? {
      opened.withLock { opened in
        if let bundle = opened[url] { return bundle }
        guard let bundle = Bundle(url: url) else { return nil }
        if opened.count < limit { opened[url] = bundle }
        return bundle
      }
    }
  }
#endif
