import AsyncDisplayKit
import HeadlessUIKit

/// Cells that come near in another way than promised.
enum CellDeviations {
  static let all = [
    Deviation(
      "states-in-reverse", "a node hears of the states it enters the nearest first",
      breaks: ["ASCellNode.didEnterPreloadState/before-*", "ASCellNode.didEnterDisplayState/before-*"],
      nodeSteps: StatesInReverse())
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
