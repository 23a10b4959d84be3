import Foundation

/// Where a controller is on its way to, while it hears of it.
enum ControllerMove {
  case none
  case toParent
  case fromParent
  case presented
  case dismissed
}

extension UIViewController {
  /// Whether it appears because it has come into a container.
  public var isMovingToParent: Bool { surroundings.move == .toParent }
  /// Whether it disappears because it leaves its container: it was popped.
  public var isMovingFromParent: Bool { surroundings.move == .fromParent }
  /// Whether it appears because it is shown above another controller.
  public var isBeingPresented: Bool { surroundings.move == .presented }
  /// Whether it disappears because it is not shown above another controller any more.
  public var isBeingDismissed: Bool { surroundings.move == .dismissed }

  /// Does something in which controllers move. A move within a move is over before that is.
  static func moving(_ controllers: [UIViewController], _ move: ControllerMove, _ body: () -> Void) {
    let before = controllers.map(\.surroundings.move)
    for controller in controllers { controller.surroundings.move = move }
    body()
    for (controller, move) in zip(controllers, before) { controller.surroundings.move = move }
  }

  /// Pushes a controller where this one is in a navigation, and presents it elsewhere.
  public func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController = self as? UINavigationController ?? navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// How large the controller would like to be; kept only.
  public var preferredContentSize: CGSize {
    get { surroundings.preferredContentSize }
    set { surroundings.preferredContentSize = newValue }
  }

  /// What the tool bar shows; kept only.
  public var toolbarItems: [UIBarButtonItem]? {
    get { surroundings.toolbarItems }
    set { surroundings.toolbarItems = newValue }
  }
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  /// Who says how the controller comes and goes. Kept: that takes no time here, and nobody is asked.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { surroundings.transitioningDelegate }
    set { surroundings.transitioningDelegate = newValue }
  }
}

/// Says how a controller comes and goes. Nobody is asked: that takes no time here.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// Animates the way from one controller to another. Nobody calls it.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// What there is on the way from one controller to another.
public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var transitionWasCancelled: Bool { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
  func completeTransition(_ didComplete: Bool)
}

public enum UITransitionContextViewControllerKey: Hashable, Sendable {
  case from
  case to
}

public enum UITransitionContextViewKey: Hashable, Sendable {
  case from
  case to
}
