import HeadlessUIKit

extension UIView {
  /// Puts a node's view, or the layer of one that has no view, on top of what is in this view. On main.
  public func addSubnode(_ subnode: ASDisplayNode) {
    if subnode.isLayerBacked { layer.addSublayer(subnode.layer) } else { addSubview(subnode.view) }
  }

  /// The node that the view stands for.
  public var asyncdisplaykit_node: ASDisplayNode? { client as? ASDisplayNode }
}

extension CALayer {
  /// Puts a node's layer on top of what is in this one. On main.
  public func addSubnode(_ subnode: ASDisplayNode) { addSublayer(subnode.layer) }

  /// The node that the layer stands for.
  public var asyncdisplaykit_node: ASDisplayNode? { client as? ASDisplayNode }
}
