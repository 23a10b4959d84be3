import AsyncDisplayKit
import HeadlessUIKit

/// Looks at nodes that draw, from outside.
extension StateProbe {
  /// A drawing has ended.
  static func drawnState(of node: SketchNode) -> State {
    let answer = node.takeAnswers()
    return State(
      (.watched, true), (.parametersPassed, node.takeReceived()), (.cancellationAsked, answer.map { _ in true }),
      (.cancellationTold, answer))
  }

  /// Contents were set.
  static func contentsState(of node: ASDisplayNode) -> State {
    State((.atScale, node.layerIfLoaded.map { $0.contentsScale == node.contentsScaleForDisplay }))
  }

  static func clearedState(of node: ASDisplayNode) -> State {
    State((.contentsCleared, (node.layerIfLoaded?.contents) == nil))
  }

  /// Every node of the tree has the scale of its root, and layers that belong to no node have what they had.
  static func treeState(of root: ASDisplayNode) -> State {
    let nodes = tree(below: root)
    let plain = nodes.compactMap { ($0 as? SketchNode)?.plainLayer }
    guard !plain.isEmpty else { return State() }
    let scale = root.contentsScaleForDisplay
    let isWalked = nodes.allSatisfy { $0.contentsScaleForDisplay == scale }
    return State((.watched, true), (.nodesWalked, isWalked && plain.allSatisfy { $0.contentsScale == 1 }))
  }

  static func subnodeState(of node: ASDisplayNode) -> State { State((.hasSubnodes, !node.subnodes.isEmpty)) }

  /// Whether a node has a place of its own on the screen.
  static func placeState(of node: ASDisplayNode) -> State { State((.rasterized, isRasterized(node))) }

  /// A node can be seen: one of an item, perhaps, and perhaps without a view.
  static func seenState(of instance: (any Observable)?) -> State {
    var state = cellState(of: instance)
    if let node = instance as? ASDisplayNode, isRasterized(node) { state[.rasterized] = true }
    return state
  }

  private static func isRasterized(_ node: ASDisplayNode) -> Bool {
    node.supernode.map { $0.rasterizesSubtree || isRasterized($0) } ?? false
  }

  private static func tree(below root: ASDisplayNode) -> [ASDisplayNode] {
    [root] + root.subnodes.flatMap(tree(below:))
  }
}
