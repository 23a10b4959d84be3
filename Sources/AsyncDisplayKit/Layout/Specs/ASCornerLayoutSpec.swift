import Foundation

/// The corner that an ``ASCornerLayoutSpec`` decorates.
public enum ASCornerLayoutLocation: Hashable, Sendable, CaseIterable {
  case topLeft
  case topRight
  case bottomLeft
  case bottomRight
}

/// Lays out an element, and another one with its centre on a corner of the first.
open class ASCornerLayoutSpec: ASLayoutSpec {
  private var storedLocation = ASCornerLayoutLocation.topLeft
  private var storedOffset = CGPoint.zero
  private var storedWrapsCorner = false

  public override init() { super.init() }

  public init(child: any ASLayoutElement, corner: any ASLayoutElement, location: ASCornerLayoutLocation) {
    storedLocation = location
    super.init(slots: [child, corner])
  }

  /// What is decorated.
  open override var child: (any ASLayoutElement)? {
    get { element(at: 0) }
    set { setElement(newValue, at: 0, property: "child") }
  }

  /// The decoration.
  open var corner: (any ASLayoutElement)? {
    get { element(at: 1) }
    set { setElement(newValue, at: 1, property: "corner") }
  }

  open var cornerLocation: ASCornerLayoutLocation {
    get { storedLocation }
    set { if mayWrite("cornerLocation") { storedLocation = newValue } }
  }

  /// How far the decoration's centre is moved away from the corner, in points right and down.
  open var offset: CGPoint {
    get { storedOffset }
    set { if mayWrite("offset") { storedOffset = newValue } }
  }

  /// Whether the spec is large enough for the decoration too; else it has the child's size and the decoration sticks out.
  open var wrapsCorner: Bool {
    get { storedWrapsCorner }
    set { if mayWrite("wrapsCorner") { storedWrapsCorner = newValue } }
  }

  open override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    guard let child = requiredElement(at: 0, role: "child"), let corner = requiredElement(at: 1, role: "corner")
    else { return zeroLayout() }
    let available = constrainedSize.max.asParent
    let childLayout = child.provisionalLayout(in: constrainedSize, parentSize: available)
    let cornerLayout = corner.provisionalLayout(in: constrainedSize, parentSize: available)
    let cornerOrigin = origin(ofCorner: cornerLayout.size, around: childLayout.size)
    let bounds = self.bounds(
      child: childLayout.size, corner: CGRect(origin: cornerOrigin, size: cornerLayout.size), in: constrainedSize)
    return ASLayout(
      layoutElement: self, size: bounds.size,
      sublayouts: [
        childLayout.placed(at: CGPoint(x: -bounds.origin.x, y: -bounds.origin.y)),
        cornerLayout.placed(at: CGPoint(x: cornerOrigin.x - bounds.origin.x, y: cornerOrigin.y - bounds.origin.y)),
      ])
  }

  private func origin(ofCorner corner: CGSize, around child: CGSize) -> CGPoint {
    let isRight = cornerLocation == .topRight || cornerLocation == .bottomRight
    let isBottom = cornerLocation == .bottomLeft || cornerLocation == .bottomRight
    return CGPoint(
      x: (isRight ? child.width : 0) - corner.width / 2 + offset.x,
      y: (isBottom ? child.height : 0) - corner.height / 2 + offset.y)
  }

  /// What the spec covers, in the child's coordinates.
  private func bounds(child: CGSize, corner: CGRect, in range: ASSizeRange) -> CGRect {
    guard wrapsCorner else { return CGRect(origin: .zero, size: child) }
    let left = lesser(0, corner.origin.x)
    let top = lesser(0, corner.origin.y)
    let right = greater(child.width, corner.origin.x + corner.size.width)
    let bottom = greater(child.height, corner.origin.y + corner.size.height)
    return CGRect(
      origin: CGPoint(x: left, y: top), size: range.clamp(CGSize(width: right - left, height: bottom - top)))
  }
}
