import Foundation

/// A batch of updates that is being described.
struct ListBatch {
  /// How many batches are open within one another.
  var depth = 0
  var changes = CollectionChanges()
  var completions: [(Bool) -> Void] = []
  /// Another after each update.
  var generation = 0
}

extension ListContent: UpdatableList {
  /// What is on screen is asked for anew in the next pass.
  func reload(completion: ((Bool) -> Void)? = nil) {
    load()
    if let completion { view.runtime.async(.main) { completion(true) } }
  }

  func loadIfNeeded() {
    if !isLoaded { load() }
  }

  private func load() {
    let counts = countsOfSource()
    isLoaded = counts != nil
    selection = []
    takeAllOff()
    items = ListedItems(counts: counts ?? [])
    batch = ListBatch(generation: batch.generation + 1)
    roomDidChange()
    setNeedsArranging()
  }

  func beginUpdates() { batch.depth += 1 }

  func endUpdates() {
    guard batch.depth > 0 else { return }
    batch.depth -= 1
    if batch.depth == 0 { submit() }
  }

  func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginUpdates()
    updates?()
    if let completion { batch.completions.append(completion) }
    endUpdates()
  }

  func change(_ note: (inout CollectionChanges) -> Void) {
    beginUpdates()
    note(&batch.changes)
    endUpdates()
  }

  /// Before the first load nothing changes: what there is then is asked for anyway.
  private func submit() {
    let submitted = batch
    batch = ListBatch(generation: batch.generation + 1)
    var isShown = true
    if isLoaded, let counts = countsOfSource() { isShown = apply(submitted.changes, to: counts) }
    for completion in submitted.completions { view.runtime.async(.main) { completion(isShown) } }
  }

  private func apply(_ changes: CollectionChanges, to counts: [Int]) -> Bool {
    do {
      items = items.moved(by: try changes.origins(from: items.counts, to: counts))
    } catch {
      view.refuse(.validUpdate, "\(error)")
      return false
    }
    selection.removeAll { items.path(of: $0) == nil }
    setNeedsArranging()
    if view.window != nil { view.layoutIfNeeded() }
    return true
  }
}

extension ListContent {
  var selectedPaths: [IndexPath] { selection.compactMap { items.path(of: $0) } }
  func contains(_ path: IndexPath) -> Bool { items.item(at: path) != nil }
  func isSelected(_ path: IndexPath) -> Bool { selection.contains { $0 === items.item(at: path) } }

  func highlighter(at path: IndexPath) -> ((Bool) -> Void)? {
    cell(at: path).map { cell in { [unowned self] in setHighlighted($0, cell) } }
  }

  func choose(_ path: IndexPath) {
    guard let item = items.item(at: path) else { return }
    if !isSelected(path) { selection.append(item) }
    if let cell = cell(at: path) { setSelected(true, cell) }
  }

  func drop(_ path: IndexPath) {
    guard isSelected(path) else { return }
    selection.removeAll { $0 === items.item(at: path) }
    if let cell = cell(at: path) { setSelected(false, cell) }
  }

  func path(under touches: Set<UITouch>) -> IndexPath? {
    guard touches.count == 1, let touched = touches.first?.view else { return nil }
    return displayed.first { touched.isDescendant(of: $0.cell) }?.path
  }
}
