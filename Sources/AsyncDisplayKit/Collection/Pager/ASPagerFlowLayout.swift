import Foundation
import HeadlessUIKit

/// Pages beside one another, each as large as the pager. The one in the middle stays there when the pager turns, and when others come or
/// go before it.
open class ASPagerFlowLayout: UICollectionViewFlowLayout {
  private weak var middle: ASCollectionElement?
  private var seenSize: CGSize?

  public override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 0
    minimumInteritemSpacing = 0
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var container: CellContainer? { source as? CellContainer }

  open override func prepare() {
    super.prepare()
    if middle == nil, let container { noteMiddle(of: container.visibleRect) }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    // A pager that has just turned has the pages of before, and maybe another one of them in the middle.
    if newBounds.size == seenSize { noteMiddle(of: newBounds) }
    seenSize = newBounds.size
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  private func noteMiddle(of bounds: CGRect) {
    let point = CGRect(x: bounds.midX, y: bounds.midY, width: 1, height: 1)
    let place = layoutAttributesForElements(in: point)?.first { $0.representedElementCategory == .cell }
    if let element = place.flatMap({ container?.shown.item(at: $0.indexPath) }) { middle = element }
  }

  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    let scrollView = container?.scrollView
    guard scrollView?.isTracking != true, scrollView?.isDecelerating != true, let container,
      let path = middle.flatMap(container.shown.path(of:)), let frame = layoutAttributesForItem(at: path)?.frame
    else { return super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    let margin = (container.visibleRect.width - frame.width) / 2
    return CGPoint(x: frame.minX - margin, y: proposedContentOffset.y)
  }
}
