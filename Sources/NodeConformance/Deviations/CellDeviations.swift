import AsyncDisplayKit
import HeadlessUIKit

/// Collections that make, show and continue their cells in another way than promised.
enum CellDeviations {
  static let all = [
    Deviation(
      "states-in-reverse", "a node hears of the states it enters the nearest first",
      breaks: ["ASCellNode.didEnterPreloadState/before-*", "ASCellNode.didEnterDisplayState/before-*"],
      nodeSteps: StatesInReverse()),
    Deviation(
      "node-block-twice", "every node block runs twice", breaks: ["ASCollectionNode.nodeBlock/once"],
      nodeSteps: NodeBlockTwice()),
    Deviation(
      "node-block-forgotten", "only the first node block runs; empty cells stand in for the others",
      breaks: ["ASCollectionNode.nodeBlock/once"],
      nodeSteps: NodeBlockForgotten()),
    Deviation(
      "cell-loaded-when-made", "cells are loaded as soon as they are measured",
      breaks: ["ASCellNode.didLoad/never-before-cell-near-*"], also: ["ASDisplayNode.*"],
      nodeSteps: CellLoadedWhenMade()),
    Deviation(
      "wrong-update-accepted", "updates that are not so are dropped without a word",
      breaks: ["ASCollectionNode.performBatchUpdates/misuse-*"], nodeSteps: WrongUpdateAccepted()),
    Deviation(
      "completion-early", "completions run before the cells are shown",
      breaks: ["ASCollectionNode.completion/after-updates-over"], nodeSteps: CompletionEarly()),
    Deviation(
      "completion-twice", "completions run twice", breaks: ["ASCollectionNode.completion/once"],
      nodeSteps: CompletionTwice()),
    Deviation(
      "completion-off-main", "completions run on a worker", breaks: ["ASCollectionNode.completion/thread-main"],
      nodeSteps: CompletionOffMain()),
    Deviation(
      "cells-told-of-off-main", "the delegate is told on a worker of cells that come and go",
      breaks: ["ASCollectionDelegate.collectionNode+collectionNode/thread-main"], nodeSteps: CellsToldOfOffMain()),
    Deviation(
      "will-display-late", "the delegate is told of a cell once it is visible",
      breaks: ["ASCollectionDelegate.collectionNode/before-cell-visible"], nodeSteps: WillDisplayLate()),
    Deviation(
      "did-end-displaying-early", "the delegate is told that a cell has gone when it comes",
      breaks: ["ASCollectionDelegate.collectionNode/after-cell-invisible"], nodeSteps: DidEndDisplayingEarly()),
    Deviation(
      "batch-fetched-on-main", "more content is asked for on main",
      breaks: ["ASCollectionDelegate.collectionNode/thread-background"], nodeSteps: BatchFetchedOnMain()),
    Deviation(
      "batch-fetched-once", "more content is asked for the first time only",
      breaks: ["ASCollectionDelegate.collectionNode/called-on-content-near-end"], nodeSteps: BatchFetchedOnce()),
    Deviation(
      "batch-fetched-again", "more content is asked for while some is on its way",
      breaks: ["ASCollectionDelegate.collectionNode/never-called-batch-under-way"], nodeSteps: BatchFetchedAgain()),
  ]
}

private struct StatesInReverse: NodeSteps {
  func interfaceStateDidChange(of node: ASDisplayNode, from old: ASInterfaceState, to new: ASInterfaceState) {
    let changed = new.symmetricDifference(old)
    if changed.contains(.visible) { node.tellOfVisibility(new.contains(.visible)) }
    if changed.contains(.display) { node.tellOfDisplay(new.contains(.display)) }
    if changed.contains(.preload) { node.tellOfPreload(new.contains(.preload)) }
    node.callInterfaceStateDidChange(new, from: old)
  }
}
