import HeadlessUIKit

/// What a spec of one's own has to fit besides its room.
extension ASLayoutSpec {
  /// The traits of the node that the spec is measured for; none are said while it is measured for nobody.
  public func primitiveTraitCollection() -> ASPrimitiveTraitCollection {
    // Specs are short-lived, and in one tree at a time: who is measured on this thread says more than what was handed down.
    let node = OpenCall.instance(of: NodeCall.calculateLayoutThatFits) as? ASDisplayNode
    return node?.primitiveTraitCollection() ?? ASPrimitiveTraitCollection()
  }

  public func asyncTraitCollection() -> ASTraitCollection { ASTraitCollection(primitiveTraitCollection()) }
}
