import Foundation
import HeadlessUIKit

/// Surrounds an element with space. An infinite inset takes all the space that is left on its side: infinite on one side pushes the
/// element to the other, on both sides of an axis it centres it.
///
/// The spec's own style size is not taken into account.
open class ASInsetLayoutSpec: ASLayoutSpec {
  private var storedInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public override init() { super.init() }

  public init(insets: UIEdgeInsets, child: any ASLayoutElement) {
    storedInsets = insets
    super.init(slots: [child])
  }

  /// In points; negative ones let the element stick out, infinite ones take what is left.
  open var insets: UIEdgeInsets {
    get { storedInsets }
    set { if mayWrite("insets") { storedInsets = newValue } }
  }

  open override func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    guard let child = requiredElement(at: 0, role: "child") else { return zeroLayout() }
    let least = constrainedSize.min
    let most = constrainedSize.max
    let across = AxisInsets(before: insets.left, after: insets.right, least: least.width, most: most.width)
    let down = AxisInsets(before: insets.top, after: insets.bottom, least: least.height, most: most.height)

    let sublayout = child.provisionalLayout(
      in: ASSizeRange(
        min: CGSize(width: across.childLeast, height: down.childLeast),
        max: CGSize(width: across.childMost, height: down.childMost)),
      parentSize: CGSize(width: across.inset(parentSize.width), height: down.inset(parentSize.height)))

    let length = (across: across.length(child: sublayout.size.width), down: down.length(child: sublayout.size.height))
    let origin = CGPoint(x: across.origin(child: sublayout.size.width), y: down.origin(child: sublayout.size.height))
    return ASLayout(
      layoutElement: self, size: constrainedSize.clamp(CGSize(width: length.across, height: length.down)),
      sublayouts: [sublayout.placed(at: origin)])
  }
}

/// The insets of one axis, with the lengths the spec may choose from.
private struct AxisInsets {
  let before: CGFloat
  let after: CGFloat
  let least: CGFloat
  let most: CGFloat

  /// An element between infinite insets has its own length, however long the spec has to be.
  var childLeast: CGFloat { inset(before.isInfinite || after.isInfinite ? 0 : least) }
  var childMost: CGFloat { inset(most) }

  /// A length without the finite insets, never negative.
  func inset(_ length: CGFloat) -> CGFloat { greater(0, length - (finite(before, or: 0) + finite(after, or: 0))) }

  /// The spec's length around a child: all there is, if an inset is infinite.
  func length(child: CGFloat) -> CGFloat { finite(child + before + after, or: most) }

  func origin(child: CGFloat) -> CGFloat {
    let centred = ASRoundPixelValue((most - child) / 2)
    return finite(before, or: most - (finite(after, or: centred) + child))
  }

  private func finite(_ length: CGFloat, or substitute: CGFloat) -> CGFloat {
    length.isInfinite ? substitute : length
  }
}
