import Foundation
import HeadlessUIKit

/// What the data source has, as far as the container was told: updates on their way count. Asking loads, if nothing was loaded yet.
///
/// A class beside ``ASTableNode`` because only what stands in the body of a class can be overridden.
open class AskedTableNode: ASCellContainerNode {
  public override init() { super.init() }

  open var numberOfSections: Int { container.present.sections.count }

  open func numberOfRows(inSection section: Int) -> Int {
    container.present.sections.indices.contains(section) ? container.pending.sections[section].items.count : 0
  }

  open func nodeForRow(at indexPath: IndexPath) -> ASCellNode? { container.cell(at: indexPath) }
  open func indexPath(for cell: ASCellNode) -> IndexPath? { container.path(of: cell) }

  /// The cells on screen, from top to bottom.
  open var visibleNodes: [ASCellNode] { container.displayedCells }

  open func indexPathsForVisibleRows() -> [IndexPath] { container.displayedPaths }

  /// Where a row is in the content; zero for a row that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let path = container.shownPath(of: indexPath) else { return .zero }
    container.prepareLayout()
    return cellLayout.layoutAttributesForItem(at: path)?.frame ?? .zero
  }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { container.path(at: point) }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    guard requireMain(.viewOnMain, "scrollToRow(at:at:animated:)") else { return }
    let positions: [UITableView.ScrollPosition: UICollectionView.ScrollPosition] = [
      .top: .top, .middle: .centeredVertically, .bottom: .bottom,
    ]
    container.scroll(to: indexPath, at: positions[scrollPosition] ?? [], animated: animated)
  }

  // MARK: What a batch of updates can say. Deletions, reloads and the beginnings of moves are numbered as before the batch, insertions
  // and the ends of moves as after it. Nothing is animated.

  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.insertedSections += sections }
  }

  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.deletedSections += sections }
  }

  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.reloadedSections += sections }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.insertedItems += indexPaths }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.deletedItems += indexPaths }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.reloadedItems += indexPaths }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Whether the rows on screen stay where they are when others come or go above them. Main only.
  open var automaticallyAdjustsContentOffset: Bool {
    get { container.keepsPlace }
    set { container.keepsPlace = newValue }
  }

  // MARK: What the user has chosen

  open var indexPathForSelectedRow: IndexPath? { container.selectedPaths.first }

  /// Nil if nothing is selected.
  open var indexPathsForSelectedRows: [IndexPath]? {
    let paths = container.selectedPaths
    return paths.isEmpty ? nil : paths
  }

  /// Selects a row without telling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    guard requireMain(.viewOnMain, "selectRow(at:animated:scrollPosition:)"), let indexPath else { return }
    container.select(indexPath)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes the selection from a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard requireMain(.viewOnMain, "deselectRow(at:animated:)") else { return }
    container.deselect(indexPath)
  }

  /// Nil: nodes are in the view themselves, and in no cells.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }

  /// The rows that a part of the content covers.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let paths = (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    return paths.filter { rectForRow(at: $0).overlaps(rect) }
  }
}
