import Foundation
import HeadlessUIKit

/// What the data source has, as far as the container was told: updates on their way count. Asking loads, if nothing was loaded yet.
extension ASTableNode {
  public var numberOfSections: Int { container.present.sections.count }

  public func numberOfRows(inSection section: Int) -> Int {
    container.present.sections.indices.contains(section) ? container.pending.sections[section].items.count : 0
  }

  public func nodeForRow(at indexPath: IndexPath) -> ASCellNode? { container.cell(at: indexPath) }
  public func indexPath(for cell: ASCellNode) -> IndexPath? { container.path(of: cell) }

  /// The cells on screen, from top to bottom.
  public var visibleNodes: [ASCellNode] { container.displayedCells }

  public func indexPathsForVisibleRows() -> [IndexPath] { container.displayedPaths }

  /// Where a row is in the content; zero for a row that is not there.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let path = container.shownPath(of: indexPath) else { return .zero }
    container.prepareLayout()
    return cellLayout.layoutAttributesForItem(at: path)?.frame ?? .zero
  }

  /// The row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { container.path(at: point) }

  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    guard requireMain(.viewOnMain, "scrollToRow(at:at:animated:)") else { return }
    let positions: [UITableView.ScrollPosition: UICollectionView.ScrollPosition] = [
      .top: .top, .middle: .centeredVertically, .bottom: .bottom,
    ]
    container.scroll(to: indexPath, at: positions[scrollPosition] ?? [], animated: animated)
  }
}

/// What a batch of updates can say. Deletions, reloads and the beginnings of moves are numbered as before the batch, insertions and the
/// ends of moves as after it. Nothing is animated.
extension ASTableNode {
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.insertedSections += sections }
  }

  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.deletedSections += sections }
  }

  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.reloadedSections += sections }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.insertedItems += indexPaths }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.deletedItems += indexPaths }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.reloadedItems += indexPaths }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }
}

extension ASTableNode {
  /// Whether the rows on screen stay where they are when others come or go above them. Main only.
  public var automaticallyAdjustsContentOffset: Bool {
    get { container.keepsPlace }
    set { container.keepsPlace = newValue }
  }
}
