import Foundation

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  case end
  case start
  case current
}

/// How far an animator has come.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not begun yet, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped by hand, and not finished yet.
  case stopped
}

/// An animation that is started by hand. It takes no time: what it changes is changed as soon as it starts or is paused for the first time,
/// and completions run in a main job of their own.
open class UIViewPropertyAnimator: NSObject {
  private let runtime = HeadlessRuntime.current
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Counts what a pause or a stop makes void.
  private var course = 0
  /// In seconds; makes no difference.
  public let duration: TimeInterval
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var state = UIViewAnimatingState.inactive
  /// True from the start until a pause, or else until the completions have run.
  open private(set) var isRunning = false
  /// Completions are told that the animation has ended where it started. What it has changed stays changed: nobody keeps what was before.
  open var isReversed = false
  /// How much of the animation is done while it is paused, from 0 to 1. Kept only: whatever it changes is changed already.
  open var fractionComplete: CGFloat = 0
  // Kept only.
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var scrubsLinearly = true
  /// Whether completions wait for ``stopAnimation(_:)`` and ``finishAnimation(at:)`` when the animation has come to its end.
  open var pausesOnCompletion = false

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  /// One that takes no time.
  public convenience override init() { self.init(duration: 0, curve: .easeInOut) }

  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
    timingParameters = UICubicTimingParameters(animationCurve: curve)
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Starts at once.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }

  /// - Parameter delayFactor: how much of the duration is over before these begin; makes no difference.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Running

  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Nothing happens to an animator that is stopped.
  /// - Parameter delay: in seconds of the runtime's own clock.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return }
    guard delay <= 0 else { return runtime.async(.main, after: delay) { self.startAnimation() } }
    change()
    isRunning = true
    course += 1
    runtime.async(.main) { [course] in self.arrive(course) }
  }

  /// Begins the animation if it has not begun, and keeps it from ending.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    change()
    isRunning = false
    course += 1
  }

  /// Goes on after a pause; neither parameter makes a difference.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    startAnimation()
  }

  /// Keeps what has been changed, and calls no completion: ``finishAnimation(at:)`` does, unless `withoutFinishing`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    course += 1
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Calls the completions of an animator that was stopped; nothing happens to any other.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(at: finalPosition)
  }

  private func change() {
    state = .active
    let now = animations
    animations = []
    for animation in now { animation() }
  }

  private func arrive(_ started: Int) {
    guard started == course else { return }
    isRunning = false
    if !pausesOnCompletion { finish(at: isReversed ? .start : .end) }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    (state, fractionComplete, isRunning) = (.inactive, 0, false)
    let now = completions
    completions = []
    for completion in now { completion(position) }
  }
}
