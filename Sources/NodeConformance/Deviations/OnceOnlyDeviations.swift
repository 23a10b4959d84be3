import AsyncDisplayKit
import HeadlessUIKit

/// Hooks that a node hears the first time in its life, and not again: what is promised before, after or beside something else is promised
/// every time.
enum OnceOnlyDeviations {
  static let all = [
    Deviation(
      "display-will-start-once", "displayWillStart() is called for the first drawing of a node only",
      breaks: ["ASDisplayNode.displayWillStart/before-drawn"],
      nodeSteps: LaterHooksLost(hook: NodeCall.displayWillStart)),
    Deviation(
      "will-enter-hierarchy-once", "willEnterHierarchy() is called for the first window of a node only",
      breaks: ["ASDisplayNode.willEnterHierarchy/immediately-before-window-joined"],
      also: ["ASDisplayNode.didEnterHierarchy/after-willEnterHierarchy"],
      nodeSteps: LaterHooksLost(hook: NodeCall.willEnterHierarchy)),
    Deviation(
      "layout-did-finish-once", "layoutDidFinish() is called after the first layout of a node only",
      breaks: ["ASDisplayNode.layoutDidFinish/immediately-after-layout"],
      nodeSteps: LaterHooksLost(hook: NodeCall.layoutDidFinish)),
    Deviation(
      "will-display-once", "the delegate is told the first time only that a cell is about to be on screen",
      breaks: ["ASCollectionDelegate.collectionNode/before-cell-visible"], nodeSteps: WillDisplayOnce()),
    Deviation(
      "states-in-reverse-later", "a node hears of the states that it enters again the nearest first",
      breaks: ["ASCellNode.didEnterPreloadState/before-*", "ASCellNode.didEnterDisplayState/before-*"],
      nodeSteps: StatesInReverseLater()),
    Deviation(
      "clearing-spreads", "a node that drops what it has fetched has its subnodes do so too",
      breaks: ["ASDisplayNode.clearFetchedData/makes-clears-alone"], nodeSteps: ClearingSpreads()),
  ]
}

private struct LaterHooksLost: NodeSteps {
  let hook: ObservedCall
  private let memory = FirstTime()

  init(hook: ObservedCall) { self.hook = hook }

  func deliver(_ hook: ObservedCall, to node: ASDisplayNode, _ body: () -> Void) {
    if hook != self.hook || memory.isFirst("\(node.observationID)", in: node.runtime) { body() }
  }
}

private struct WillDisplayOnce: NodeSteps {
  private let memory = FirstTime()

  func willDisplay(
    _ cell: ASCellNode, in container: ASCellContainerNode, _ tell: @escaping (ASCellContainerNode) -> Void
  ) { if memory.isFirst("\(cell.observationID)", in: container.runtime) { tell(container) } }
}

private struct StatesInReverseLater: NodeSteps {
  private let memory = FirstTime()

  func interfaceStateDidChange(of node: ASDisplayNode, from old: ASInterfaceState, to new: ASInterfaceState) {
    let isFirst = new.contains(.visible) && memory.isFirst("\(node.observationID)", in: node.runtime)
    let parts: [(ASInterfaceState, (ASDisplayNode) -> (Bool) -> Void)] = [
      (.preload, ASDisplayNode.tellOfPreload), (.display, ASDisplayNode.tellOfDisplay),
      (.visible, ASDisplayNode.tellOfVisibility),
    ]
    let changed = new.symmetricDifference(old)
    for (part, tell) in isFirst ? parts : parts.reversed() where changed.contains(part) {
      tell(node)(new.contains(part))
    }
    node.callInterfaceStateDidChange(new, from: old)
  }
}

private struct ClearingSpreads: NodeSteps {
  func deliver(_ hook: ObservedCall, to node: ASDisplayNode, _ body: () -> Void) {
    body()
    guard hook == NodeCall.clearFetchedData else { return }
    for subnode in node.subnodes { subnode.callClearFetchedData() }
  }
}
