import Foundation
import HeadlessUIKit

extension CellContainer {
  /// Asks the data source for everything. The cells there are stay until the new ones have been made and measured.
  func reload(completion: ((Bool) -> Void)? = nil) {
    performUpdates({ self.batch.isReload = true }, completion: completion)
  }

  func completion(_ block: @escaping (Bool) -> Void) -> UpdateCompletion? {
    host.map { UpdateCompletion(of: $0, block) }
  }

  func submit() {
    guard let host, isLoaded || batch.isReload && host.bounds.width > 0 else { return forgetChanges() }
    let submitted = batch
    batch = UpdateBatch()
    isLoaded = true
    if submitted.isReload { return send(newMap(of: host), measuringAll: false, submitted.completions) }
    let counts = countsOfSource(of: host)
    do {
      let origins = try submitted.changes.origins(from: pending.counts, to: counts)
      let moved = Set(submitted.changes.movedSections.map(\.to))
      send(
        map(from: origins, of: host, moved: moved), by: submitted.changes, measuringAll: false, submitted.completions)
    } catch {
      host.steps.refuseUpdate(of: host, "\(error) [\(host.nameOfDataSource)]")
      for completion in submitted.completions { later { _ in completion.perform(isShown: false) } }
    }
  }

  /// Before the first load nothing changes; who waits for the end is told.
  private func forgetChanges() {
    let completions = batch.completions
    if !batch.isReload { batch = UpdateBatch() }
    batch.completions = []
    for completion in completions { completion.noteShown() }
    for completion in completions { later { _ in completion.perform(isShown: true) } }
  }

  /// Loads for the first time, once there is somebody to ask and room for cells.
  func loadIfNeeded() {
    guard !isLoaded, let host, host.hasDataSource, host.bounds.width > 0, host.bounds.height > 0 else { return }
    batch.isReload = true
    if batch.depth == 0 { submit() }
  }

  // MARK: Maps

  private func countsOfSource(of host: ASCellContainerNode) -> [Int] {
    guard host.hasDataSource else { return [] }
    return [Int](sections: host.numberOfSectionsInSource()) { host.numberOfItemsInSource(section: $0) }
  }

  private func newMap(of host: ASCellContainerNode) -> ASElementMap {
    let origins = countsOfSource(of: host).map {
      CollectionChanges.SectionOrigin(section: nil, items: Array(repeating: nil, count: $0))
    }
    return map(from: origins, of: host)
  }

  /// - Parameter moved: sections at another place, whose context is asked for again.
  private func map(
    from origins: CollectionChanges.Origins, of host: ASCellContainerNode, moved: Set<Int> = []
  ) -> ASElementMap {
    ASElementMap(
      origins.enumerated().map { number, origin in
        let items = origin.items.enumerated().map { item, old in
          old.flatMap { pending.item(at: $0) }
            ?? newItem(at: IndexPath(item: item, section: number), of: host, insteadOf: origin.reloaded[item])
        }
        let kept = origin.section.map { pending.sections[$0] }
        var section = ASElementMap.Section(items: items)
        if let kept { section.identity = kept.identity }
        if let kept, !moved.contains(number) {
          section.userInfo = kept.userInfo
        } else {
          section.userInfo = host.userInfo(ofSection: number)
        }
        for kind in host.kinds(inSection: number) {
          section.supplements[kind] = kept?.supplements[kind] ?? newSupplement(kind, section: number, of: host)
        }
        return section
      })
  }

  /// - Parameter old: the place before of an item that is reloaded: its cell may be able to stand for the new model.
  private func newItem(
    at path: IndexPath, of host: ASCellContainerNode, insteadOf old: IndexPath?
  ) -> ASCollectionElement {
    let model = host.model(ofItemAt: path)
    if let model, let element = old.flatMap({ pending.item(at: $0) }), element.adopt(model) { return element }
    let block = HeadlessRuntime.make { host.block(ofItemAt: path) }
    return ASCollectionElement(of: host, model: model, range: host.range(ofItemAt: path), block: block)
  }

  private func newSupplement(_ kind: String, section: Int, of host: ASCellContainerNode) -> ASCollectionElement {
    let block = HeadlessRuntime.make { host.block(ofKind: kind, at: IndexPath(item: 0, section: section)) }
    return ASCollectionElement(of: host, kind: kind, range: host.range(ofKind: kind, inSection: section), block: block)
  }

  // MARK: On the way

  /// Sends a map through the editing queue: what is not measured yet is, or everything for its present range.
  func send(
    _ map: ASElementMap, by changes: CollectionChanges? = nil, measuringAll: Bool,
    only elements: [ASCollectionElement]? = nil,
    _ completions: [UpdateCompletion] = []
  ) {
    guard let host else { return }
    let work = (elements ?? map.elements).compactMap { element -> CollectionUpdate.Measuring? in
      guard let path = map.path(of: element) else { return nil }
      if elements == nil, !measuringAll, pending.contains(element) { return nil }
      let range =
        measuringAll
        ? element.kind.map { host.range(ofKind: $0, inSection: path.section) } ?? host.range(ofItemAt: path)
        : element.range
      return CollectionUpdate.Measuring(element: element, range: range)
    }
    pending = map
    updatesOnTheirWay += 1
    let arrangement = (host.cellLayout as? DelegatedLayout)?.work(for: map, in: host)
    let update = CollectionUpdate(
      map: map, changes: changes, measuring: work, arrangement: arrangement, completions: completions)
    runtime.async(.editing) { [self] in
      update.run(for: host)
      measured.with { $0.append(update) }
      later { $0.showNext() }
    }
  }

  /// Shows the oldest update that is measured.
  func showNext() {
    guard let update = measured.with({ $0.isEmpty ? nil : $0.removeFirst() }) else { return }
    updatesOnTheirWay -= 1
    guard let host else { return }
    host.steps.showUpdate(of: host, update.completions) {
      show(update.map, by: update.changes, isResized: update.finish())
      for completion in update.completions { completion.noteShown() }
    }
    guard updatesOnTheirWay == 0 else { return }
    let blocks = finishBlocks
    finishBlocks = []
    for block in blocks { block() }
  }

  /// Waits until everything on its way is shown, completions included.
  func waitUntilAllUpdatesAreShown() {
    while updatesOnTheirWay > 0 {
      guard runtime.sync(.editing, {}) != nil, !measured.with({ $0.isEmpty }) else { return }
      while !measured.with({ $0.isEmpty }) { showNext() }
    }
  }

  /// Runs a block when nothing is on its way any more; at once if nothing is.
  func onDidFinishUpdates(_ block: @escaping () -> Void) {
    if updatesOnTheirWay == 0 { block() } else { finishBlocks.append(block) }
  }

  // MARK: Measuring again

  /// Measures every cell for the range it has now.
  func remeasureAll() {
    guard isLoaded, let host, host.bounds.width > 0 else { return }
    send(pending, measuringAll: true)
  }

  /// Measures a cell that wants to have another size, together with others that want it in the same turn.
  func remeasure(_ element: ASCollectionElement) {
    if dirtyElements.isEmpty {
      later { container in
        let elements = container.dirtyElements
        container.dirtyElements = []
        container.dirtyOnes = []
        container.send(container.pending, measuringAll: false, only: elements)
      }
    }
    if dirtyOnes.insert(ObjectIdentifier(element)).inserted { dirtyElements.append(element) }
  }
}
