import Foundation
import HeadlessUIKit

/// Makes the node of a cell, off main.
public typealias ASCellNodeBlock = () -> ASCellNode

/// What a data source keeps about a section, for a layout to ask for.
public protocol ASSectionContext: AnyObject {
  var sectionName: String? { get set }
}

/// Says what a collection shows. Asked on main; the blocks it returns run elsewhere. Every method may be left out; without the number of
/// items there are none.
public protocol ASCollectionDataSource: ASCommonCollectionDataSource {
  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int
  /// 1 if left out.
  func numberOfSections(in collectionNode: ASCollectionNode) -> Int
  /// What the cell of an item stands for; the cell keeps it.
  func collectionNode(_ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath) -> Any?
  /// A block that makes the cell of an item. It is run exactly once, off main, side by side with others, so it must touch nothing
  /// that main may change meanwhile.
  func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock
  /// The cell of an item, made on main. Asked only of a data source that gives no blocks.
  func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode
  /// Like `nodeBlockForItemAt`, for a header, a footer or what else the layout has.
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> ASCellNodeBlock
  /// Like `nodeForItemAt`, for a header, a footer or what else the layout has.
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> ASCellNode
  /// The kinds of supplementary elements that a section has; all that are registered if left out.
  func collectionNode(_ collectionNode: ASCollectionNode, supplementaryElementKindsInSection section: Int) -> [String]
  func collectionNode(_ collectionNode: ASCollectionNode, contextForSection section: Int) -> (any ASSectionContext)?
  /// Whether the user may move an item; every one if left out, as long as somebody is told. Nobody is asked where a layout delegate has the
  /// say: nothing is moved there.
  func collectionNode(_ collectionNode: ASCollectionNode, canMoveItemWith node: ASCellNode) -> Bool
  /// The user has moved an item: the source is to have it there. Nothing is moved if left out.
  func collectionNode(
    _ collectionNode: ASCollectionNode, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension ASCollectionDataSource {
  public func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
    collectionView(collectionNode.askedView, numberOfItemsInSection: section)
  }

  public func numberOfSections(in collectionNode: ASCollectionNode) -> Int {
    let view: UICollectionView = collectionNode.askedView
    return numberOfSections(in: view)
  }

  public func collectionNode(_ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath) -> Any? {
    nil
  }

  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let block = collectionNode.askedView.block { collectionView($0, nodeBlockForItemAt: indexPath) }
    if let block { return block }
    let node = self.collectionNode(collectionNode, nodeForItemAt: indexPath)
    return { node }
  }

  public func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
    collectionView(collectionNode.askedView, nodeForItemAt: indexPath)
  }

  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let node = self.collectionNode(collectionNode, nodeForSupplementaryElementOfKind: kind, at: indexPath)
    return { node }
  }

  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> ASCellNode {
    collectionView(collectionNode.askedView, nodeForSupplementaryElementOfKind: kind, at: indexPath)
  }

  public func collectionNode(
    _ collectionNode: ASCollectionNode, supplementaryElementKindsInSection section: Int
  ) -> [String] { collectionNode.registeredKinds }

  public func collectionNode(
    _ collectionNode: ASCollectionNode, contextForSection section: Int
  ) -> (any ASSectionContext)? { nil }

  public func collectionNode(_ collectionNode: ASCollectionNode, canMoveItemWith node: ASCellNode) -> Bool { true }

  public func collectionNode(
    _ collectionNode: ASCollectionNode, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { collectionNode.askedView.hasDeafSource = true }
}
