import HeadlessUIKit

/// Calls and events of collections, tables and pagers.
package enum CollectionCall {
  // MARK: Of an item

  /// The data source has handed over the item's node block.
  package static let nodeBlockTaken = call("nodeBlockTaken")
  /// The item's node block runs.
  package static let nodeBlock = call("nodeBlock")

  // MARK: Of a batch of updates

  package static let performBatchUpdates = call("performBatchUpdates(_:completion:)")
  /// A block that is to run when the updates are shown was taken; this and what follows are events of the block.
  package static let completionTaken = call("completionTaken")
  package static let updatesShown = call("updatesShown")
  package static let updatesRefused = call("updatesRefused")
  package static let completion = call("completion")

  // MARK: Of a cell

  /// The cell is about to be on screen, or near enough to be drawn.
  package static let comesIntoDisplayRange = call("comesIntoDisplayRange")
  package static let willDisplay = delegateCall("collectionNode(_:willDisplayItemWith:)")
  package static let didEndDisplaying = delegateCall("collectionNode(_:didEndDisplayingItemWith:)")

  // MARK: Of fetching

  /// There is not much content left, and no batch is being fetched.
  package static let nearsItsEnd = call("nearsItsEnd")
  package static let willBeginBatchFetch = delegateCall("collectionNode(_:willBeginBatchFetchWith:)")
  /// Whoever fetches has said that it is done.
  package static let batchFetched = call("batchFetched")

  private static func call(_ name: String) -> ObservedCall { ObservedCall(type: "ASCollectionNode", name: name) }
  private static func delegateCall(_ name: String) -> ObservedCall {
    ObservedCall(type: "ASCollectionDelegate", name: name)
  }
}
