import Foundation

/// What subclasses of ``UITableViewCell`` override of how they are edited. Main only.
open class RowEditing: UIView {
  /// What a row shows of being edited.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  private var row: UITableViewCell? { self as? UITableViewCell }

  /// The row is about to be edited, or not to be any more; an empty state is that of every other row.
  open func willTransition(to state: StateMask) {}
  /// The row has been told of all else that has changed with it.
  open func didTransition(to state: StateMask) {}

  open var editingStyle: UITableViewCell.EditingStyle { row?.isEditing == true ? .delete : .none }
  open var showingDeleteConfirmation: Bool { false }
  open var editingAccessoryView: UIView? {
    get { rare() }
    set { setRare(newValue) }
  }
  /// How far the content is indented; kept only.
  open var indentationLevel: Int {
    get { rare() ?? 0 }
    set { setRare(newValue) }
  }
  open var indentationWidth: CGFloat {
    get { rare() ?? 10 }
    set { setRare(newValue) }
  }

  /// Tells of a change of editing before and after it is made.
  func change(to isEditing: Bool, _ body: () -> Void) {
    guard row?.isEditing != isEditing else { return body() }
    let state: StateMask = isEditing ? .showingEditControl : []
    willTransition(to: state)
    body()
    didTransition(to: state)
  }
}

public typealias UITableViewCellStateMask = UITableViewCell.StateMask
