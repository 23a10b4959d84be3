import HeadlessUIKit

/// A batch of updates that is being described.
struct UpdateBatch {
  /// How many batches are open within one another.
  var depth = 0
  var changes = CollectionChanges()
  var isReload = false
  var completions: [UpdateCompletion] = []
}
