import Foundation

/// Says what a collection shows. Asked on main; the blocks it returns run elsewhere.
public protocol ASCollectionDataSource: AnyObject {
  func numberOfSections(in collectionNode: ASCollectionNode) -> Int
  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int
  /// A block that makes the cell of an item. It is run exactly once, off main, side by side with others, so it must touch nothing
  /// that main may change meanwhile.
  func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock
  /// The cell of an item, made on main. Asked only by a data source that gives no blocks.
  func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode
}

extension ASCollectionDataSource {
  public func numberOfSections(in collectionNode: ASCollectionNode) -> Int { 1 }

  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let node = self.collectionNode(collectionNode, nodeForItemAt: indexPath)
    return { node }
  }

  public func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
    ASCellNode()
  }
}

/// Is told of what a collection shows, and may size its cells. All on main.
public protocol ASCollectionDelegate: AnyObject {
  /// What the cell of an item is measured for; the collection's width and any height if it is not said.
  func collectionNode(_ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath) -> ASSizeRange
  /// A cell is about to be visible.
  func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode)
  /// A cell is visible no more.
  func collectionNode(_ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode)
}

extension ASCollectionDelegate {
  public func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange { collectionNode.defaultCellRange }

  public func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode) {}
  public func collectionNode(_ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode) {}
}
