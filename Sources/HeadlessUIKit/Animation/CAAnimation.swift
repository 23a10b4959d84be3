import Foundation

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

/// An animation of a layer. It takes its time on the runtime's own clock; what is to be seen meanwhile is in ``CALayer/presentation()``.
open class CAAnimation: NSObject {
  /// Kept as long as the animation.
  open var delegate: (any CAAnimationDelegate)?
  /// In seconds. Where it is 0 that of the transaction counts: a quarter of a second, unless it says otherwise.
  open var duration: TimeInterval = 0
  /// When it begins, as ``CACurrentMediaTime()`` counts; 0 for as soon as it is added, or as the group begins that it is in.
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

  /// How much of the way is done when a part of one run's time is over.
  func eased(_ fraction: Double, of duration: TimeInterval) -> Double {
    timingFunction?.progress(at: fraction) ?? fraction
  }

  /// Shows what it is to look like `elapsed` seconds after the beginning.
  ///
  /// - Parameter usual: what it takes where it does not say how long.
  func show(on layer: CALayer, at elapsed: TimeInterval, otherwise usual: TimeInterval) {}
}

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  /// What the property is at a part of the way; nil where nothing is said of it.
  func value(at progress: Double, from present: Any?) -> Any? { nil }

  override func show(on layer: CALayer, at elapsed: TimeInterval, otherwise usual: TimeInterval) {
    guard let keyPath, let progress = progress(at: elapsed, otherwise: usual) else { return }
    let present = layer.value(forKeyPath: keyPath)
    guard let value = value(at: progress, from: present) else { return }
    layer.setValue(isAdditive ? AnimatedValue.sum(present, value) : value, forKeyPath: keyPath)
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func value(at progress: Double, from present: Any?) -> Any? {
    let start = fromValue ?? AnimatedValue.difference(toValue, byValue) ?? present
    let end = toValue ?? byValue.flatMap { AnimatedValue.sum(start, $0) } ?? present
    return AnimatedValue.between(start, end, progress)
  }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var path: CGPath?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?

  /// Goes straight from one value to the next; along a path as fast everywhere.
  override func value(at progress: Double, from present: Any?) -> Any? {
    if let path { return path.outline.point(at: CGFloat(progress)) }
    guard let values, let last = values.last else { return nil }
    let isStepwise = calculationMode == .discrete
    let times = keyTimes?.map(\.doubleValue) ?? []
    let steps = Double(isStepwise ? values.count : max(1, values.count - 1))
    let starts = values.indices.map { times.indices.contains($0) ? times[$0] : Double($0) / steps }
    guard let index = starts.lastIndex(where: { $0 <= progress }) else { return values.first }
    guard !isStepwise, index + 1 < values.count else { return isStepwise ? values[index] : last }
    let length = starts[index + 1] - starts[index]
    let part = length > 0 ? (progress - starts[index]) / length : 1
    let curve = timingFunctions.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    return AnimatedValue.between(values[index], values[index + 1], curve?.progress(at: part) ?? part)
  }
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

  override func eased(_ fraction: Double, of duration: TimeInterval) -> Double {
    Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity).progress(
      at: fraction * duration)
  }
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  /// Each in the group's time, and for as long as the group if it does not say it.
  override func show(on layer: CALayer, at elapsed: TimeInterval, otherwise usual: TimeInterval) {
    let once = duration > 0 ? duration : usual
    guard let progress = progress(at: elapsed, otherwise: usual) else { return }
    for one in animations ?? [] { one.show(on: layer, at: progress * once - one.beginTime, otherwise: once) }
  }
}

open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}
