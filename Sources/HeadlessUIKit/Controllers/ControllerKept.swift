import Foundation

/// What few controllers say of themselves. Kept: a controller covers the window here whatever is said.
extension UIViewController {
  func showAsDetail(_ controller: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  // MARK: Containers
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
