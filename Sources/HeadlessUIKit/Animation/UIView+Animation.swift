import Foundation

/// How an animation runs. Those count here that say how long it takes, how often and how fast it runs, and whether it breaks off another one.
/// The numbers are UIKit's.
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

/// Animations take their time on the runtime's own clock. What they change has its new value when the call returns; what is to be seen
/// meanwhile is in the ``CALayer/presentation()`` of the views' layers.
extension UIView {
  public typealias AnimationOptions = UIViewAnimationOptions

  public enum AnimationCurve: Int, Hashable, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
  }

  /// Changes views, each property in an animation of the view's layer.
  ///
  /// - Parameters:
  ///   - duration: in seconds; within another block its duration counts, unless the options say otherwise.
  ///   - delay: until it begins, in seconds.
  ///   - completion: on main, when all that was changed has arrived. False if any of it was broken off: by another animation of the same
  ///     property that begins with `.beginFromCurrentState`, because it was removed, or because the view has left its window. What changes
  ///     nothing that takes time ends in a main job of its own; what repeats without end only when it is broken off.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(animations, for: duration, delay, options, completion) { _ in } }

  private static func run(
    _ animations: @escaping () -> Void, for duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
    _ completion: ((Bool) -> Void)?, _ prepare: (ViewAnimation) -> Void
  ) {
    let runtime = HeadlessRuntime.current
    let isScrubbed =
      ThreadState.isMain
      && runtime.viewAnimations.scrub {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.viewCurve, animations: animations)
        if let completion { animator.addCompletion { completion($0 == .end) } }
        return ScrubbedAnimation(animator: animator, delay: delay, duration: duration)
      }
    if isScrubbed { return }
    let outer = options.contains(.overrideInheritedDuration) ? nil : runtime.viewAnimations.innermost
    let animation = ViewAnimation(
      in: runtime, duration: outer?.duration ?? duration, delay: delay, options: options, completion: completion)
    prepare(animation)
    runtime.animate(animation, animations)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: duration, delay, options, completion) {
      ($0.dampingRatio, $0.initialVelocity) = (dampingRatio, velocity)
    }
  }

  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: duration, delay, options, completion) {
      ($0.dampingRatio, $0.initialVelocity) = (1 - bounce, initialSpringVelocity)
    }
  }

  /// Keyframes take as long as all of them together.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIViewKeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let shared: UInt = 0b10_0011_1111
    animate(
      withDuration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue & shared),
      animations: animations, completion: completion)
  }

  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: @escaping () -> Void
  ) { animations() }

  /// One look of a view gives way to another one. What the block changes is changed without an animation of its own, unless the options
  /// have `.allowAnimatedContent`.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        HeadlessRuntime.current.viewAnimations.innermost?.addTransition(to: view.layer)
        guard let animations else { return }
        if options.contains(.allowAnimatedContent) { animations() } else { performWithoutAnimation(animations) }
      }, completion: completion)
  }

  /// What is changed meanwhile takes no time.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    guard ThreadState.isMain else { return actions() }
    HeadlessRuntime.current.viewAnimations.withoutAny(actions)
  }

  /// Whether animations take time, and controllers that come and go with one; they do unless somebody says otherwise.
  public static var areAnimationsEnabled: Bool {
    !ThreadState.isMain || HeadlessRuntime.current.viewAnimations.areEnabled
  }
  public static func setAnimationsEnabled(_ enabled: Bool) {
    guard ThreadState.isMain else { return }
    HeadlessRuntime.current.viewAnimations.areEnabled = enabled
  }
}

extension HeadlessRuntime {
  /// Runs a block whose changes are animated. Off main nothing is, and whoever waits for the end is told of it on main.
  func animate(_ animation: ViewAnimation, _ block: () -> Void) {
    if ThreadState.isMain { return viewAnimations.perform(animation, block) }
    block()
    animation.close()
  }
}

/// How keyframes run; makes no difference here.
public struct UIViewKeyframeAnimationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let calculationModeLinear: UIViewKeyframeAnimationOptions = []
  public static let calculationModeCubic = UIViewKeyframeAnimationOptions(rawValue: 3 << 10)
}
