import Foundation

/// A scroll view with rows. What fills it is a table node's business. Main only.
open class UITableView: UIScrollView {
  /// Whether rows can be deleted, inserted and moved by the user.
  public private(set) var isEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

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

extension UITableViewCell {
  /// What the user has done to a row in editing mode.
  public enum EditingStyle: Int, Hashable, Sendable {
    case none
    case delete
    case insert
  }

  /// How a selected row looks; kept only.
  public enum SelectionStyle: Int, Hashable, Sendable {
    case none
    case blue
    case gray
    case `default`
  }
}

/// Names what belongs to the rows of a table. Rows are nodes here, so no such view is ever made.
public enum UITableViewCell {}
