/// The axis along which an ``ASStackLayoutSpec`` puts its elements one after another.
public enum ASStackLayoutDirection: Hashable, Sendable, CaseIterable {
  case vertical
  case horizontal
}

/// Where the elements of a line are along the stack, if they leave space or take too much.
public enum ASStackLayoutJustifyContent: Hashable, Sendable, CaseIterable {
  case start
  case center
  case end
  /// Free space between the elements; as ``start`` for one element or without free space.
  case spaceBetween
  /// Free space around the elements, half of it at the ends; as ``center`` for one element or without free space.
  case spaceAround
}

/// Where the elements are across the stack.
public enum ASStackLayoutAlignItems: Hashable, Sendable, CaseIterable {
  case start
  case end
  case center
  /// From start to end.
  case stretch
  /// With the baselines of their first lines on one height; in horizontal stacks.
  case baselineFirst
  /// With the baselines of their last lines on one height; in horizontal stacks.
  case baselineLast
  /// As ``start``.
  case notSet
}

/// Where one element is across the stack, in place of the stack's ``ASStackLayoutAlignItems``.
public enum ASStackLayoutAlignSelf: Hashable, Sendable, CaseIterable {
  /// As the stack says.
  case auto
  case start
  case end
  case center
  case stretch
}

/// Whether a stack has one line or as many as it needs.
public enum ASStackLayoutFlexWrap: Hashable, Sendable, CaseIterable {
  case noWrap
  case wrap
}

/// Where the lines of a stack are across it, if they leave space or take too much.
public enum ASStackLayoutAlignContent: Hashable, Sendable, CaseIterable {
  case start
  case center
  case end
  /// Free space between the lines; as ``start`` for one line or without free space.
  case spaceBetween
  /// Free space around the lines, half of it at the ends; as ``center`` for one line or without free space.
  case spaceAround
  /// Free space shared out to the lines.
  case stretch
}

/// Where the elements of a stack are from left to right, whatever its direction.
public enum ASHorizontalAlignment: Hashable, Sendable, CaseIterable {
  /// As `justifyContent` or `alignItems` says.
  case none
  case left
  case middle
  case right
}

/// Where the elements of a stack are from top to bottom, whatever its direction.
public enum ASVerticalAlignment: Hashable, Sendable, CaseIterable {
  /// As `justifyContent` or `alignItems` says.
  case none
  case top
  case center
  case bottom
}
