import Foundation

/// What a controller was registered with to be looked into by pressing; no finger here presses.
public protocol UIViewControllerPreviewing: AnyObject {
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// What stays sharp while the rest blurs; the whole view unless it is set.
  var sourceRect: CGRect { get set }
}

/// Says what is seen of a controller's content before it is opened.
public protocol UIViewControllerPreviewingDelegate: AnyObject {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

private final class Previewing: UIViewControllerPreviewing {
  private weak var asked: (any UIViewControllerPreviewingDelegate)?
  let sourceView: UIView
  var sourceRect: CGRect
  var delegate: any UIViewControllerPreviewingDelegate { asked ?? Absent.shared }

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (asked, sourceView, sourceRect) = (delegate, view, view.bounds)
  }
}

/// In the place of a delegate that is gone.
private final class Absent: UIViewControllerPreviewingDelegate, Sendable {
  static let shared = Absent()
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {}
}

extension UIViewController {
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }

  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
