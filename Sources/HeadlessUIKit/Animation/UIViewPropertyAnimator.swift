import Foundation

/// An animation that is started by hand. What it changes has its new value as soon as it starts or is paused for the first time; completions
/// run when its time is over on the runtime's own clock.
open class UIViewPropertyAnimator: NSObject {
  private let runtime = HeadlessRuntime.current
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Counts what a pause or a stop makes void.
  private var course = 0
  /// In seconds.
  public let duration: TimeInterval
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var state = UIViewAnimatingState.inactive
  /// True from the start until a pause, or else until the completions have run.
  open private(set) var isRunning = false
  /// Completions are told that the animation has ended where it started. What it has changed stays changed: nobody keeps what was before.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      let done = reached(wasReversed: oldValue)
      run(from: done, for: left(from: done))
    }
  }
  /// How much of the animation is done, from 0 to 1: as much as of its time is over. Another number has it go on from there. Whatever it
  /// changes is changed already.
  open var fractionComplete: CGFloat {
    get { isRunning ? reached(wasReversed: isReversed) : began.fraction }
    set { if isRunning { run(from: newValue, for: left(from: newValue)) } else { began.fraction = newValue } }
  }
  /// Where it began to run, when, and how long it takes from there, in seconds of the runtime's clock.
  private var began: (fraction: CGFloat, time: TimeInterval, length: TimeInterval) = (0, 0, 0)
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
    animator.startAnimation(afterDelay: delay)
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
    guard !isRunning else { return }
    change()
    run(from: fractionComplete, for: left(from: fractionComplete))
  }

  /// Begins the animation if it has not begun, and keeps it from ending.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    change()
    rest()
  }

  /// Goes on after a pause.
  ///
  /// - Parameter durationFactor: how much of the duration what is left takes; 0 for as much as is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    guard state != .stopped, !isRunning else { return }
    change()
    let done = fractionComplete
    run(from: done, for: durationFactor > 0 ? duration * TimeInterval(durationFactor) : left(from: done))
  }

  /// Keeps what has been changed, and calls no completion: ``finishAnimation(at:)`` does, unless `withoutFinishing`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    rest()
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

  // MARK: On the clock

  private func left(from fraction: CGFloat) -> TimeInterval {
    duration * TimeInterval(min(1, max(0, isReversed ? fraction : 1 - fraction)))
  }

  private func reached(wasReversed: Bool) -> CGFloat {
    let end: CGFloat = wasReversed ? 0 : 1
    guard began.length > 0 else { return began.fraction }
    return began.fraction + (end - began.fraction) * CGFloat(min(1, (runtime.time - began.time) / began.length))
  }

  private func run(from fraction: CGFloat, for length: TimeInterval) {
    began = (fraction, runtime.time, length)
    isRunning = true
    course += 1
    let end = { [course] in self.arrive(course) }
    if length > 0 { runtime.async(.main, after: length, end) } else { runtime.async(.main, end) }
  }

  private func rest() {
    began.fraction = fractionComplete
    isRunning = false
    course += 1
  }

  private func arrive(_ started: Int) {
    guard started == course else { return }
    began.fraction = isReversed ? 0 : 1
    isRunning = false
    if !pausesOnCompletion { finish(at: isReversed ? .start : .end) }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    isRunning = false
    (state, began.fraction) = (.inactive, 0)
    let now = completions
    completions = []
    for completion in now { completion(position) }
  }
}
