import Foundation

/// What few controllers say of themselves. Kept: a controller covers the window here whatever is said.
extension UIViewController {
  public var providesPresentationContextTransitionStyle: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var restoresFocusAfterTransition: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }
  /// What the margins of the controller's view are at least, in points.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  /// The view that bars look at, by its edges.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    setRare(scrollView, "content scroll view")
  }
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { rare("content scroll view") }

  /// There are no extensions of apps.
  public var extensionContext: NSObject? { nil }
  /// Nil: nothing takes time.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    setRare(collection, "traits of \(ObjectIdentifier(child))")
  }
  public func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    rare("traits of \(ObjectIdentifier(child))")
  }

  /// One that turns ``isEditing`` on and off.
  public var editButtonItem: UIBarButtonItem {
    if let item: UIBarButtonItem = rare() { return item }
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Edit") { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    setRare(item)
    return item
  }

  func showAsDetail(_ controller: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  // MARK: Containers

  /// Has a child know that it is about to appear or disappear; see ``endAppearanceTransition()``.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    setRare(isAppearing, "appearance")
    if isAppearing { callViewWillAppear() } else { callViewWillDisappear() }
  }

  public func endAppearanceTransition() {
    guard let isAppearing: Bool = rare("appearance") else { return }
    setRare(nil as Bool?, "appearance")
    if isAppearing { callViewDidAppear() } else { callViewDidDisappear() }
  }

  /// One child gives way to another in the container's view.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let host: UIView = fromViewController.loadedView.superview ?? loadedView
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

/// Something that stands in a container and has a size.
public protocol UIContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// The way from one controller of a storyboard to another. There are no storyboards, so nobody goes it but who makes one.
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, nil)
  }

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) { (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, performHandler) }

  open func perform() { if let handler { handler() } else { source.show(destination, sender: nil) } }
}

/// What is offered below a preview.
public protocol UIPreviewActionItem: AnyObject {
  var title: String { get }
}

open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Hashable, Sendable {
    case `default`
    case selected
    case destructive
  }

  public let title: String
  public let style: Style
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    (self.title, self.style) = (title, style)
    self.handler = { action, controller in (action as? UIPreviewAction).map { handler($0, controller) } }
  }
}
