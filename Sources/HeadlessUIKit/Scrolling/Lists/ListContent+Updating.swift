import Foundation

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
    show(counts ?? [])
  }

  /// Somebody else is asked: in the next pass, or when anybody wants to know. Whoever has just been named may not know yet what there is.
  func forget() {
    isLoaded = false
    show([])
  }

  private func show(_ counts: [Int]) {
    selection = []
    takeAllOff()
    items = ListedItems(counts: counts)
    (batch, generation) = (UpdateBatch(), generation + 1)
    roomDidChange()
    setNeedsArranging()
  }

  func completion(_ block: @escaping (Bool) -> Void) -> ((Bool) -> Void)? { block }

  /// Before the first load nothing changes: what there is then is asked for anyway.
  func submit() {
    let submitted = batch
    (batch, generation) = (UpdateBatch(), generation + 1)
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
    layout.showUpdate(changes)
    if view.window != nil { view.layoutIfNeeded() }
    return true
  }
}

extension ListContent {
  var selectedPaths: [IndexPath] { selection.compactMap { items.path(of: $0) } }
  func contains(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    return items.item(at: path) != nil
  }
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
