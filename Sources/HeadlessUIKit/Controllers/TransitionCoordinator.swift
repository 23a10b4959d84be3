import Foundation

/// Runs animations beside a transition of a controller.
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// - Returns: whether the animation was accepted.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool

  /// In seconds.
  var transitionDuration: TimeInterval { get }
  var isAnimated: Bool { get }
  var percentComplete: CGFloat { get }
  /// A finger has it.
  var isInteractive: Bool { get }
  var initiallyInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// Has a step done whenever a finger takes the transition or lets go of it.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// What the views of both are in.
  var containerView: UIView { get }
  /// Who goes and who comes, where a controller gives way to another.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

extension UIViewControllerTransitionCoordinator {
  /// The same for those who do not want to know when it is over.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

extension UIViewControllerTransitionCoordinator {
  // As of a transition that takes no time.
  public var transitionDuration: TimeInterval { 0 }
  public var isAnimated: Bool { false }
  public var isInteractive: Bool { false }
  public var initiallyInteractive: Bool { false }
  public var isCancelled: Bool { false }
  public var percentComplete: CGFloat { 1 }
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  /// What the step was called that is now done at every change.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
  /// The same beside a view that is not in the transition's own.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
  }
  public var isInterruptible: Bool { false }
  public var completionVelocity: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var targetTransform: CGAffineTransform { .identity }
  public var containerView: UIView { surroundingView }

  var surroundingView: UIView {
    let views = [viewController(forKey: .to), viewController(forKey: .from)].compactMap { $0?.viewIfLoaded?.superview }
    return views.first ?? UIView()
  }
}

/// What animations beside a transition are given.
public typealias UIViewControllerTransitionCoordinatorContext = UIViewControllerTransitionCoordinator

/// A transition that takes no time: animations run when the new size has been set, completions after them.
final class ImmediateTransition: UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinator) -> Void
  private var animations: [Step] = []
  private var completions: [Step] = []

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func finish() {
    let steps = animations + completions
    animations = []
    completions = []
    for step in steps { step(self) }
  }
}
