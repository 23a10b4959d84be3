import Foundation

/// Says how an animation runs through its time. Here it takes none: kept only.
public protocol UITimingCurveProvider: AnyObject {}

/// A curve of two control points.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = curve.controlPoints
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
  }
}

/// A spring that swings until it rests.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) { initialVelocity = velocity }

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
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
