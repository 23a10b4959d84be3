import Foundation

/// Is told of what a split shows. On main; here nothing has to be told.
public protocol UISplitViewControllerDelegate: AnyObject {}

/// Two controllers of which a phone shows one: the first, until the second is asked for.
open class UISplitViewController: UIContainerController {
  /// How both would be shown where there is room; kept only.
  public enum DisplayMode: Int, Hashable, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary

    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  public weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 320
  open var presentsWithGesture = true
  public var isCollapsed: Bool { true }
  private var columns: [UIViewController] = []

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] {
    get { columns }
    set { setColumns(newValue, shown: newValue.first) }
  }

  /// Shows a controller as the second one.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    setColumns(Array(columns.prefix(1)) + [controller], shown: controller)
  }

  private func setColumns(_ new: [UIViewController], shown: UIViewController?) {
    guard requireMain(.controllerOnMain, "viewControllers") else { return }
    let old = columns
    columns = new
    exchangeChildren(old, for: new) { show(shown, leavingFirst: true) }
  }
}

extension UIViewController {
  public var splitViewController: UISplitViewController? {
    var next = parent
    while let current = next {
      if let split = current as? UISplitViewController { return split }
      next = current.parent
    }
    return nil
  }
}
