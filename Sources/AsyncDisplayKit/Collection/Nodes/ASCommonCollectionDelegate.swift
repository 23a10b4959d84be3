import Foundation
import HeadlessUIKit

/// What a delegate is told of choices, and of what is displayed, under earlier names, which take the view and not the node. Told where the
/// method that takes the node is left out.
public protocol ASCommonCollectionDelegate: CommonCollectionDelegate {
  /// What the cell of an item is measured for; the layout says if it is left out.
  func collectionView(_ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath) -> ASSizeRange
  func collectionView(_ collectionView: ASCollectionView, willDisplay node: ASCellNode, forItemAt indexPath: IndexPath)
  /// An earlier name, told where the one that takes the cell is left out.
  func collectionView(_ collectionView: ASCollectionView, willDisplayNodeForItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: ASCollectionView, didEndDisplaying node: ASCellNode, forItemAt indexPath: IndexPath)
  /// Whether more content may be fetched when the end comes near; yes if left out.
  func shouldBatchFetch(for collectionView: ASCollectionView) -> Bool
  /// Fetches more content, off main, and says through the context when that is done.
  func collectionView(_ collectionView: ASCollectionView, willBeginBatchFetchWith context: ASBatchContext)
}

extension ASCommonCollectionDelegate {
  public func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange { collectionView.collectionNode?.defaultCellRange ?? .leftOut }
  public func collectionView(
    _ collectionView: ASCollectionView, willDisplay node: ASCellNode, forItemAt indexPath: IndexPath
  ) { self.collectionView(collectionView, willDisplayNodeForItemAt: indexPath) }
  public func collectionView(_ collectionView: ASCollectionView, willDisplayNodeForItemAt indexPath: IndexPath) {}
  public func collectionView(
    _ collectionView: ASCollectionView, didEndDisplaying node: ASCellNode, forItemAt indexPath: IndexPath
  ) {}
  public func shouldBatchFetch(for collectionView: ASCollectionView) -> Bool { true }
  public func collectionView(_ collectionView: ASCollectionView, willBeginBatchFetchWith context: ASBatchContext) {
    context.decline()
  }
}
