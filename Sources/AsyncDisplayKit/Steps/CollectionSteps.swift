import HeadlessUIKit

/// The steps of containers of cells.
package protocol CollectionSteps: Sendable {
  /// Runs the node block of a new cell, on a worker.
  func makeCell(of container: ASCellContainerNode, _ make: () -> ASCellNode) -> ASCellNode
  /// The updates that somebody asked for do not fit the numbers of the data source.
  func refuseUpdate(of container: ASCellContainerNode, _ detail: String)
  /// The cells of an update are measured: it can be shown, and those who asked for it be told.
  func showUpdate(of container: ASCellContainerNode, _ completions: [UpdateCompletion], _ show: () -> Void)
  /// A cell is about to be on screen.
  func willDisplay(
    _ cell: ASCellNode, in container: ASCellContainerNode, _ tell: @escaping (ASCellContainerNode) -> Void)
  /// A cell is not on screen any more.
  func didEndDisplaying(
    _ cell: ASCellNode, in container: ASCellContainerNode, _ tell: @escaping (ASCellContainerNode) -> Void)
  /// The content has come near its end.
  func fetchBatch(
    of container: ASCellContainerNode, _ batch: ASBatchContext, _ ask: @escaping (ASCellContainerNode) -> Void)
}

extension CollectionSteps {
  package func makeCell(of container: ASCellContainerNode, _ make: () -> ASCellNode) -> ASCellNode { make() }

  package func refuseUpdate(of container: ASCellContainerNode, _ detail: String) {
    container.refuse(.validUpdate, detail)
  }

  package func showUpdate(
    of container: ASCellContainerNode, _ completions: [UpdateCompletion], _ show: () -> Void
  ) {
    show()
    for completion in completions { completion.perform(isShown: true) }
  }

  package func willDisplay(
    _ cell: ASCellNode, in container: ASCellContainerNode, _ tell: @escaping (ASCellContainerNode) -> Void
  ) { tell(container) }

  package func didEndDisplaying(
    _ cell: ASCellNode, in container: ASCellContainerNode, _ tell: @escaping (ASCellContainerNode) -> Void
  ) { tell(container) }

  package func fetchBatch(
    of container: ASCellContainerNode, _ batch: ASBatchContext, _ ask: @escaping (ASCellContainerNode) -> Void
  ) {
    batch.beginBatchFetching()
    container.runtime.async(.background) { ask(container) }
  }
}
