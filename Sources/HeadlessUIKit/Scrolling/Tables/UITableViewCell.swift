import Foundation

/// What a row of a table looks like around its node. Rows are nodes here, so no such view is ever made.
open class UITableViewCell: UIView {
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

  /// What stands at the end of a row; kept only.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// What separates a row from the next one; kept only.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    case none
    case singleLine
    case singleLineEtched
  }
}

public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
