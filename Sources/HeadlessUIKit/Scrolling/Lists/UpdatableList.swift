import Foundation

/// A batch of updates that is being described.
package struct UpdateBatch<Completion> {
  /// How many batches are open within one another.
  package var depth = 0
  package var changes = CollectionChanges()
  /// Whether everything is asked for anew, whatever has changed.
  package var isReload = false
  package var completions: [Completion] = []

  package init() {}
}

/// What a table or a collection shows, whoever makes the cells.
package protocol UpdatableList: SelectableList {
  /// What somebody waits with for the changes to be shown.
  associatedtype Completion
  var batch: UpdateBatch<Completion> { get set }
  /// - Parameter block: told whether the changes are shown; nil if nobody is left to tell it.
  func completion(_ block: @escaping (Bool) -> Void) -> Completion?
  /// Has the changes of the batch shown.
  func submit()
  /// Asks the data source for everything.
  func reload(completion: ((Bool) -> Void)?)
}

extension UpdatableList {
  /// Opens a batch of updates, or one within another.
  package func beginUpdates() { batch.depth += 1 }

  /// The last one to end has all changes shown.
  package func endUpdates() {
    guard batch.depth > 0 else { return }
    batch.depth -= 1
    if batch.depth == 0 { submit() }
  }

  /// Ends a batch, with somebody to tell when the changes are shown. Where no batch is open there is nothing to tell.
  package func endUpdates(completion block: ((Bool) -> Void)?) {
    guard batch.depth > 0 else { return }
    if let completion = block.flatMap(completion) { batch.completions.append(completion) }
    endUpdates()
  }

  /// Runs `updates`, which changes the data source and says what it changes, and then sees to it that the changes are shown. Batches may
  /// be nested; the completions of the inner ones come first.
  package func performUpdates(_ updates: (() -> Void)?, completion block: ((Bool) -> Void)?) {
    beginUpdates()
    updates?()
    endUpdates(completion: block)
  }

  /// Notes a change; outside of any batch it is a batch of its own.
  package func change(_ note: (inout CollectionChanges) -> Void) {
    beginUpdates()
    note(&batch.changes)
    endUpdates()
  }
}

extension [Int] {
  /// How many items a data source says that each section has. Fewer than none are none.
  package init(sections: Int, items: (Int) -> Int) {
    self = (0..<Swift.max(0, sections)).map { Swift.max(0, items($0)) }
  }
}
