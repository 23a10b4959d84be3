import Foundation
import HeadlessUIKit

/// What the data source has, as far as the container was told: updates on their way count. Asking loads, if nothing was loaded yet.
///
/// A class beside ``ASCollectionNode`` because only what stands in the body of a class can be overridden.
open class AskedCollectionNode: ASCellContainerNode {
  public override init() { super.init() }

  open var numberOfSections: Int { container.present.sections.count }

  open func numberOfItems(inSection section: Int) -> Int {
    container.present.sections.indices.contains(section) ? container.pending.sections[section].items.count : 0
  }

  open func nodeForItem(at indexPath: IndexPath) -> ASCellNode? { container.cell(at: indexPath) }

  /// Nil: nodes are in the view themselves, and in no cells.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }

  open func supplementaryNode(forElementKind elementKind: String, at indexPath: IndexPath) -> ASCellNode? {
    container.cell(at: indexPath, kind: elementKind)
  }

  /// What the data source says the item stands for.
  open func nodeModelForItem(at indexPath: IndexPath) -> Any? { container.present.item(at: indexPath)?.model }

  open func context(forSection section: Int) -> (any ASSectionContext)? {
    container.present.sections.indices.contains(section) ? container.pending.sections[section].userInfo : nil
  }

  open func indexPath(for cellNode: ASCellNode) -> IndexPath? { container.path(of: cellNode) }

  /// Everything that is shown, on screen or not, in the numbers that the layout has: updates on their way do not count yet. Main only.
  open var visibleElements: ASElementMap { container.shown }

  /// The cells on screen, in their order.
  open var visibleNodes: [ASCellNode] { container.displayedCells }

  open var indexPathsForVisibleItems: [IndexPath] { container.displayedPaths }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { container.path(at: point) }

  /// What a cell is measured for if the delegate does not say.
  open var defaultCellRange: ASSizeRange { defaultRange }

  /// Scrolls until an item is where it should be, as far as the content goes.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard requireMain(.viewOnMain, "scrollToItem(at:at:animated:)") else { return }
    container.scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: What a batch of updates can say. Deletions, reloads and the beginnings of moves are numbered as before the batch, insertions
  // and the ends of moves as after it.

  /// Opens a batch, or one within another, for who cannot say all changes in one block.
  open func beginUpdates() {
    if requireMain(.viewOnMain, "beginUpdates()") { container.beginUpdates() }
  }

  /// Ends the batch that was opened last. All changes are shown when none is left open.
  ///
  /// - Parameters:
  ///   - animated: nothing is animated here.
  ///   - completion: as of ``performBatchUpdates(_:completion:)``.
  open func endUpdates(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    if requireMain(.viewOnMain, "endUpdates(animated:)") { container.endUpdates(completion: completion) }
  }

  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections } }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems += indexPaths } }
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems += indexPaths } }
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems += indexPaths } }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  // MARK: What the user has chosen

  /// Nil if nothing is selected.
  open var indexPathsForSelectedItems: [IndexPath]? {
    let paths = container.selectedPaths
    return paths.isEmpty ? nil : paths
  }

  /// Selects an item without telling the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard requireMain(.viewOnMain, "selectItem(at:animated:scrollPosition:)"), let indexPath else { return }
    container.select(indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes the selection from an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard requireMain(.viewOnMain, "deselectItem(at:animated:)") else { return }
    container.deselect(indexPath)
  }

  open var cellLayoutMode: ASCellLayoutMode {
    get { rare() ?? [] }
    set { setRare(newValue) }
  }

  /// Whether what is shown follows at once, as in a collection without nodes; kept only.
  open var usesSynchronousDataLoading: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }

  /// The delegate says something else of sizes and distances now.
  open func invalidateFlowLayoutDelegateMetrics() { cellLayout.invalidateLayout() }
}
