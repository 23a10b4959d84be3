import Foundation
import HeadlessUIKit

/// The view of a scroll node.
open class ASScrollView: UIScrollView {}

/// A node whose layout may be larger than itself. Main only.
open class ASScrollNode: ASDisplayNode {
  private struct Scrolling {
    var directions: ASScrollDirection = .verticalDirections
    var managesContentSize = false
    var contentSize = CGSize.zero
  }

  private let scrolling = Guarded(Scrolling())

  public override init() { super.init() }

  open override var supportsLayerBacking: Bool { false }

  /// The backing view.
  open override var view: UIScrollView {
    super.view as? UIScrollView ?? UIView.made(by: runtime) { ASScrollView(frame: .zero) }
  }

  override func backingView() -> UIView { UIView.made(by: runtime) { ASScrollView(frame: .zero) } }

  /// Whether the content is as large as the layout wants to be; set it before the node is measured.
  open var automaticallyManagesContentSize: Bool {
    get { scrolling[\.managesContentSize] }
    set {
      scrolling.with { $0.managesContentSize = newValue }
      invalidateCalculatedLayout()
    }
  }

  /// The axes on which the layout has as much room as it wants; vertically if not set.
  open var scrollableDirections: ASScrollDirection {
    get { scrolling[\.directions] }
    set {
      scrolling.with { $0.directions = newValue }
      invalidateCalculatedLayout()
    }
  }

  /// Measures without bound along the scrollable axes. If the content size is managed, the node itself is as large as its parent, or as
  /// its content on an axis on which the parent depends on it.
  open override func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    let (directions, manages) = scrolling.with { ($0.directions, $0.managesContentSize) }
    var room = constrainedSize
    if directions.isVertical { room.max.height = .infinity }
    if directions.isHorizontal { room.max.width = .infinity }
    let content = super.calculateLayoutThatFits(room, restrictedTo: size, relativeToParentSize: parentSize)
    guard manages else { return content }
    scrolling.with { $0.contentSize = content.size }
    let own = CGSize(
      width: ASPointsValidForSize(parentSize.width) ? parentSize.width : content.size.width,
      height: ASPointsValidForSize(parentSize.height) ? parentSize.height : content.size.height)
    return ASLayout(layoutElement: self, size: constrainedSize.clamp(own), sublayouts: content.sublayouts)
  }

  open override func layout() {
    super.layout()
    let (contentSize, manages) = scrolling.with { ($0.contentSize, $0.managesContentSize) }
    if manages { (loadedView as? UIScrollView)?.contentSize = contentSize }
  }
}
