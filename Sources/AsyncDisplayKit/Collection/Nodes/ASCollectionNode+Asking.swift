import Foundation
import HeadlessUIKit

/// What the data source has, as far as the container was told: updates on their way count. Asking loads, if nothing was loaded yet.
extension ASCollectionNode {
  public var numberOfSections: Int { container.present.sections.count }

  public func numberOfItems(inSection section: Int) -> Int {
    container.present.sections.indices.contains(section) ? container.pending.sections[section].items.count : 0
  }

  public func nodeForItem(at indexPath: IndexPath) -> ASCellNode? { container.cell(at: indexPath) }

  /// Nil: nodes are in the view themselves, and in no cells.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }

  public func supplementaryNode(forElementKind elementKind: String, at indexPath: IndexPath) -> ASCellNode? {
    container.cell(at: indexPath, kind: elementKind)
  }

  /// What the data source says the item stands for.
  public func nodeModelForItem(at indexPath: IndexPath) -> Any? { container.present.item(at: indexPath)?.model }

  public func context(forSection section: Int) -> (any ASSectionContext)? {
    container.present.sections.indices.contains(section) ? container.pending.sections[section].userInfo : nil
  }

  public func indexPath(for cellNode: ASCellNode) -> IndexPath? { container.path(of: cellNode) }

  /// The cells on screen, in their order.
  public var visibleNodes: [ASCellNode] { container.displayedCells }

  public var indexPathsForVisibleItems: [IndexPath] { container.displayedPaths }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? { container.path(at: point) }

  /// What a cell is measured for if the delegate does not say.
  public var defaultCellRange: ASSizeRange { defaultRange }
}

extension ASCollectionNode {
  /// Scrolls until an item is where it should be, as far as the content goes.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard requireMain(.viewOnMain, "scrollToItem(at:at:animated:)") else { return }
    container.scroll(to: indexPath, at: scrollPosition, animated: animated)
  }
}
