import Foundation
import HeadlessUIKit

/// What a data source says under earlier names, which take the view and not the node. Asked where the method that takes the node is left
/// out.
public protocol ASCommonCollectionDataSource: AnyObject {
  /// 0 if this is left out, too.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// 1 if this is left out, too.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: ASCollectionView, nodeForItemAt indexPath: IndexPath) -> ASCellNode
  func collectionView(_ collectionView: ASCollectionView, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock
  func collectionView(
    _ collectionView: ASCollectionView, nodeForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> ASCellNode
}

extension ASCommonCollectionDataSource {
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func collectionView(_ collectionView: ASCollectionView, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
    ASCellNode()
  }

  public func collectionView(
    _ collectionView: ASCollectionView, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    collectionView.lacksBlocks = true
    return { ASCellNode() }
  }

  public func collectionView(
    _ collectionView: ASCollectionView, nodeForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> ASCellNode { ASCellNode() }
}

/// The same for a table.
public protocol ASCommonTableDataSource: CommonTableDataSource {
  /// 0 if this is left out, too.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: ASTableView, nodeForRowAt indexPath: IndexPath) -> ASCellNode
  func tableView(_ tableView: ASTableView, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock
}

extension ASCommonTableDataSource {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  public func tableView(_ tableView: ASTableView, nodeForRowAt indexPath: IndexPath) -> ASCellNode { ASCellNode() }

  public func tableView(_ tableView: ASTableView, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
    tableView.lacksBlocks = true
    return { ASCellNode() }
  }
}
