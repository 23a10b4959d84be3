import Foundation
import HeadlessUIKit

/// What a table's row has beside its node. None of it is to be seen here.
extension ASCellNode {
  /// Kept; a selected row looks like any other.
  public var selectionStyle: UITableViewCell.SelectionStyle {
    get { appearance[\.selectionStyle] }
    set { appearance.with { $0.selectionStyle = newValue } }
  }

  /// Kept; nothing stands at the end of a row.
  public var accessoryType: UITableViewCell.AccessoryType {
    get { appearance[\.accessoryType] }
    set { appearance.with { $0.accessoryType = newValue } }
  }

  /// Kept; nothing separates rows.
  public var separatorInset: UIEdgeInsets {
    get { appearance[\.separatorInset] }
    set { appearance.with { $0.separatorInset = newValue } }
  }

  /// Kept; a cell is its node and nothing behind it.
  public var backgroundView: UIView? {
    get { appearance[\.background] }
    set { appearance.with { $0.background = newValue } }
  }

  public var selectedBackgroundView: UIView? {
    get { appearance[\.selectedBackground] }
    set { appearance.with { $0.selectedBackground = newValue } }
  }
}
