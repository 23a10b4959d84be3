import Foundation
import HeadlessUIKit

extension CellContainer {
  /// The user does something with the content. Nothing is fetched while a finger is on it, and what that has left undone is made up for.
  func userDidScroll(_ phase: UIScrollView.ScrollPhase) {
    tellDisplayed(phase.event)
    if phase == .didEndDragging { scrollView?.setNeedsLayout() }
  }

  /// Asks for more content if the end is near.
  func fetchBatchIfNeeded() {
    guard let host, let scrollView, updatesOnTheirWay == 0, !scrollView.isDragging else { return }
    guard !batchContext.wasDeclined, host.hasDataSource, host.canFetchBatch else { return }
    let isNear = ASDisplayShouldFetchBatchForContext(
      batchContext, ranges.direction, scrollableDirections, host.bounds, scrollView.contentSize,
      scrollView.contentOffset, leadingScreensForBatching, host.isInHierarchy, .zero)
    guard isNear, let fetch = host.batchFetch else { return }
    let batch = batchContext
    batch.onCompletion { [weak host] in host?.note(CollectionCall.batchFetched) }
    host.note(CollectionCall.nearsItsEnd)
    host.steps.fetchBatch(of: host, batch) { host in
      host.traced(CollectionCall.willBeginBatchFetch) { fetch(batch) }
    }
  }
}
