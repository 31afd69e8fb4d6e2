/// A side of the screen or page, the same for all readers.
public enum LayoutSide: String, Hashable, Sendable, CaseIterable, Codable {
  case left, right

  /// The edge that this side is in a layout of a direction.
  public func edge(in direction: LayoutDirection) -> LayoutEdge {
    (self == .left) == (direction == .leftToRight) ? .start : .end
  }
}

/// An edge by its place in the direction of reading: where a line begins, or where it ends.
///
///     LayoutEdge.start.resolved(in: .rightToLeft)             // .right
///     LayoutEdge.end.resolved(in: locale.layoutDirection)
public enum LayoutEdge: String, Hashable, Sendable, CaseIterable, Codable {
  case start, end

  /// The side that this edge is in a layout of a direction.
  public func resolved(in direction: LayoutDirection) -> LayoutSide {
    (self == .start) == (direction == .leftToRight) ? .left : .right
  }
}

/// A movement by its sense in the direction of reading: on to what follows, or back to what was
/// before.
public enum LayoutMovement: String, Hashable, Sendable, CaseIterable, Codable {
  case forward, backward

  /// The side that this movement points to in a layout of a direction.
  ///
  /// Forward goes to where lines end.
  public func resolved(in direction: LayoutDirection) -> LayoutSide {
    (self == .forward ? LayoutEdge.end : .start).resolved(in: direction)
  }
}
