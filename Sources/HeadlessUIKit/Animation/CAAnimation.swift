import Foundation

/// How an animation runs over time. Kept: a layer has its new value at once.
public final class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Is told when an animation begins and ends. All on main.
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer. Nothing is seen to move, but it takes its time on the runtime's own clock.
open class CAAnimation: NSObject {
  /// Kept as long as the animation.
  open var delegate: (any CAAnimationDelegate)?
  /// In seconds. Where it is 0 that of the transaction counts, and without one the animation takes no time.
  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var timeOffset: TimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  /// Keeps anything with the animation, so that whoever is told of it can tell which one it is.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }

  /// From its beginning to its end, in seconds; infinite where somebody has to remove it, because it never ends.
  func length(otherwise usual: TimeInterval) -> TimeInterval {
    if max(repeatCount, Float(repeatDuration)) >= .greatestFiniteMagnitude || speed == 0 { return .infinity }
    let once = (duration > 0 ? duration : usual) * (autoreverses ? 2 : 1)
    let all = repeatDuration > 0 ? repeatDuration : once * TimeInterval(repeatCount > 0 ? repeatCount : 1)
    return all / TimeInterval(abs(speed))
  }
}

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var path: CGPath?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  /// How long it takes until the spring moves by less than a thousandth, in seconds.
  open var settlingDuration: TimeInterval {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    let speed = (stiffness / mass).squareRoot()
    guard ratio > 0, speed > 0 else { return .infinity }
    let decay = ratio < 1 ? ratio * speed : speed * (ratio - (ratio * ratio - 1).squareRoot())
    return log(1000) / Double(decay)
  }
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}
