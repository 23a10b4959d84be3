import Foundation

/// What two fingers do to one another: how far apart they are, and which way from the first to the second.
open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  private var fingers: [UITouch] = []
  /// From the first finger to the second one as the gesture began.
  private var start: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers += touches.filter { !fingers.contains($0) }
    if start == nil { start = way }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let way else { return }
    let hasMoved = fingers.contains { $0.hasLeftItsPlace }
    switch state {
    case .possible:
      guard hasMoved else { return }
      measure(from: start, to: way)
      recognize(.began)
    case .began, .changed:
      measure(from: start, to: way)
      state = .possible
      state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func reset() { (fingers, start) = ([], nil) }

  /// Takes over what the fingers have done.
  func measure(from start: CGPoint, to now: CGPoint) {}

  private var way: CGPoint? {
    guard fingers.count > 1 else { return nil }
    let (first, second) = (fingers[0].location(in: nil), fingers[1].location(in: nil))
    return CGPoint(x: second.x - first.x, y: second.y - first.y)
  }
}

/// Recognises two fingers that go apart or together.
open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  /// How much farther the fingers are from one another than they were.
  open var scale: CGFloat = 1
  /// 0: fingers are moved from place to place here, and no time passes.
  open var velocity: CGFloat { 0 }

  override func measure(from start: CGPoint, to now: CGPoint) {
    scale = hypot(now.x, now.y) / max(hypot(start.x, start.y), 1)
  }

  open override func reset() {
    super.reset()
    scale = 1
  }
}

/// Recognises two fingers that turn around one another.
open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  /// Clockwise, in radians.
  open var rotation: CGFloat = 0
  /// 0: fingers are moved from place to place here, and no time passes.
  open var velocity: CGFloat { 0 }

  override func measure(from start: CGPoint, to now: CGPoint) {
    rotation = atan2(start.x * now.y - start.y * now.x, start.x * now.x + start.y * now.y)
  }

  open override func reset() {
    super.reset()
    rotation = 0
  }
}

/// Recognises drags that come in from an edge of the window.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
  /// How near an edge a finger has to come down, in points.
  private static let reach: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, isAtEdge(touch.location(in: nil)) else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ place: CGPoint) -> Bool {
    guard let bounds = view?.window?.bounds else { return false }
    return edges.contains(.left) && place.x - bounds.minX <= Self.reach
      || edges.contains(.right) && bounds.maxX - place.x <= Self.reach
      || edges.contains(.top) && place.y - bounds.minY <= Self.reach
      || edges.contains(.bottom) && bounds.maxY - place.y <= Self.reach
  }
}
