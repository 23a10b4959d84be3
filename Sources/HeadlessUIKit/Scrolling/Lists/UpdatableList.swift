import Foundation

/// What a table or a collection shows, whoever makes the cells.
package protocol UpdatableList: SelectableList {
  /// Asks the data source for everything.
  func reload(completion: ((Bool) -> Void)?)
  /// Opens a batch of updates, or one within another.
  func beginUpdates()
  /// The last one to end has all changes shown.
  func endUpdates()
  /// Runs `updates` in a batch.
  ///
  /// - Parameter completion: told whether the changes are shown.
  func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Notes a change; outside of any batch it is a batch of its own.
  func change(_ note: (inout CollectionChanges) -> Void)
}
