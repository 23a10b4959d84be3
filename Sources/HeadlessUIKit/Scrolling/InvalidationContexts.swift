import Foundation

/// What has become of a layout. Subclasses of layouts have their own, with more in them.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// By how much the content is moved when the layout is invalidated, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// For a layout that works out a part of itself only; kept.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that somebody has named; none for all.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The same for headers and the like, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// Whether everything was reloaded.
  open var invalidateEverything: Bool { false }
  /// Whether there may be more or fewer elements.
  open var invalidateDataSourceCounts: Bool { false }

  public required override init() {}

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// What has become of a flow: everything is worked out again, whatever it says.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is to be asked for sizes and distances again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether elements are to be placed again.
  open var invalidateFlowLayoutAttributes = true
}
