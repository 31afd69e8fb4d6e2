#if !canImport(Darwin)
  public import Foundation

  /// What Markdown has marked text as; how that looks is the view's affair.
  ///
  /// As Foundation has it on Apple's platforms, with its values.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
  }

  extension AttributeScopes {
    /// The attributes that Foundation has on Apple's platforms only.
    public struct NumerusAttributes: AttributeScope {
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
      public let foundation: FoundationAttributes

      /// Emphasis, code and strikethrough.
      public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
      }
    }

    public var numerus: NumerusAttributes.Type { NumerusAttributes.self }
  }

  extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.NumerusAttributes, T>
    ) -> T {
      self[T.self]
    }
  }
#endif
