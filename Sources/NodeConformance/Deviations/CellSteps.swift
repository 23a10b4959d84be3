import AsyncDisplayKit
import HeadlessUIKit

struct NodeBlockTwice: NodeSteps {
  func makeCell(of container: ASCellContainerNode, _ make: () -> ASCellNode) -> ASCellNode {
    _ = make()
    return make()
  }
}

struct NodeBlockForgotten: NodeSteps {
  private let first = FirstTime()

  func makeCell(of container: ASCellContainerNode, _ make: () -> ASCellNode) -> ASCellNode {
    first.isFirst("block", in: container.runtime) ? make() : ASCellNode()
  }
}

struct CellLoadedWhenMade: NodeSteps {
  func makeCell(of container: ASCellContainerNode, _ make: () -> ASCellNode) -> ASCellNode {
    let cell = make()
    container.runtime.async(.main) { _ = cell.loadedView }
    return cell
  }
}

struct WrongUpdateAccepted: NodeSteps {
  func refuseUpdate(of container: ASCellContainerNode, _ detail: String) {}
}

struct CompletionEarly: NodeSteps {
  func showUpdate(of container: ASCellContainerNode, _ completions: [UpdateCompletion], _ show: () -> Void) {
    for completion in completions { completion.perform(isShown: true) }
    show()
  }
}

struct CompletionTwice: NodeSteps {
  func showUpdate(of container: ASCellContainerNode, _ completions: [UpdateCompletion], _ show: () -> Void) {
    show()
    for completion in completions {
      completion.perform(isShown: true)
      completion.perform(isShown: true)
    }
  }
}

struct CompletionOffMain: NodeSteps {
  func showUpdate(of container: ASCellContainerNode, _ completions: [UpdateCompletion], _ show: () -> Void) {
    show()
    for completion in completions {
      container.runtime.async(.background) { completion.perform(isShown: true) }
    }
  }
}

struct CellsToldOfOffMain: NodeSteps {
  func willDisplay(
    _ cell: ASCellNode, in container: ASCellContainerNode, _ tell: @escaping (ASCellContainerNode) -> Void
  ) { container.runtime.sync(.background) { tell(container) } }
}

struct WillDisplayLate: NodeSteps {
  func willDisplay(
    _ cell: ASCellNode, in container: ASCellContainerNode, _ tell: @escaping (ASCellContainerNode) -> Void
  ) { container.runtime.async(.main) { tell(container) } }
}

struct DidEndDisplayingEarly: NodeSteps {
  func willDisplay(
    _ cell: ASCellNode, in container: ASCellContainerNode, _ tell: @escaping (ASCellContainerNode) -> Void
  ) {
    tell(container)
    container.tellOfEndOfDisplaying(cell, kind: nil)
  }
}

struct BatchFetchedOnMain: NodeSteps {
  func fetchBatch(
    of container: ASCellContainerNode, _ batch: ASBatchContext, _ ask: @escaping (ASCellContainerNode) -> Void
  ) {
    batch.beginBatchFetching()
    container.runtime.async(.main) { ask(container) }
  }
}

struct BatchFetchedOnce: NodeSteps {
  private let first = FirstTime()

  func fetchBatch(
    of container: ASCellContainerNode, _ batch: ASBatchContext, _ ask: @escaping (ASCellContainerNode) -> Void
  ) {
    batch.beginBatchFetching()
    guard first.isFirst("batch", in: container.runtime) else { return }
    container.runtime.async(.background) { ask(container) }
  }
}

struct BatchFetchedAgain: NodeSteps {
  func fetchBatch(
    of container: ASCellContainerNode, _ batch: ASBatchContext, _ ask: @escaping (ASCellContainerNode) -> Void
  ) { container.runtime.async(.background) { ask(container) } }
}
