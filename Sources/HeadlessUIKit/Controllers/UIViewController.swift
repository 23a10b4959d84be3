import Foundation

/// Manages a view: loads it when it is needed, and is told when it appears, disappears and is laid out. Main only.
open class UIViewController: MovingController, TracedObject {
  package let runtime: HeadlessRuntime
  public let observationID: UInt32
  private var storedView: UIView?
  var isLoadingView = false
  open var title: String?
  /// Where the view comes from if it is not the controller's own.
  package private(set) var viewSource: (any ViewSource)?

  public var relatedObservationID: UInt32 { viewSource?.observationID ?? 0 }
  package var ambientFlags: ObservedFlags { [] }
  package var refusal: ObservedCall { ControllerCall.refused }

  /// There are no archives of interfaces here: both names are only kept.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    runtime = HeadlessRuntime.current
    observationID = runtime.nextObservationID()
    super.init()
    if nibNameOrNil != nil || nibBundleOrNil != nil { keepNib(nibNameOrNil, in: nibBundleOrNil) }
    viewSource = (self as? any ManagesOthersView)?.othersView
    baseDidInit()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller from an archive; there are none, so it is a plain one.
  public required init?(coder: NSCoder) {
    runtime = HeadlessRuntime.current
    observationID = runtime.nextObservationID()
    super.init()
    viewSource = (self as? any ManagesOthersView)?.othersView
    baseDidInit()
  }

  private func baseDidInit() {
    runtime.controllerSteps.beginInit(of: self)
    _ = requireMain(.controllerOnMain, "init")
    CreationScope.endOfBase(ControllerCall.initialize, of: self, isAll: type(of: self) == UIViewController.self)
  }

  deinit {
    CreationScope.handOver(self)
    note(ControllerCall.deinitialize)
  }

  /// What is above the controller's view.
  open override var next: UIResponder? { storedView?.superview }

  // MARK: The view

  /// The controller's view; loaded by the first access. Off main it is refused: a view that belongs to nobody is returned.
  open var view: UIView! {
    get {
      guard ThreadState.isMain else {
        refuse(.viewOnMain, "view on \(ThreadState.current)", as: ControllerCall.view)
        return UIView.nobodys(in: runtime)
      }
      note(ControllerCall.view, flags: .byClient)
      return loadedView
    }
    set {
      guard requireMain(.viewOnMain, "view =", as: ControllerCall.setView) else { return }
      setView(newValue, by: .byClient)
    }
  }

  /// The view if it has been loaded.
  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  /// Loads the view unless it has been loaded.
  open func loadViewIfNeeded() {
    guard requireMain(.controllerOnMain, "loadViewIfNeeded()") else { return }
    _ = loadedView
  }

  /// Sets the view, as the user's code or as the runtime.
  package func setView(_ view: UIView?, by who: ObservedFlags) {
    let isDifferent = viewSource.map { !$0.manages(view) } ?? false
    note(ControllerCall.setView, flags: isDifferent ? who.union(.different) : who)
    let isFirst = storedView == nil && view != nil
    storedView?.controller = nil
    storedView = view
    view?.controller = self
    if isFirst { note(ControllerCall.viewLoaded) }
  }

  /// The view has other bounds than before.
  func viewBoundsDidChange() {
    note(ControllerCall.geometryChange, flags: storedView?.window == nil ? [] : .onScreen)
  }

  // MARK: What extensions of sources that `portable-source` has read can take the place of

  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  open dynamic override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
  open dynamic override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }

  // MARK: To override

  /// Makes the view and sets it.
  open func loadView() {
    tracedBase(ControllerCall.loadView) { runtime.controllerSteps.setManagedView(of: self) }
  }

  /// The view has been loaded. Once in the controller's life.
  open func viewDidLoad() { tracedBase(ControllerCall.viewDidLoad) {} }

  /// The view is about to be on screen.
  open func viewWillAppear(_ animated: Bool) { tracedBase(ControllerCall.viewWillAppear) {} }

  /// The view is on screen and laid out.
  open func viewDidAppear(_ animated: Bool) { tracedBase(ControllerCall.viewDidAppear) {} }

  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) { tracedBase(ControllerCall.viewWillDisappear) {} }

  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) { tracedBase(ControllerCall.viewDidDisappear) {} }

  /// What is in the view is about to be placed.
  open func viewWillLayoutSubviews() { tracedBase(ControllerCall.viewWillLayoutSubviews) {} }

  /// What is in the view has been placed.
  open func viewDidLayoutSubviews() { tracedBase(ControllerCall.viewDidLayoutSubviews) {} }

  /// The view is about to get another size, because the device was turned or the screen was split.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    tracedBase(ControllerCall.viewWillTransition) {}
  }

  /// Makes and changes the constraints of the view. Called before a layout pass, where it was asked for and at first.
  open func updateViewConstraints() { storedView?.updateConstraints() }

  // MARK: Around it

  open var parent: UIViewController? { surroundings.parent }
  open var children: [UIViewController] { surroundings.children }
  open var navigationController: UINavigationController? { container() }
  open var tabBarController: UITabBarController? { container() }
  open var presentedViewController: UIViewController? { surroundings.presented }
  open var presentingViewController: UIViewController? { surroundings.presenting }

  /// Takes a controller in. Its view, and its appearing, are the container's business.
  open func addChild(_ child: UIViewController) { takeIn(child) }
  open func removeFromParent() { leaveParent() }

  /// Pushes a controller where this one is in a navigation, and presents it elsewhere.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController = self as? UINavigationController ?? navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller above this one, which stays where it is. Does nothing off screen, or while another is shown.
  ///
  /// - Parameter animated: whether the controller takes its time to get there.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    showAbove(controller, animated: animated, completion)
  }

  /// Takes away what is shown above this controller, or this one if nothing is.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { takeAway(animated: animated, completion) }

  /// What bars show of the controller. Made when it is asked for.
  open var navigationItem: UINavigationItem { madeNavigationItem }
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set { own(newValue) }
  }

  /// What the safe area of the controller's view is smaller by, beside what the system covers; in points.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { surroundings.safeAreaInsets }
    set {
      surroundings.safeAreaInsets = newValue
      viewIfLoaded?.tellOfSafeArea()
    }
  }
}

/// A controller that manages somebody else's view: a node's.
package protocol ManagesOthersView: UIViewController {
  var othersView: any ViewSource { get }
}
