import HeadlessUIKit

extension UIView {
  /// Puts a node's view, or the layer of one that has no view, on top of what is in this view. In the view of a node it becomes a subnode.
  /// On main.
  public func addSubnode(_ subnode: ASDisplayNode) {
    if let node = asyncdisplaykit_node { return node.addSubnode(subnode) }
    if subnode.supernode != nil { subnode.removeFromSupernode() }
    if subnode.isLayerBacked { layer.addSublayer(subnode.layer) } else { addSubview(subnode.view) }
  }

  /// The node that the view stands for.
  public var asyncdisplaykit_node: ASDisplayNode? { client as? ASDisplayNode }
}

extension CALayer {
  /// Puts a node's layer on top of what is in this one. In the layer of a node it becomes a subnode. On main.
  public func addSubnode(_ subnode: ASDisplayNode) {
    if let node = asyncdisplaykit_node { return node.addSubnode(subnode) }
    if subnode.supernode != nil { subnode.removeFromSupernode() }
    addSublayer(subnode.layer)
  }

  /// The node that the layer stands for.
  public var asyncdisplaykit_node: ASDisplayNode? { client as? ASDisplayNode }
}
