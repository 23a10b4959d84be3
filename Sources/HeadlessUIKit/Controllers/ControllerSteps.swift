import Foundation

/// The steps of a controller's life whose place or order is promised, each with the right behaviour as its default.
///
/// A deliberate fault replaces one of them. ``deliver(_:to:_:)`` is what every hook goes through, so a fault can have any of them run
/// elsewhere, twice or not at all.
package protocol ControllerSteps: Sendable {
  /// The very beginning of the initialiser.
  func beginInit(of controller: UIViewController)
  /// Runs one hook of a controller.
  func deliver(_ hook: ObservedCall, to controller: UIViewController, _ body: () -> Void)
  /// Calls `loadView()`.
  func loadView(of controller: UIViewController)
  /// What the framework's own `loadView()` does: sets the view, as large as the screen unless it has a size.
  func setManagedView(of controller: UIViewController)
  /// Calls `viewDidLoad()` right after the view was loaded.
  func viewDidLoad(of controller: UIViewController)
  /// Brings a controller on screen.
  func appear(_ controller: UIViewController, in window: UIWindow)
  /// Takes a controller off screen.
  func disappear(_ controller: UIViewController, from window: UIWindow)
  /// Tells a controller on screen of a size to come.
  func willTransition(_ controller: UIViewController, to size: CGSize)
  /// Gives the view of a controller on screen another frame.
  func changeGeometry(of controller: UIViewController, to frame: CGRect)
  /// One pass over one view, be it a controller's or not.
  func layoutPass(of view: UIView)
}

/// Every step at its default.
package struct StandardControllerSteps: ControllerSteps {
  package init() {}
}

extension ControllerSteps {
  package func beginInit(of controller: UIViewController) {
    CreationScope.begin(ControllerCall.initialize, of: controller)
  }

  package func deliver(_ hook: ObservedCall, to controller: UIViewController, _ body: () -> Void) { body() }

  package func loadView(of controller: UIViewController) { controller.callLoadView() }

  package func setManagedView(of controller: UIViewController) {
    let view = controller.viewSource?.managedView ?? UIView.made(by: controller.runtime)
    // Before it is the controller's: what it has from the beginning is no change.
    if view.frame.isEmpty { view.frame = UIScreen.main.bounds }
    controller.setView(view, by: .byFramework)
  }

  package func viewDidLoad(of controller: UIViewController) { controller.callViewDidLoad() }

  package func appear(_ controller: UIViewController, in window: UIWindow) {
    controller.come(into: window, animated: false)
    controller.callViewDidAppear()
  }

  package func disappear(_ controller: UIViewController, from window: UIWindow) {
    controller.callViewWillDisappear()
    controller.go(animated: false)
  }

  package func willTransition(_ controller: UIViewController, to size: CGSize) {
    controller.callViewWillTransition(to: size)
  }

  package func changeGeometry(of controller: UIViewController, to frame: CGRect) {
    controller.loadedView.frame = frame
  }

  package func layoutPass(of view: UIView) {
    view.controller?.callViewWillLayoutSubviews()
    view.layoutContents()
    view.controller?.callViewDidLayoutSubviews()
  }
}
