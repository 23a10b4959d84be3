import Foundation

/// What becomes of rows. Deletions, reloads and the beginnings of moves are numbered as before a batch, insertions and the ends of moves as
/// after it. Nothing is animated. Updates that the data source does not bear out are refused: nothing changes.
extension UITableView {
  var list: (any UpdatableList)? { rowSource as? any UpdatableList }

  public func beginUpdates() {
    if requireMain(.viewOnMain, "beginUpdates()") { list?.beginUpdates() }
  }

  public func endUpdates() {
    if requireMain(.viewOnMain, "endUpdates()") { list?.endUpdates() }
  }

  private func change(_ note: (inout CollectionChanges) -> Void) {
    if requireMain(.viewOnMain, "an update") { list?.change(note) }
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedItems += indexPaths }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedItems += indexPaths }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedItems += indexPaths }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections += sections }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections += sections }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections += sections }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }
}

/// What the user has chosen, and does to rows.
extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { list?.selectedPaths.first }

  /// Nil if nothing is selected.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let paths = list?.selectedPaths ?? []
    return paths.isEmpty ? nil : paths
  }

  /// Selects a row without telling the delegate.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard requireMain(.viewOnMain, "selectRow(at:animated:scrollPosition:)") else { return }
    guard let indexPath else { return list?.selectedPaths.forEach { list?.deselect($0) } ?? () }
    list?.select(indexPath)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes the selection from a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if requireMain(.viewOnMain, "deselectRow(at:animated:)") { list?.deselect(indexPath) }
  }

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
