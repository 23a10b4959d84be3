import Foundation
import HeadlessUIKit

/// Is told of what a collection shows, and may size its cells. All on main but the fetching; every method may be left out.
public protocol ASCollectionDelegate: UIScrollViewDelegate, ASCommonCollectionDelegate {
  /// What the cell of an item is measured for; the layout says if it is left out.
  func collectionNode(_ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath) -> ASSizeRange
  /// A cell is about to be visible.
  func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode)
  /// A cell is visible no more.
  func collectionNode(_ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode)
  func collectionNode(_ collectionNode: ASCollectionNode, willDisplaySupplementaryElementWith node: ASCellNode)
  func collectionNode(_ collectionNode: ASCollectionNode, didEndDisplayingSupplementaryElementWith node: ASCellNode)

  func collectionNode(_ collectionNode: ASCollectionNode, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  func collectionNode(_ collectionNode: ASCollectionNode, didHighlightItemAt indexPath: IndexPath)
  func collectionNode(_ collectionNode: ASCollectionNode, didUnhighlightItemAt indexPath: IndexPath)
  func collectionNode(_ collectionNode: ASCollectionNode, shouldSelectItemAt indexPath: IndexPath) -> Bool
  func collectionNode(_ collectionNode: ASCollectionNode, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  func collectionNode(_ collectionNode: ASCollectionNode, didSelectItemAt indexPath: IndexPath)
  func collectionNode(_ collectionNode: ASCollectionNode, didDeselectItemAt indexPath: IndexPath)
  /// Never called: there are no menus.
  func collectionNode(_ collectionNode: ASCollectionNode, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool

  /// Whether more content may be fetched when the end comes near; yes if left out.
  func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool
  /// Fetches more content, off main, and says through the context when that is done.
  func collectionNode(_ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext)
}

extension ASCollectionDelegate {
  public func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange {
    let range = collectionView(collectionNode.askedView, constrainedSizeForNodeAt: indexPath)
    return range == .leftOut ? collectionNode.defaultCellRange : range
  }

  public func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode) {
    let view = collectionNode.askedView
    if let path = view.indexPath(for: node) { collectionView(view, willDisplay: node, forItemAt: path) }
  }
  public func collectionNode(_ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode) {
    let view = collectionNode.askedView
    guard let path = collectionNode.container.pathWhenDisplayed(of: node) else { return }
    collectionView(view, didEndDisplaying: node, forItemAt: path)
  }
  public func collectionNode(
    _ collectionNode: ASCollectionNode, willDisplaySupplementaryElementWith node: ASCellNode
  ) {}
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didEndDisplayingSupplementaryElementWith node: ASCellNode
  ) {}

  public func collectionNode(
    _ collectionNode: ASCollectionNode, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionNode(_ collectionNode: ASCollectionNode, didHighlightItemAt indexPath: IndexPath) {}
  public func collectionNode(_ collectionNode: ASCollectionNode, didUnhighlightItemAt indexPath: IndexPath) {}
  public func collectionNode(_ collectionNode: ASCollectionNode, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  public func collectionNode(
    _ collectionNode: ASCollectionNode, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionNode(_ collectionNode: ASCollectionNode, didSelectItemAt indexPath: IndexPath) {
    collectionView(collectionNode.askedView, didSelectItemAt: indexPath)
  }
  public func collectionNode(_ collectionNode: ASCollectionNode, didDeselectItemAt indexPath: IndexPath) {
    collectionView(collectionNode.askedView, didDeselectItemAt: indexPath)
  }
  public func collectionNode(
    _ collectionNode: ASCollectionNode, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }

  public func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool {
    shouldBatchFetch(for: collectionNode.askedView)
  }
  public func collectionNode(_ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext) {
    collectionView(collectionNode.askedView, willBeginBatchFetchWith: context)
  }
}

/// Says more to a collection that flows.
public protocol ASCollectionDelegateFlowLayout: ASCollectionDelegate, UICollectionViewDelegateFlowLayout {
  func collectionNode(_ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int) -> ASSizeRange
  func collectionNode(_ collectionNode: ASCollectionNode, sizeRangeForFooterInSection section: Int) -> ASSizeRange
}

extension ASCollectionDelegateFlowLayout {
  public func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int
  ) -> ASSizeRange { collectionNode.referenceRange(ofKind: UICollectionView.elementKindSectionHeader, in: section) }

  public func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForFooterInSection section: Int
  ) -> ASSizeRange { collectionNode.referenceRange(ofKind: UICollectionView.elementKindSectionFooter, in: section) }
}

extension ASCollectionNode {
  /// What the delegate of a flow says by size and not by range, if it does.
  func referenceRange(ofKind kind: String, in section: Int) -> ASSizeRange {
    guard let flow = delegate as? any UICollectionViewDelegateFlowLayout else { return defaultSupplementRange }
    let layout = collectionViewLayout
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let size =
      isHeader
      ? flow.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
      : flow.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    return size == .leftOut ? defaultSupplementRange : ASSizeRange(min: size, max: size)
  }
}
