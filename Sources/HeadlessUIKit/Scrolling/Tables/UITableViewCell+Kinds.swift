import Foundation

extension UITableViewCell {
  /// Which texts a cell has, and where.
  public enum CellStyle: Int, Hashable, Sendable {
    /// One text.
    case `default`
    /// A text at the left, and another at the right.
    case value1
    /// A small text at the left that ends where another begins.
    case value2
    /// A text, and a small one below it.
    case subtitle
  }

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

public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
