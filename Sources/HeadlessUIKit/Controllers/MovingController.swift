import Foundation

/// The part of a controller that says how it comes and goes, and what few say of themselves. What is only kept changes nothing: a controller
/// covers the window here whatever is said.
///
/// A class beside ``UIViewController`` because only what stands in the body of a class can be overridden.
open class MovingController: ControllerHooks {
  private var controller: UIViewController { unsafeDowncast(self, to: UIViewController.self) }

  /// Whether it appears because it has come into a container.
  open var isMovingToParent: Bool { surroundings.move == .toParent }

  /// Whether it disappears because it leaves its container: it was popped.
  open var isMovingFromParent: Bool { surroundings.move == .fromParent }

  /// Whether it appears because it is shown above another controller.
  open var isBeingPresented: Bool { surroundings.move == .presented }

  /// Whether it disappears because it is not shown above another controller any more.
  open var isBeingDismissed: Bool { surroundings.move == .dismissed }

  /// What the archive of its interface is called, if it was said.
  open var nibName: String? { rare("nib name") }
  open var nibBundle: Bundle? { rare("nib bundle") }
  func keepNib(_ name: String?, in bundle: Bundle?) {
    setRare(name, "nib name")
    setRare(bundle, "nib bundle")
  }

  open var providesPresentationContextTransitionStyle: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }

  open var restoresFocusAfterTransition: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }

  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }

  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }

  /// What the margins of the controller's view are at least, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  /// The view that bars look at, by its edges.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    setRare(scrollView, "content scroll view")
  }

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { rare("content scroll view") }

  /// There are no extensions of apps.
  open var extensionContext: NSObject? { nil }

  /// Where a controller comes or goes with an animation, until it is there.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { controller.coordinator }

  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    setRare(collection, "traits of \(ObjectIdentifier(child))")
  }

  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    rare("traits of \(ObjectIdentifier(child))")
  }

  /// One that turns ``isEditing`` on and off.
  open var editButtonItem: UIBarButtonItem {
    if let item: UIBarButtonItem = rare() { return item }
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Edit") { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    setRare(item)
    return item
  }

  /// Has a child know that it is about to appear or disappear; see ``endAppearanceTransition()``.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    setRare(isAppearing, "appearance")
    if isAppearing { controller.callViewWillAppear() } else { controller.callViewWillDisappear() }
  }

  open func endAppearanceTransition() {
    guard let isAppearing: Bool = rare("appearance") else { return }
    setRare(nil as Bool?, "appearance")
    if isAppearing { controller.callViewDidAppear() } else { controller.callViewDidDisappear() }
  }

  /// One child gives way to another in the container's view.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let host: UIView = fromViewController.loadedView.superview ?? controller.loadedView
    fromViewController.callViewWillDisappear()
    toViewController.callViewWillAppear()
    host.addSubview(toViewController.loadedView)
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {}) { done in
      fromViewController.viewIfLoaded?.removeFromSuperview()
      fromViewController.callViewDidDisappear()
      toViewController.callViewDidAppear()
      completion?(done)
    }
  }
}
