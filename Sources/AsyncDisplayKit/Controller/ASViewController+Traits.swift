import HeadlessUIKit

extension ASViewController {
  /// The traits that the node gets for a window of some size in place of the controller's own, if this says some. Asked for with the
  /// traits: no window gets another size without the view's getting one.
  public var overrideDisplayTraitsWithWindowSize: ((CGSize) -> ASTraitCollection)? {
    get { rare() }
    set { setRare(newValue) }
  }

  /// Those of the node.
  public func asyncTraitCollection() -> ASTraitCollection { node.asyncTraitCollection() }
  public func primitiveTraitCollection() -> ASPrimitiveTraitCollection { node.primitiveTraitCollection() }
}
