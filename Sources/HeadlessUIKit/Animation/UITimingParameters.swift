import Foundation

/// What kind of curve an animation runs along.
public enum UITimingCurveType: Int, Hashable, Sendable {
  case builtin
  case cubic
  case spring
  case composed
}

/// Says how an animation runs through its time.
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  /// Nil if it is a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// Nil if it is none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve of two control points.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  public let timingCurveType: UITimingCurveType
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, timingCurveType) = (curve, .builtin)
    (controlPoint1, controlPoint2) = curve.controlPoints
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, timingCurveType) = (.easeInOut, .cubic)
    (controlPoint1, controlPoint2) = (point1, point2)
  }
}

/// A spring that swings until it rests.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector
  /// What it is made of; nil where it is as stiff as the time demands that the animation has.
  let spring: Spring?
  let dampingRatio: CGFloat
  public let timingCurveType = UITimingCurveType.spring
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    (initialVelocity, dampingRatio, spring) = (velocity, ratio, nil)
  }

  /// One that takes as long as it swings, whatever time the animation was given.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
    spring = Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx)
  }

  /// That of the system's own animations.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }
}

extension UITimingCurveProvider {
  /// Seconds until what moves by itself is at rest; nil where the animation says how long it takes.
  var ownDuration: TimeInterval? {
    guard let spring = springTimingParameters?.spring else { return nil }
    let animation = CASpringAnimation()
    (animation.mass, animation.stiffness, animation.damping) = (spring.mass, spring.stiffness, spring.damping)
    return animation.settlingDuration
  }

  /// How much of the way is done when a part of so many seconds is over.
  func progress(at fraction: Double, of duration: TimeInterval) -> Double {
    if fraction <= 0 || fraction >= 1 { return min(1, max(0, fraction)) }
    if let swinging = springTimingParameters {
      let spring =
        swinging.spring
        ?? Spring(dampingRatio: swinging.dampingRatio, duration: duration, velocity: swinging.initialVelocity.dx)
      return spring.progress(at: fraction * duration)
    }
    guard let curve = cubicTimingParameters else { return fraction }
    let (first, second) = (curve.controlPoint1, curve.controlPoint2)
    return CAMediaTimingFunction(controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y))
      .progress(at: fraction)
  }

  /// The part of the time after which as much of the way is done for the first time.
  func fraction(at progress: Double, of duration: TimeInterval) -> Double {
    if progress <= 0 || progress >= 1 { return min(1, max(0, progress)) }
    let steps = 256
    let later = (1...steps).first { self.progress(at: Double($0) / Double(steps), of: duration) >= progress } ?? steps
    var (low, high) = (Double(later - 1) / Double(steps), Double(later) / Double(steps))
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if self.progress(at: middle, of: duration) < progress { low = middle } else { high = middle }
    }
    return high
  }
}

extension UIView.AnimationCurve {
  /// Those of Core Animation's curves of the same names.
  fileprivate var controlPoints: (CGPoint, CGPoint) {
    let (start, end) = (CGPoint.zero, CGPoint(x: 1, y: 1))
    return switch self {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), end)
    case .easeOut: (start, CGPoint(x: 0.58, y: 1))
    case .linear: (start, end)
    }
  }
}

/// A direction and a distance, in points, or a speed in points per second.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public static let zero = CGVector(dx: 0, dy: 0)

  public init() { self = .zero }
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
