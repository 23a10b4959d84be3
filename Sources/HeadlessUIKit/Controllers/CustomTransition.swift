import Foundation

/// A transition that somebody else shows: what the animator is given, and what it says when it is done. Main only.
final class CustomTransition: UIViewControllerContextTransitioning {
  let containerView: UIView
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  let presentationStyle: UIModalPresentationStyle
  private let ends: [UITransitionContextViewControllerKey: End]
  /// What follows a finger, if it does: everything that the animator animates.
  private var scrubbed: [ScrubbedAnimation] = []
  private var whenOver: ((Bool) -> Void)?
  private var outcome: Bool?
  private var isBeginning = false
  private(set) var isOver = false
  private(set) var isInteractive = false
  /// What is done whenever a finger takes the transition or lets go of it.
  var whenInteractionChanges: [() -> Void] = []
  private(set) var transitionWasCancelled = false
  /// How far the finger has it, from 0 to 1.
  private(set) var percentComplete: CGFloat = 0

  /// One of the two controllers, and where its view is at the beginning and at the end.
  struct End {
    let controller: UIViewController
    /// Nil for a view that stays where it is.
    let view: UIView?
    let initial: CGRect
    let final: CGRect
  }

  init(
    in container: UIView, from old: End, to new: End, by animator: any UIViewControllerAnimatedTransitioning,
    following interactor: (any UIViewControllerInteractiveTransitioning)?, style: UIModalPresentationStyle
  ) {
    (containerView, ends, self.animator) = (container, [.from: old, .to: new], animator)
    (self.interactor, presentationStyle) = (interactor, style)
  }

  var isAnimated: Bool { true }
  var duration: TimeInterval { animator.transitionDuration(using: self) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { ends[key]?.controller }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { ends[key == .from ? .from : .to]?.view }
  func initialFrame(for vc: UIViewController) -> CGRect { end(of: vc)?.initial ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { end(of: vc)?.final ?? .zero }
  private func end(of controller: UIViewController) -> End? { ends.values.first { $0.controller === controller } }

  // MARK: On its way

  /// - Parameters:
  ///   - arrived: what is due once the animator has placed the views.
  ///   - whenOver: told whether the transition was completed.
  func begin(arrived: () -> Void, whenOver: @escaping (Bool) -> Void) {
    self.whenOver = whenOver
    isBeginning = true
    isInteractive = interactor?.wantsInteractiveStart ?? false
    if isInteractive { interactor?.startInteractiveTransition(self) } else { animator.animateTransition(using: self) }
    arrived()
    isBeginning = false
    if let outcome { end(outcome) }
  }

  /// Has the animator's animations follow a finger.
  func scrub(in runtime: HeadlessRuntime) {
    let own = animator.interruptibleAnimator(using: self)
    if own is AbsentAnimator {
      scrubbed = runtime.viewAnimations.scrubbing { animator.animateTransition(using: self) }
    } else {
      scrubbed = [ScrubbedAnimation(animator: own, delay: 0, duration: duration)]
      own.pauseAnimation()
    }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    for one in scrubbed { one.show(percentComplete, of: duration) }
  }

  func pauseInteractiveTransition() {
    isInteractive = true
    for one in scrubbed { one.animator.pauseAnimation() }
    for step in whenInteractionChanges { step() }
  }

  func finishInteractiveTransition() { letGo() }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    for one in scrubbed { one.animator.isReversed = true }
    letGo()
  }

  private func letGo() {
    isInteractive = false
    for step in whenInteractionChanges { step() }
    let speed = max(0.01, interactor?.completionSpeed ?? 1)
    for one in scrubbed { one.goOn(at: speed) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard outcome == nil else { return }
    outcome = didComplete
    if !isBeginning { end(didComplete) }
  }

  /// - Parameter completed: whether what was to come has come.
  func end(_ completed: Bool) {
    guard !isOver else { return }
    isOver = true
    (isInteractive, outcome) = (false, completed)
    whenOver?(completed)
    (whenOver, whenInteractionChanges) = (nil, [])
    animator.animationEnded(completed)
  }
}

/// One of the animations that follow a finger.
struct ScrubbedAnimation {
  let animator: any UIViewImplicitlyAnimating
  let delay: TimeInterval
  let duration: TimeInterval

  func show(_ percent: CGFloat, of whole: TimeInterval) {
    guard duration > 0 else { return }
    animator.fractionComplete = min(1, max(0, CGFloat((Double(percent) * whole - delay) / duration)))
  }

  func goOn(at speed: CGFloat) {
    let left = animator.isReversed ? animator.fractionComplete : 1 - animator.fractionComplete
    animator.continueAnimation(withTimingParameters: nil, durationFactor: left / speed)
  }
}

/// Stands for that of an animator which has none that can be paused.
final class AbsentAnimator: UIViewPropertyAnimator {}
