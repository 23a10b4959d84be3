import HeadlessUIKit

extension ASDisplayNode {
  /// The controller of the root that this node is below; nil if there is none.
  public var closestViewController: UIViewController? {
    var root: ASDisplayNode = self
    while let above = root.supernode { root = above }
    return root.state.with { $0.owner } as? UIViewController
  }

  /// The nodes above, the nearest one first.
  public var supernodes: [ASDisplayNode] { Array(sequence(first: self) { $0.supernode }.dropFirst()) }

  /// Whether a container shows another size of the node as a movement; kept only, since none takes time.
  public var shouldAnimateSizeChanges: Bool {
    get { state[\.animatesSizeChanges] }
    set { state.with { $0.animatesSizeChanges = newValue } }
  }

  /// Has the node's view made by a block of one's own. To be set before the node is loaded.
  public func setViewBlock(_ viewBlock: @escaping ASDisplayNodeViewBlock) {
    if isNodeLoaded { return refuse(.viewBlockBeforeLoad, "setViewBlock(_:)") }
    wrap(nil) { $0.viewBlock = viewBlock }
  }

  /// Has the node's layer made by a block of one's own; the node has no view then. To be set before the node is loaded.
  public func setLayerBlock(_ layerBlock: @escaping ASDisplayNodeLayerBlock) {
    if isNodeLoaded { return refuse(.viewBlockBeforeLoad, "setLayerBlock(_:)") }
    wrap(nil) {
      $0.layerBlock = layerBlock
      $0.isLayerBacked = true
    }
  }
}

extension ASRule {
  public static let viewBlockBeforeLoad = ASRule(
    "view-block-before-load", "A view block or layer block must be set before the node is loaded.")
}
