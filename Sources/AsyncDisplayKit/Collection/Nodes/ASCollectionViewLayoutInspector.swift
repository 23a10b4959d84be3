import Foundation
import HeadlessUIKit

/// Has everything measured for what it is measured for without an inspector: what the collection's delegate says, or else what the layout
/// has room for. A collection does not keep its inspector alive.
open class ASCollectionViewLayoutInspector: NSObject, ASCollectionViewLayoutInspecting {
  public override init() { super.init() }

  open func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange {
    collectionView.collectionNode?.rangeByDelegate(ofItemAt: indexPath) ?? ASSizeRangeUnconstrained
  }

  open func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForSupplementaryNodeOfKind kind: String, at indexPath: IndexPath
  ) -> ASSizeRange {
    collectionView.collectionNode?.rangeByDelegate(ofKind: kind, inSection: indexPath.section)
      ?? ASSizeRange(min: .zero, max: .zero)
  }

  open func scrollableDirections() -> ASScrollDirection { .verticalDirections }
}

/// The same of a flow layout.
open class ASCollectionViewFlowLayoutInspector: ASCollectionViewLayoutInspector {
  /// The layout that is inspected.
  public private(set) weak var layout: UICollectionViewFlowLayout?

  public override init() { super.init() }

  public init(flowLayout: UICollectionViewFlowLayout) {
    layout = flowLayout
    super.init()
  }

  open override func scrollableDirections() -> ASScrollDirection {
    layout?.scrollDirection == .horizontal ? .horizontalDirections : .verticalDirections
  }
}
