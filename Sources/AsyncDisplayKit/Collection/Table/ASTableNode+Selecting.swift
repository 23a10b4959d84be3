import Foundation
import HeadlessUIKit

/// What the user chooses, and does to rows.
extension ASTableNode {
  /// What happens when the user taps a row, for programs that play the user.
  public func tapRow(at indexPath: IndexPath) {
    guard requireMain(.viewOnMain, "tapRow(at:)") else { return }
    container.tap(indexPath, selectionDelegate)
  }

  /// What happens when the user deletes or inserts a row of a table that is being edited.
  public func editRow(at indexPath: IndexPath, _ style: UITableViewCell.EditingStyle) {
    guard requireMain(.viewOnMain, "editRow(at:_:)"), let dataSource, view.isEditing else { return }
    guard dataSource.tableView(view, canEditRowAt: indexPath) else { return }
    dataSource.tableView(view, commit: style, forRowAt: indexPath)
  }

  /// What the user sees who swipes a row, for programs that play the user; none if the row may not be edited.
  public func swipeRow(at indexPath: IndexPath, from end: SwipedEnd = .trailing) -> [UIContextualAction] {
    guard requireMain(.viewOnMain, "swipeRow(at:from:)"), let delegate else { return [] }
    guard dataSource?.tableView(view, canEditRowAt: indexPath) != false else { return [] }
    return view.actions(of: delegate, at: indexPath, from: end)
  }

  /// What happens when the user drags a row of a table that is being edited to another place: the data source is told, and the table
  /// shows it there.
  public func dragRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard requireMain(.viewOnMain, "dragRow(at:to:)"), let dataSource, view.isEditing else { return }
    guard dataSource.tableView(view, canMoveRowAt: indexPath) else { return }
    dataSource.tableView(view, moveRowAt: indexPath, to: newIndexPath)
    moveRow(at: indexPath, to: newIndexPath)
  }

  private var selectionDelegate: SelectionDelegate {
    SelectionDelegate(
      shouldHighlight: { self.delegate?.tableNode(self, shouldHighlightRowAt: $0) ?? true },
      didHighlight: { self.delegate?.tableNode(self, didHighlightRowAt: $0) },
      didUnhighlight: { self.delegate?.tableNode(self, didUnhighlightRowAt: $0) },
      willSelect: { path in self.delegate.map { $0.tableNode(self, willSelectRowAt: path) } ?? path },
      didSelect: { self.delegate?.tableNode(self, didSelectRowAt: $0) },
      willDeselect: { path in self.delegate.map { $0.tableNode(self, willDeselectRowAt: path) } ?? path },
      didDeselect: { self.delegate?.tableNode(self, didDeselectRowAt: $0) },
      choosesAgain: true)
  }
}
