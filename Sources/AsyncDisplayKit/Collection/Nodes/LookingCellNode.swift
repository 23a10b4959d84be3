import Foundation
import HeadlessUIKit

/// What a table's row has beside its node. None of it is to be seen here.
///
/// A class beside ``ASCellNode`` because only what stands in the body of a class can be overridden.
open class LookingCellNode: ASDisplayNode {
  struct Appearance {
    var isSelected = false
    var isHighlighted = false
    var neverShowsPlaceholders = false
    var selectionStyle = UITableViewCell.SelectionStyle.default
    var accessoryType = UITableViewCell.AccessoryType.none
    var separatorInset = UIEdgeInsets.zero
    var background: UIView?
    var selectedBackground: UIView?
    var place: CellPlace?
  }

  let appearance = Guarded(Appearance())

  public override init() { super.init() }

  /// Kept; a selected row looks like any other.
  open var selectionStyle: UITableViewCell.SelectionStyle {
    get { appearance[\.selectionStyle] }
    set { appearance.with { $0.selectionStyle = newValue } }
  }

  /// Kept; nothing stands at the end of a row.
  open var accessoryType: UITableViewCell.AccessoryType {
    get { appearance[\.accessoryType] }
    set { appearance.with { $0.accessoryType = newValue } }
  }

  /// Kept; nothing separates rows.
  open var separatorInset: UIEdgeInsets {
    get { appearance[\.separatorInset] }
    set { appearance.with { $0.separatorInset = newValue } }
  }

  /// Kept; a cell is its node and nothing behind it.
  open var backgroundView: UIView? {
    get { appearance[\.background] }
    set { appearance.with { $0.background = newValue } }
  }

  open var selectedBackgroundView: UIView? {
    get { appearance[\.selectedBackground] }
    set { appearance.with { $0.selectedBackground = newValue } }
  }

  /// Where the collection's layout has the cell, and how it looks there; nil while it is not on screen. Main only.
  open var layoutAttributes: UICollectionViewLayoutAttributes? { appearance[\.place]?.attributes }

  /// Kept; there is no focus.
  open var focusStyle: UITableViewCell.FocusStyle {
    get { rare() ?? .default }
    set { setRare(newValue) }
  }
}
