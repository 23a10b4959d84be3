import Foundation
import HeadlessUIKit

/// What a delegate is told of choices, and of what is displayed, under earlier names, which take the view and not the node. Told where the
/// method that takes the node is left out.
public protocol ASCommonCollectionDelegate: CommonCollectionDelegate {
  func collectionView(_ collectionView: ASCollectionView, willDisplay node: ASCellNode, forItemAt indexPath: IndexPath)
  /// An earlier name, told where the one that takes the cell is left out.
  func collectionView(_ collectionView: ASCollectionView, willDisplayNodeForItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: ASCollectionView, didEndDisplaying node: ASCellNode, forItemAt indexPath: IndexPath)
}

extension ASCommonCollectionDelegate {
  public func collectionView(
    _ collectionView: ASCollectionView, willDisplay node: ASCellNode, forItemAt indexPath: IndexPath
  ) { self.collectionView(collectionView, willDisplayNodeForItemAt: indexPath) }
  public func collectionView(_ collectionView: ASCollectionView, willDisplayNodeForItemAt indexPath: IndexPath) {}
  public func collectionView(
    _ collectionView: ASCollectionView, didEndDisplaying node: ASCellNode, forItemAt indexPath: IndexPath
  ) {}
}
