import Foundation
import HeadlessUIKit

/// Is told of what a collection shows, and may size its cells. All on main but the fetching; every method may be left out.
public protocol ASCollectionDelegate: UIScrollViewDelegate {
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
  ) -> ASSizeRange { collectionNode.defaultCellRange }

  public func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode) {}
  public func collectionNode(_ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode) {}
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
  public func collectionNode(_ collectionNode: ASCollectionNode, didSelectItemAt indexPath: IndexPath) {}
  public func collectionNode(_ collectionNode: ASCollectionNode, didDeselectItemAt indexPath: IndexPath) {}
  public func collectionNode(
    _ collectionNode: ASCollectionNode, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }

  public func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool { true }
  public func collectionNode(_ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext) {
    context.decline()
  }
}

/// Says more to a collection that flows.
public protocol ASCollectionDelegateFlowLayout: ASCollectionDelegate {
  func collectionNode(_ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int) -> ASSizeRange
  func collectionNode(_ collectionNode: ASCollectionNode, sizeRangeForFooterInSection section: Int) -> ASSizeRange
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
}

extension ASCollectionDelegateFlowLayout {
  public func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int
  ) -> ASSizeRange { collectionNode.defaultSupplementRange }

  public func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForFooterInSection section: Int
  ) -> ASSizeRange { collectionNode.defaultSupplementRange }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
}
