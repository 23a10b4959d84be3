import Foundation

/// What fingers do not have here: they press as hard as usual, from straight above, and are no more precise than they are.
extension UITouch {
  public enum TouchType: Int, Hashable, Sendable {
    case direct
    case indirect
    case pencil
    case indirectPointer
    public static let stylus = TouchType.pencil
  }

  public var type: TouchType { .direct }
  public var force: CGFloat { 1 }
  public var maximumPossibleForce: CGFloat { 1 }
  public var majorRadius: CGFloat { 10 }
  public var majorRadiusTolerance: CGFloat { 1 }
  public var altitudeAngle: CGFloat { .pi / 2 }
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UIEvent {
  public enum EventType: Int, Hashable, Sendable {
    case touches
    case motion
    case remoteControl
    case presses
    case scroll = 10
    case hover
    case transform = 14
  }

  public var type: EventType { .touches }
  public var subtype: EventSubtype { .none }
  /// The touch alone: none is left out.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// None.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }
}
