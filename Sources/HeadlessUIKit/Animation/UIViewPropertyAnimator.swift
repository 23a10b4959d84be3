import Foundation

/// An animation that is started by hand. What it changes has its new value as soon as it starts or is paused for the first time; what is to be
/// seen meanwhile is in the ``CALayer/presentation()`` of the views' layers, as with any other animation of views. Completions run when its
/// time is over on the runtime's own clock. Main only.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private let runtime = HeadlessRuntime.current
  private var animations: [Later] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var clock: AnimatorClock
  private lazy var changes = AnimatorChanges { [weak self] in self.map { $0.clock.progress(at: $0.runtime.time) } ?? 1 }
  /// Counts what a pause or a stop makes void.
  private var course = 0
  /// In seconds. That of the spring where the timing says what it is made of.
  public let duration: TimeInterval
  open var timingParameters: (any UITimingCurveProvider)? { clock.curve }
  open private(set) var state = UIViewAnimatingState.inactive
  /// True from the start until a pause, or else until the completions have run.
  open var isRunning: Bool { clock.isRunning }
  /// The animation goes back to where it started. When it has come there everything is as it was, and completions are told so.
  open var isReversed: Bool {
    get { clock.isReversed }
    set {
      guard newValue != clock.isReversed else { return }
      clock.turn(to: newValue, at: runtime.time)
      if isRunning { run() }
    }
  }
  /// How much of the animation is done, from 0 to 1: as much as of its time is over while it runs, and as much of the way as is done while it
  /// rests, unless that is not to be scrubbed linearly. Another number has it go on from there, or rest there if it has not begun.
  open var fractionComplete: CGFloat {
    get { CGFloat(clock.complete(at: runtime.time)) }
    set {
      guard state != .stopped else { return }
      change()
      clock.set(complete: Double(newValue), at: runtime.time)
      if isRunning { run() }
    }
  }
  // Kept only.
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  /// Whether ``fractionComplete`` is as much of the way as is done while the animation rests, and not of the time.
  open var scrubsLinearly: Bool {
    get { clock.pausesOnTheWay }
    set { clock.pausesOnTheWay = newValue }
  }
  /// Whether completions wait for ``stopAnimation(_:)`` and ``finishAnimation(at:)`` when the animation has come to its end.
  open var pausesOnCompletion = false

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.ownDuration ?? duration
    clock = AnimatorClock(duration: self.duration, curve: parameters)
  }

  /// One that takes no time.
  public convenience override init() { self.init(duration: 0, curve: .easeInOut) }

  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
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
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.viewCurve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// - Parameter delayFactor: how much of what is left is over before these begin.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .active { perform(Later(change: animation, delay: Double(delayFactor))) }
    if state == .inactive { animations.append(Later(change: animation, delay: Double(delayFactor))) }
  }

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
    run()
  }

  /// Begins the animation if it has not begun, and keeps it from ending.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    change()
    rest()
  }

  /// Goes on after a pause.
  ///
  /// - Parameters:
  ///   - parameters: how what is left of the way is gone from here; as before for nil.
  ///   - durationFactor: how much of the duration what is left takes; 0 for as much as is left of it.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state != .stopped, !isRunning else { return }
    change()
    if let parameters { clock.go(along: parameters) }
    run(for: durationFactor > 0 ? duration * TimeInterval(durationFactor) : nil)
  }

  /// What is changed stays where it is seen, and no completion is called: ``finishAnimation(at:)`` does, unless `withoutFinishing`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    rest()
    changes.rest()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { finish(at: .current, telling: []) }
  }

  /// Calls the completions of an animator that was stopped, of which everything is where it says then; nothing happens to any other.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { finish(at: finalPosition, telling: completions) }
  }

  private func change() {
    state = .active
    let now = animations
    animations = []
    for one in now { perform(one) }
  }

  private func perform(_ one: Later) {
    let done = clock.progress(at: runtime.time)
    let start = done + (1 - done) * clock.curve.progress(at: one.delay, of: duration)
    changes.perform(from: start, for: duration, in: runtime, one.change)
  }

  // MARK: On the clock

  private func run(for length: TimeInterval? = nil) {
    course += 1
    let left = clock.run(at: runtime.time, for: length)
    let end = { [course] in self.arrive(course) }
    if left > 0 { runtime.async(.main, after: left, end) } else { runtime.async(.main, end) }
  }

  private func rest() {
    clock.pause(at: runtime.time)
    course += 1
  }

  private func arrive(_ started: Int) {
    guard started == course else { return }
    clock.arrive()
    if !pausesOnCompletion { finish(at: isReversed ? .start : .end, telling: completions) }
  }

  private func finish(at position: UIViewAnimatingPosition, telling now: [(UIViewAnimatingPosition) -> Void]) {
    changes.finish(at: position)
    clock.begin()
    (state, completions) = (.inactive, [])
    for completion in now { completion(position) }
  }
}

/// A block that has not run.
private struct Later {
  let change: () -> Void
  let delay: Double
}
