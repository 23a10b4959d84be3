import Foundation

/// How an animation runs. Here it takes no time, so none of these makes a difference. The numbers are UIKit's.
public struct UIViewAnimationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layoutSubviews = UIViewAnimationOptions(rawValue: 1 << 0)
  public static let allowUserInteraction = UIViewAnimationOptions(rawValue: 1 << 1)
  public static let beginFromCurrentState = UIViewAnimationOptions(rawValue: 1 << 2)
  public static let `repeat` = UIViewAnimationOptions(rawValue: 1 << 3)
  public static let autoreverse = UIViewAnimationOptions(rawValue: 1 << 4)
  public static let overrideInheritedDuration = UIViewAnimationOptions(rawValue: 1 << 5)
  public static let overrideInheritedCurve = UIViewAnimationOptions(rawValue: 1 << 6)
  public static let allowAnimatedContent = UIViewAnimationOptions(rawValue: 1 << 7)
  public static let showHideTransitionViews = UIViewAnimationOptions(rawValue: 1 << 8)
  public static let curveEaseInOut: UIViewAnimationOptions = []
  public static let curveEaseIn = UIViewAnimationOptions(rawValue: 1 << 16)
  public static let curveEaseOut = UIViewAnimationOptions(rawValue: 2 << 16)
  public static let curveLinear = UIViewAnimationOptions(rawValue: 3 << 16)
  public static let transitionFlipFromLeft = UIViewAnimationOptions(rawValue: 1 << 20)
  public static let transitionFlipFromRight = UIViewAnimationOptions(rawValue: 2 << 20)
  public static let transitionCrossDissolve = UIViewAnimationOptions(rawValue: 5 << 20)
}

/// Animations take no time: what they change is changed when the call returns, and completions run in a main job of their own.
extension UIView {
  public typealias AnimationOptions = UIViewAnimationOptions

  public enum AnimationCurve: Int, Hashable, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
  }

  /// - Parameters:
  ///   - duration: in seconds; makes no difference.
  ///   - completion: always told that the animation has finished.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    HeadlessRuntime.current.async(.main) { completion(true) }
  }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIViewKeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: @escaping () -> Void
  ) { animations() }

  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations ?? {}, completion: completion) }

  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
  /// Always false: nothing takes time.
  public static var areAnimationsEnabled: Bool { false }
  /// No effect.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
}

/// How keyframes run; makes no difference here.
public struct UIViewKeyframeAnimationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let calculationModeLinear: UIViewKeyframeAnimationOptions = []
  public static let calculationModeCubic = UIViewKeyframeAnimationOptions(rawValue: 3 << 10)
}
