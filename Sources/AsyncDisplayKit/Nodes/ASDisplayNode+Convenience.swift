import HeadlessUIKit

extension ASDisplayNode {
  /// The controller of the root that this node is below; nil if there is none.
  public var closestViewController: UIViewController? {
    var root: ASDisplayNode = self
    while let above = root.supernode { root = above }
    return root.state.with { $0.owner } as? UIViewController
  }
}
