import Foundation
import HeadlessUIKit

/// One item of an update: where its cell comes from, and what it is measured for.
struct CollectionItem {
  enum Source {
    case block(ASCellNodeBlock)
    case cell(ASCellNode)
  }

  let path: IndexPath
  let range: ASSizeRange
  let source: Source
}

/// Makes and measures the cells of a collection, side by side, on behalf of its editing queue.
final class CollectionUpdate: @unchecked Sendable {
  private let collection: ASCollectionNode
  private let generation: Int
  private let items: [CollectionItem]
  private let cells: Guarded<[ASCellNode?]>

  init(collection: ASCollectionNode, generation: Int, items: [CollectionItem]) {
    self.collection = collection
    self.generation = generation
    self.items = items
    cells = Guarded(Array(repeating: nil, count: items.count))
  }

  /// On the editing queue; ends with the cells on their way to main.
  func run() {
    let runtime = collection.runtime
    collection.steps.runNodeBlocks(of: runtime, count: items.count) { index in
      let cell = self.prepared(self.items[index])
      self.cells.with { $0[index] = cell }
    }
    runtime.async(.main) { [self] in
      collection.show(cells.with { $0.compactMap { $0 } }, generation: generation)
    }
  }

  private func prepared(_ item: CollectionItem) -> ASCellNode {
    let cell = cell(of: item.source)
    cell.indexPath = item.path
    cell.state.with {
      $0.owner = collection
      $0.isRangeManaged = true
    }
    let layout = cell.measure(in: item.range, parentSize: item.range.max, by: .byFramework)
    if cell.isNodeLoaded { cell.runtime.async(.main) { cell.commit(layout) } }
    return cell
  }

  private func cell(of source: CollectionItem.Source) -> ASCellNode {
    switch source {
    case .cell(let cell): cell
    case .block(let block):
      collection.traced(CollectionCall.nodeBlock) { CreationScope.perform(.nodeBlock, block) }
    }
  }
}
