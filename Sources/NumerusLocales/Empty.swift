public struct LocaleID: Hashable, Sendable { public init(_ s: String) { id = s }; public init(validating s: String) throws { id = s }; var id: String; public var description: String { id }
 package var subtags: LocaleSubtags { .init(scanning: id) } }
package struct LocaleSubtags { package init(scanning s: String) { k = s }; var k: String
 package var truncated: LocaleSubtags? { guard let i = k.lastIndex(of: "-") else { return nil }; return .init(scanning: String(k[..<i])) }
 package var tableKey: UInt64? { guard k.utf8.count <= 8 else { return nil }; var x: UInt64 = 0; for b in k.utf8 { x = x << 8 | UInt64(b) }; for _ in k.utf8.count..<8 { x = x << 8 | 0x20 }; return x } }
package enum LanguageAliases { package static func replacement(for s: LocaleSubtags) -> LocaleSubtags? { nil } }
