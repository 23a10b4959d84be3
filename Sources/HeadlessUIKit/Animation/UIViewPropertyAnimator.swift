import Foundation

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  case end
  case start
  case current
}

/// An animation that is started by hand. It takes no time: what it changes is changed as soon as it starts, and completions run in a main
/// job of their own.
open class UIViewPropertyAnimator: NSObject {
  private let runtime = HeadlessRuntime.current
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// In seconds; makes no difference.
  public let duration: TimeInterval
  /// True from the start until the completions have run.
  public private(set) var isRunning = false

  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
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
    if isRunning { animation() } else { animations.append(animation) }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// - Parameter delay: in seconds of the runtime's own clock.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay <= 0 else { return runtime.async(.main, after: delay) { self.run() } }
    run()
  }

  private func run() {
    isRunning = true
    let now = animations
    animations = []
    for animation in now { animation() }
    runtime.async(.main) { self.finish() }
  }

  private func finish() {
    isRunning = false
    let now = completions
    completions = []
    for completion in now { completion(.end) }
  }
}
