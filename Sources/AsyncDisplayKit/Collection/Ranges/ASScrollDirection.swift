import Foundation

/// Ways in which content moves: towards what is below, above, on the left or on the right of what is on screen.
public struct ASScrollDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let right = ASScrollDirection(rawValue: 1 << 0)
  public static let left = ASScrollDirection(rawValue: 1 << 1)
  public static let up = ASScrollDirection(rawValue: 1 << 2)
  public static let down = ASScrollDirection(rawValue: 1 << 3)

  public static let horizontalDirections: ASScrollDirection = [.left, .right]
  public static let verticalDirections: ASScrollDirection = [.up, .down]

  /// How content has moved from one offset to another.
  init(from old: CGPoint, to new: CGPoint) {
    self = []
    if new.x != old.x { insert(new.x > old.x ? .right : .left) }
    if new.y != old.y { insert(new.y > old.y ? .down : .up) }
  }

  var isHorizontal: Bool { !isDisjoint(with: .horizontalDirections) }
  var isVertical: Bool { !isDisjoint(with: .verticalDirections) }
}

/// Whether a container can be scrolled vertically.
public func ASScrollDirectionContainsVerticalDirection(_ direction: ASScrollDirection) -> Bool { direction.isVertical }
/// Whether a container can be scrolled horizontally.
public func ASScrollDirectionContainsHorizontalDirection(_ direction: ASScrollDirection) -> Bool {
  direction.isHorizontal
}
