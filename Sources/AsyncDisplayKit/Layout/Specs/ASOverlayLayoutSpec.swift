import Foundation

/// Lays out an element, and another one of exactly its size in front of it.
///
/// The spec's own style size is not taken into account.
open class ASOverlayLayoutSpec: ASLayoutSpec {
  public override init() { super.init() }

  public init(child: any ASLayoutElement, overlay: any ASLayoutElement) {
    super.init(slots: [child, overlay])
  }

  /// What determines the size.
  open override var child: (any ASLayoutElement)? {
    get { element(at: 0) }
    set { setElement(newValue, at: 0, property: "child") }
  }

  /// What is stretched over the child.
  open var overlay: (any ASLayoutElement)? {
    get { element(at: 1) }
    set { setElement(newValue, at: 1, property: "overlay") }
  }

  open override func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    guard let child = requiredElement(at: 0, role: "child") else { return zeroLayout() }
    let layers = layered(base: child, companion: overlay, in: constrainedSize, parentSize: parentSize)
    return ASLayout(
      layoutElement: self, size: layers.base.size, sublayouts: [layers.base, layers.companion].compactMap { $0 })
  }
}
