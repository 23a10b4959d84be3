import Foundation

/// Is told of what a split shows. On main; here nothing has to be told.
public protocol UISplitViewControllerDelegate: AnyObject {}

/// Two controllers: side by side where there is room for both. Elsewhere one of them is shown: the first, until the second is asked for.
open class UISplitViewController: UIContainerController {
  /// How both are shown where there is room: beside each other, unless the second one only is wanted.
  public enum DisplayMode: Int, Hashable, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary

    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic { didSet { showColumns() } }
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 320
  open var presentsWithGesture = true
  /// What shows the first controller where it is not shown; here nothing does.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
  /// How the columns are told apart where they are set by their names.
  open var style: Style { rare("style of columns") ?? .unspecified }
  private var columns: [UIViewController] = []
  /// The one that is shown where there is room for one.
  private weak var chosen: UIViewController?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] {
    get { columns }
    set { setColumns(newValue, shown: newValue.first) }
  }

  /// Shows a controller as the second one.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    setColumns(Array(columns.prefix(1)) + [controller], shown: controller)
  }

  private func setColumns(_ new: [UIViewController], shown: UIViewController?) {
    guard requireMain(.controllerOnMain, "viewControllers") else { return }
    let old = columns
    (columns, chosen) = (new, shown)
    exchangeChildren(old, for: new) { showColumns() }
  }

  // MARK: Side by side

  /// Whether there is room for one of the controllers only: on phones, but for large ones that lie on their side.
  open var isCollapsed: Bool { isCollapsed(in: viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size) }

  private func isCollapsed(in size: CGSize) -> Bool { size.width < 736 || min(size.width, size.height) < 414 }

  private func showColumns() {
    let both = preferredDisplayMode == .secondaryOnly ? columns.suffix(1) : columns.prefix(2)
    show(isCollapsed ? columns.filter { $0 === chosen } : Array(both), leavingFirst: true)
  }

  override func viewBoundsDidChange() {
    super.viewBoundsDidChange()
    showColumns()
  }

  /// The first one is as wide as its share, within its limits.
  override func frames(in bounds: CGRect) -> [CGRect] {
    guard row.count == 2, !isCollapsed(in: bounds.size) else { return super.frames(in: bounds) }
    let share = bounds.width * preferredPrimaryColumnWidthFraction
    let columns = bounds.divided(
      atDistance: min(max(share, minimumPrimaryColumnWidth), maximumPrimaryColumnWidth), from: .minXEdge)
    return [columns.slice, columns.remainder]
  }

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
}

extension UIViewController {
  var splitAround: UISplitViewController? {
    var next = parent
    while let current = next {
      if let split = current as? UISplitViewController { return split }
      next = current.parent
    }
    return nil
  }
}
