import Foundation

/// A scroll view with rows. What fills it is a table node's business. Main only.
open class UITableView: UIScrollView {
  /// Whether rows can be deleted, inserted and moved by the user.
  public private(set) var isEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // What stands between, above and below rows: kept only, none of it takes any room.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var sectionHeaderHeight: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = 0
  open var sectionIndexColor: UIColor?
  // A row is as high as its node, whatever these say.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
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
  package weak var rowSource: (any CollectionLayoutSource)?

  /// How sections are told apart; kept only.
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
