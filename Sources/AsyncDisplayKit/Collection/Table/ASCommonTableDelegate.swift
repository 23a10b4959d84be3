import Foundation
import HeadlessUIKit

/// What a delegate is asked and told that has to do with a table's view, and not with its node. Choices, and what is displayed, are told
/// where the method that takes the node is left out.
public protocol ASCommonTableDelegate: CommonTableDelegate {
  /// What the cell of a row is measured for; the table's width and any height if it is left out.
  func tableView(_ tableView: ASTableView, constrainedSizeForRowAt indexPath: IndexPath) -> ASSizeRange
  func tableView(_ tableView: ASTableView, willDisplay node: ASCellNode, forRowAt indexPath: IndexPath)
  /// An earlier name, told where the one that takes the cell is left out.
  func tableView(_ tableView: ASTableView, willDisplayNodeForRowAt indexPath: IndexPath)
  func tableView(_ tableView: ASTableView, didEndDisplaying node: ASCellNode, forRowAt indexPath: IndexPath)
  /// Whether more rows may be fetched when the end comes near; yes if left out.
  func shouldBatchFetch(for tableView: ASTableView) -> Bool
  /// Fetches more rows, off main, and says through the context when that is done.
  func tableView(_ tableView: ASTableView, willBeginBatchFetchWith context: ASBatchContext)
}

extension ASSizeRange {
  /// What no one says who knows: a method that would say it was left out.
  static let leftOut = ASSizeRange(min: CGSize(width: -1, height: -1), max: CGSize(width: -1, height: -1))
}

extension ASCommonTableDelegate {
  public func tableView(_ tableView: ASTableView, constrainedSizeForRowAt indexPath: IndexPath) -> ASSizeRange {
    tableView.tableNode?.defaultRange ?? .leftOut
  }
  public func tableView(_ tableView: ASTableView, willDisplay node: ASCellNode, forRowAt indexPath: IndexPath) {
    self.tableView(tableView, willDisplayNodeForRowAt: indexPath)
  }
  public func tableView(_ tableView: ASTableView, willDisplayNodeForRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: ASTableView, didEndDisplaying node: ASCellNode, forRowAt indexPath: IndexPath) {}
  public func shouldBatchFetch(for tableView: ASTableView) -> Bool { true }
  public func tableView(_ tableView: ASTableView, willBeginBatchFetchWith context: ASBatchContext) {
    context.decline()
  }
}
