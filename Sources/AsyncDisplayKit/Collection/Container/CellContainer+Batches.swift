import Foundation
import HeadlessUIKit

extension CellContainer {
  /// Asks for more content if the end is near.
  func fetchBatchIfNeeded() {
    guard let host, let scrollView, updatesOnTheirWay == 0, !scrollView.isDragging else { return }
    guard !batchContext.wasDeclined, host.hasDataSource, host.canFetchBatch else { return }
    let isNear = ASDisplayShouldFetchBatchForContext(
      batchContext, ranges.direction, scrollableDirections, host.bounds, scrollView.contentSize,
      scrollView.contentOffset, leadingScreensForBatching, host.isInHierarchy, .zero)
    guard isNear else { return }
    batchContext.beginBatchFetching()
    let batch = batchContext
    runtime.async(.background) { host.fetchBatch(batch) }
  }
}
