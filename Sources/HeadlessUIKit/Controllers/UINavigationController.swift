import Foundation

/// Shows the last of a row of controllers. The old one hears of it before the new one. Where pushing and popping are animated, both are in
/// the window for a while.
open class UINavigationController: UIContainerController {
  public enum Operation: Int, Hashable, Sendable {
    case none
    case push
    case pop
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  /// At the top, with the height that it wants to have.
  open var navigationBar: UINavigationBar { placed(madeBar, .top) }
  private lazy var madeBar: UINavigationBar = bar {
    let bar = UINavigationBar(frame: .zero)
    bar.belong(to: self)
    return bar
  }
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
  private var stack: [UIViewController] = []
  /// What the navigation shows has changed while it was not on screen itself: the delegate hears of it when it is.
  private var owesWillShow = false
  private var owesDidShow = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// A navigation with bars of other classes; nobody sees them.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { stack.last?.presentedViewController ?? stack.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// - Returns: what was popped; nil if there is only one controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return last
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard requireMain(.controllerOnMain, "setViewControllers(_:animated:)") else { return }
    surroundings.childrensTransition?.finish()
    let old = stack
    stack = viewControllers
    let isHere = stage == .here || stage == .leaving
    owesWillShow = stage == .away
    owesDidShow = !isHere
    exchangeChildren(old, for: stack, animated: animated && old.last !== stack.last) {
      customTransition(from: old, to: stack)
    } show: {
      if !owesWillShow { tellDelegate { $0.navigationController(self, willShow: $1, animated: animated) } }
      show(Array(stack.suffix(1)), leavingFirst: true)
    } then: { [self] in
      if isHere { tellDelegate { $0.navigationController(self, didShow: $1, animated: animated) } }
    } undone: { [self] in
      stack = old
    }
  }

  private func customTransition(from old: [UIViewController], to new: [UIViewController]) -> CustomTransition? {
    guard let delegate, let from = old.last, let to = new.last else { return nil }
    let operation: Operation = old.contains { $0 === to } ? .pop : .push
    return delegate.navigationController(self, animationControllerFor: operation, from: from, to: to).map { animator in
      let interactor = delegate.navigationController(self, interactionControllerFor: animator)
      return customTransition(from: from, to: to, by: animator, following: interactor)
    }
  }

  private func tellDelegate(_ body: (any UINavigationControllerDelegate, UIViewController) -> Void) {
    if let delegate, let top = stack.last { body(delegate, top) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    if owesWillShow { tellDelegate { $0.navigationController(self, willShow: $1, animated: false) } }
    owesWillShow = false
    super.viewWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if owesDidShow { tellDelegate { $0.navigationController(self, didShow: $1, animated: false) } }
    owesDidShow = false
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Made when it is asked for.
  open var toolbar: UIToolbar! { madeToolbar }

  // MARK: What extensions of sources that `portable-source` has read can take the place of

  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  open dynamic override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  open dynamic override var childForHomeIndicatorAutoHidden: UIViewController? { super.childForHomeIndicatorAutoHidden }
  open dynamic override func viewDidLoad() { super.viewDidLoad() }
  open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
}
