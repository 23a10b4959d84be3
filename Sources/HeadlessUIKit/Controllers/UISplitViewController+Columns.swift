import Foundation

extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Hashable, Sendable {
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  public enum Column: Int, Hashable, Sendable {
    case primary
    case supplementary
    case secondary
    case compact
  }

  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    setRare(style, "style of columns")
  }

  /// Shown beside one another from the first column on; where there is room for one, that for narrow windows is of no account.
  public func setViewController(_ vc: UIViewController?, for column: Column) {
    namedColumns[column] = vc
    viewControllers = [.primary, .supplementary, .secondary].compactMap { namedColumns[$0] }
  }
  public func viewController(for column: Column) -> UIViewController? { namedColumns[column] }

  private var namedColumns: [Column: UIViewController] {
    get { rare() ?? [:] }
    set { setRare(newValue) }
  }

  /// Shows a column where there is room for one.
  public func show(_ column: Column) {
    if let controller = namedColumns[column] { showDetailViewController(controller, sender: nil) }
  }
  public func hide(_ column: Column) {}

  // Kept only.
  public var preferredSplitBehavior: SplitBehavior {
    get { rare() ?? .automatic }
    set { setRare(newValue) }
  }
  public var preferredPrimaryColumnWidth: CGFloat {
    get { rare() ?? -CGFloat.greatestFiniteMagnitude }
    set { setRare(newValue) }
  }
  public var displayMode: DisplayMode { preferredDisplayMode }

  public enum SplitBehavior: Int, Hashable, Sendable {
    case automatic
    case tile
    case overlay
    case displace
  }
}
