import Foundation

/// A page of the web. Presented like any other controller; nothing is loaded, and nobody reads it.
open class SFSafariViewController: UIViewController {
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }

  /// Where the page would come from.
  open private(set) var initialURL: URL?
  open private(set) var configuration = Configuration()
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  // Kept only.
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public enum DismissButtonStyle: Int, Hashable, Sendable {
    case done
    case close
    case cancel
  }

  public convenience init(url: URL, configuration: Configuration = Configuration()) {
    self.init(nibName: nil, bundle: nil)
    (initialURL, self.configuration) = (url, configuration)
  }

  /// Has read enough, as a tap on the button does.
  open func finish() {
    dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }
}

/// Is told of a page of the web.
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
