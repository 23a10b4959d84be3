import AsyncDisplayKit
import Foundation

/// As many photos as it is told.
final class PhotoSource: ASCollectionDataSource {
  var count: Int
  /// What is about to be said of ``count`` will not be so.
  var isWrong = false
  var sections = 1
  private let cell: @Sendable () -> PhotoCell

  init(count: Int, cell: @escaping @Sendable () -> PhotoCell) {
    self.count = count
    self.cell = cell
  }

  func numberOfSections(in collectionNode: ASCollectionNode) -> Int { sections }

  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { count }

  func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock {
    let cell = cell
    return { cell() }
  }
}

/// Wants to read on, and leaves it to others to say when a batch has come.
final class PhotoReader: ASCollectionDelegate {
  private let lock = NSLock()
  private var last: ASBatchContext?

  /// The last one that was asked for.
  var batch: ASBatchContext? { lock.withLock { last } }

  func collectionNode(_ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext) {
    lock.withLock { last = context }
  }
}
