import Foundation

/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.hasLeftItsPlace }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let isEnough = touches.allSatisfy { $0.tapCount >= numberOfTapsRequired }
    if isEnough { recognize(.ended) } else { state = .failed }
  }
}

/// Recognises drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var start: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if start == nil { start = location(in: nil) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible: if touches.contains(where: { $0.hasLeftItsPlace }) { recognize(.began) }
    case .began, .changed:
      state = .possible
      state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  /// How far the gesture has come since it began, in the coordinates of a view.
  open func translation(in view: UIView?) -> CGPoint {
    guard let start, let window = self.view?.window else { return .zero }
    let (from, to) = (view.map { window.convert(start, to: $0) } ?? start, location(in: view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = location(in: nil)
    start = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
  }

  /// Zero: a finger is moved from place to place here, and no time passes.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  open override func reset() { start = nil }
}

/// Recognises long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  private var start: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { start = event.timestamp }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      if touches.contains(where: { $0.hasLeftItsPlace }) {
        state = .failed
      } else if event.timestamp - start >= minimumPressDuration {
        recognize(.began)
      }
    } else if state == .began {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, event.timestamp - start >= minimumPressDuration { recognize(.began) }
    state = state == .began || state == .changed ? .ended : .failed
  }
}

/// Recognises quick drags in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction = Direction.right
  private static let distance: CGFloat = 30
  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { start = location(in: nil) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let end = location(in: nil)
    let (right, down) = (end.x - start.x, end.y - start.y)
    let sideways = abs(right) > abs(down)
    let moved: Direction = sideways ? (right > 0 ? .right : .left) : (down > 0 ? .down : .up)
    let isFar = max(abs(right), abs(down)) >= Self.distance
    if isFar && direction.contains(moved) { recognize(.ended) } else { state = .failed }
  }
}

extension UITouch {
  /// Moved farther than a finger that means to stay.
  var hasLeftItsPlace: Bool { distanceFromStart > 10 }
}
