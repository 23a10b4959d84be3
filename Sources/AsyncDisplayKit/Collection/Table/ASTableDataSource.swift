import Foundation
import HeadlessUIKit

/// Says what a table shows. Asked on main; the blocks it returns run elsewhere. Every method may be left out; without the number of rows
/// there are none.
public protocol ASTableDataSource: ASCommonTableDataSource {
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int
  /// 1 if left out.
  func numberOfSections(in tableNode: ASTableNode) -> Int
  /// What the cell of a row stands for; the cell keeps it.
  func tableNode(_ tableNode: ASTableNode, nodeModelForRowAt indexPath: IndexPath) -> Any?
  /// A block that makes the cell of a row. It is run exactly once, off main, side by side with others, so it must touch nothing that
  /// main may change meanwhile.
  func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock
  /// The cell of a row, made on main. Asked only of a data source that gives no blocks.
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode
}

extension ASTableDataSource {
  public func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    tableView(tableNode.askedView, numberOfRowsInSection: section)
  }

  public func numberOfSections(in tableNode: ASTableNode) -> Int {
    let view: UITableView = tableNode.askedView
    return numberOfSections(in: view)
  }

  public func tableNode(_ tableNode: ASTableNode, nodeModelForRowAt indexPath: IndexPath) -> Any? { nil }

  public func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
    if let block = tableNode.askedView.block({ tableView($0, nodeBlockForRowAt: indexPath) }) { return block }
    let node = self.tableNode(tableNode, nodeForRowAt: indexPath)
    return { node }
  }

  public func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    tableView(tableNode.askedView, nodeForRowAt: indexPath)
  }
}

/// Is told of what a table shows, and may size its rows. All on main but the fetching; every method may be left out.
public protocol ASTableDelegate: UIScrollViewDelegate, ASCommonTableDelegate {
  /// What the cell of a row is measured for; the table's width and any height if it is left out. The width is the table's anyway.
  func tableNode(_ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath) -> ASSizeRange
  /// A row is about to be visible.
  func tableNode(_ tableNode: ASTableNode, willDisplayRowWith node: ASCellNode)
  /// A row is visible no more.
  func tableNode(_ tableNode: ASTableNode, didEndDisplayingRowWith node: ASCellNode)

  func tableNode(_ tableNode: ASTableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableNode(_ tableNode: ASTableNode, didHighlightRowAt indexPath: IndexPath)
  func tableNode(_ tableNode: ASTableNode, didUnhighlightRowAt indexPath: IndexPath)
  /// The row to select in place of the tapped one; nil for none.
  func tableNode(_ tableNode: ASTableNode, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath)
  func tableNode(_ tableNode: ASTableNode, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  func tableNode(_ tableNode: ASTableNode, didDeselectRowAt indexPath: IndexPath)

  /// Whether more rows may be fetched when the end comes near; yes if left out.
  func shouldBatchFetch(for tableNode: ASTableNode) -> Bool
  /// Fetches more rows, off main, and says through the context when that is done.
  func tableNode(_ tableNode: ASTableNode, willBeginBatchFetchWith context: ASBatchContext)
}

extension ASTableDelegate {
  public func tableNode(_ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath) -> ASSizeRange {
    let range = tableView(tableNode.askedView, constrainedSizeForRowAt: indexPath)
    return range == .leftOut ? tableNode.defaultRange : range
  }
  public func tableNode(_ tableNode: ASTableNode, willDisplayRowWith node: ASCellNode) {
    let view = tableNode.askedView
    if let path = view.indexPath(for: node) { tableView(view, willDisplay: node, forRowAt: path) }
  }
  public func tableNode(_ tableNode: ASTableNode, didEndDisplayingRowWith node: ASCellNode) {
    let view = tableNode.askedView
    guard let path = tableNode.container.pathWhenDisplayed(of: node) else { return }
    tableView(view, didEndDisplaying: node, forRowAt: path)
  }
  public func tableNode(_ tableNode: ASTableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  public func tableNode(_ tableNode: ASTableNode, didHighlightRowAt indexPath: IndexPath) {}
  public func tableNode(_ tableNode: ASTableNode, didUnhighlightRowAt indexPath: IndexPath) {}
  public func tableNode(_ tableNode: ASTableNode, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  public func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) {
    tableView(tableNode.askedView, didSelectRowAt: indexPath)
  }
  public func tableNode(_ tableNode: ASTableNode, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  public func tableNode(_ tableNode: ASTableNode, didDeselectRowAt indexPath: IndexPath) {
    tableView(tableNode.askedView, didDeselectRowAt: indexPath)
  }
  public func shouldBatchFetch(for tableNode: ASTableNode) -> Bool { shouldBatchFetch(for: tableNode.askedView) }
  public func tableNode(_ tableNode: ASTableNode, willBeginBatchFetchWith context: ASBatchContext) {
    tableView(tableNode.askedView, willBeginBatchFetchWith: context)
  }
}
