#if !canImport(Darwin)
  public import Foundation

  /// What Markdown has marked text as; how that looks is the view's affair.
  ///
  /// As Foundation has it on Apple's platforms, with its values.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    /// The bits.
    public var rawValue: UInt
    /// The value of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `*text*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// `**text**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Text between backquotes.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// `~~text~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line's end in the source.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line's end that shows.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML within a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML of its own.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
  }

  extension AttributeScopes {
    /// The attributes that Foundation has on Apple's platforms only.
    public struct NumerusAttributes: AttributeScope {
      /// What Markdown has marked text as.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
      /// Those that Foundation has everywhere.
      public let foundation: FoundationAttributes

      /// Emphasis, code and strikethrough.
      public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// What the attribute holds.
        public typealias Value = InlinePresentationIntent
        /// The name in an encoded string.
        public static let name = "NSInlinePresentationIntent"
      }
    }

    /// The attributes of this module.
    public var numerus: NumerusAttributes.Type { NumerusAttributes.self }
  }

  extension AttributeDynamicLookup {
    /// The key of an attribute of this module.
    public subscript<T: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.NumerusAttributes, T>
    ) -> T {
      self[T.self]
    }
  }
#endif
