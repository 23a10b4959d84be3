import Foundation

/// A scroll view with rows. What fills it is a table node's business. Main only.
open class UITableView: UIScrollView {
  /// Whether rows can be deleted, inserted and moved by the user.
  public private(set) var isEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// How sections are told apart.
  public package(set) var style = Style.plain
  /// The headers and footers of sections.
  package private(set) lazy var headings = TableHeadings(of: self)
  package weak var rowLayout: UICollectionViewFlowLayout?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Above all sections, as wide as the table and as high as it is. Set anew, it may have another height.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  /// Below all sections, as wide as the table and as high as it is. Set anew, it may have another height.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }
  /// In points; what a delegate says that knows better counts more.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { arrangementDidChange() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { arrangementDidChange() } }
  /// How high headers are taken to be that say it themselves, until they are on screen; in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension

  /// For subclasses of the runtime: what is in the table goes to other places.
  open func arrangementDidChange() {}

  // What stands between and behind rows: kept only, none of it takes any room.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var backgroundView: UIView?
  open var sectionHeaderTopPadding: CGFloat = 0
  open var sectionIndexColor: UIColor?
  // A row is as high as its node, whatever these say.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  // Kept; what can be selected is the node's business.
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var cellLayoutMarginsFollowReadableWidth = false
  public static let automaticDimension: CGFloat = -1

  /// The rows of what fills the table.
  open var numberOfSections: Int { rowSource?.sectionCount ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    guard let rowSource, section >= 0, section < rowSource.sectionCount else { return 0 }
    return rowSource.itemCount(inSection: section)
  }
  package weak var rowSource: (any TableRows)?

  /// How sections are told apart: headers of a plain table stay on screen with their rows; groups have room between them, and inset
  /// ones have some at their sides too.
  public enum Style: Int, Hashable, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  /// Where a row should be after scrolling to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  /// How a row comes or goes; nothing is animated here.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }
}
