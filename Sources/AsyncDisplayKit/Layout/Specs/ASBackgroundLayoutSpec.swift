import Foundation

/// Lays out an element, and another one of exactly its size behind it.
///
/// The spec's own style size is not taken into account.
open class ASBackgroundLayoutSpec: ASLayoutSpec {
  public override init() { super.init() }

  public init(child: any ASLayoutElement, background: any ASLayoutElement) {
    super.init(slots: [child, background])
  }

  /// What determines the size.
  open override var child: (any ASLayoutElement)? {
    get { element(at: 0) }
    set { setElement(newValue, at: 0, property: "child") }
  }

  /// What is stretched behind the child.
  open var background: (any ASLayoutElement)? {
    get { element(at: 1) }
    set { setElement(newValue, at: 1, property: "background") }
  }

  open override func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    guard let child = requiredElement(at: 0, role: "child") else { return zeroLayout() }
    let layers = layered(base: child, companion: background, in: constrainedSize, parentSize: parentSize)
    return ASLayout(
      layoutElement: self, size: layers.base.size, sublayouts: [layers.companion, layers.base].compactMap { $0 })
  }
}
