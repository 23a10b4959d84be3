import Foundation
import HeadlessUIKit

/// What a container will show next: makes the cells that are missing and measures those that need it, side by side, on behalf of the
/// editing queue.
final class CollectionUpdate: @unchecked Sendable {
  /// A cell to measure, and what for.
  struct Measuring {
    let element: ASCollectionElement
    let range: ASSizeRange
  }

  let map: ASElementMap
  /// What the map came of; nil if everything was asked for anew.
  let changes: CollectionChanges?
  /// Called on main when the update is shown; false if it was refused.
  let completions: [UpdateCompletion]
  private let work: [Measuring]
  /// Where everything goes, if a layout says that for all cells together: it measures them.
  private let arrangement: LayoutWork?
  private let layouts: Guarded<[ASLayout?]>

  init(
    map: ASElementMap, changes: CollectionChanges?, measuring work: [Measuring], arrangement: LayoutWork?,
    completions: [UpdateCompletion]
  ) {
    (self.map, self.changes) = (map, changes)
    self.work = work
    self.arrangement = arrangement
    self.completions = completions
    layouts = Guarded(Array(repeating: nil, count: work.count))
  }

  /// On the editing queue.
  func run(for host: ASCellContainerNode) {
    host.steps.runNodeBlocks(of: host.runtime, count: work.count) { index in
      if self.arrangement != nil { return self.make(self.work[index].element, for: host) }
      let layout = self.measure(self.work[index], for: host)
      self.layouts.with { $0[index] = layout }
    }
    if let arrangement { host.runtime.concurrentPerform(.layout, count: 1) { _ in arrangement.run() } }
  }

  /// Takes over what was measured. On main.
  ///
  /// - Returns: whether any size is another one.
  func finish() -> Bool {
    if let arrangement {
      arrangement.finish()
      return true
    }
    var isDifferent = false
    for (measuring, layout) in zip(work, layouts.with { $0 }) {
      guard let layout, let cell = measuring.element.cell else { continue }
      if cell.isNodeLoaded { take(layout, in: cell) }
      isDifferent = isDifferent || measuring.element.size != layout.size
      measuring.element.size = layout.size
      measuring.element.range = measuring.range
    }
    return isDifferent
  }

  /// A cell that keeps its size may have other places for what is in it.
  private func take(_ layout: ASLayout, in cell: ASCellNode) {
    let before = cell.calculatedLayout
    cell.commit(layout)
    if cell.calculatedLayout !== before { cell.loadedLayer.setNeedsLayout() }
  }

  private func measure(_ measuring: Measuring, for host: ASCellContainerNode) -> ASLayout {
    let cell = measuring.element.cell ?? made(measuring.element, for: host)
    let layout = cell.measure(in: measuring.range, parentSize: measuring.range.max, by: .byFramework)
    if !cell.isNodeLoaded { cell.setFrame(CGRect(origin: .zero, size: layout.size), by: .byFramework) }
    return layout
  }

  private func make(_ element: ASCollectionElement, for host: ASCellContainerNode) {
    if element.cell == nil { _ = made(element, for: host) }
  }

  private func made(_ element: ASCollectionElement, for host: ASCellContainerNode) -> ASCellNode {
    let block = element.takeBlock() ?? { ASCellNode() }
    let cell = host.steps.makeCell(of: host) {
      element.traced(CollectionCall.nodeBlock) { CreationScope.perform(.nodeBlock, block) }
    }
    cell.join(host, as: element, at: map.path(of: element))
    cell.inheritTraits(of: host)
    element.set(cell)
    return cell
  }
}
