import Foundation

/// What the user has chosen, and does to rows.
extension UITableView {
  var list: (any UpdatableList)? { rowSource as? any UpdatableList }

  /// What happens when the user taps a row with a cell, for programs that play the user.
  public func tapRow(at indexPath: IndexPath) {
    guard requireMain(.viewOnMain, "tapRow(at:)") else { return }
    content?.tap(indexPath, selectionDelegate)
  }

  private var selectionDelegate: SelectionDelegate {
    SelectionDelegate(
      shouldHighlight: { [self] in delegate?.tableView(self, shouldHighlightRowAt: $0) ?? true },
      didHighlight: { [self] in delegate?.tableView(self, didHighlightRowAt: $0) },
      didUnhighlight: { [self] in delegate?.tableView(self, didUnhighlightRowAt: $0) },
      willSelect: { [self] path in delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path },
      didSelect: { [self] in delegate?.tableView(self, didSelectRowAt: $0) },
      willDeselect: { [self] path in delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path },
      didDeselect: { [self] in delegate?.tableView(self, didDeselectRowAt: $0) },
      choosesAgain: true)
  }

  /// What happens when the user deletes or inserts a row with a cell while the table is being edited.
  public func editRow(at indexPath: IndexPath, _ style: UITableViewCell.EditingStyle) {
    guard requireMain(.viewOnMain, "editRow(at:_:)"), isEditing, let dataSource, content != nil else { return }
    guard dataSource.tableView(self, canEditRowAt: indexPath) else { return }
    dataSource.tableView(self, commit: style, forRowAt: indexPath)
  }
}
