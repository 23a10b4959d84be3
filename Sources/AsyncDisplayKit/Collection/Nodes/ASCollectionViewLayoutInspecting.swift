import Foundation
import HeadlessUIKit

/// Says what cells are measured for, in place of the collection's delegate: for layouts that know more than a flow does. Main only.
public protocol ASCollectionViewLayoutInspecting: AnyObject {
  /// What the cell of an item is measured for.
  func collectionView(_ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath) -> ASSizeRange
  /// Kept for those who ask; the layout itself says where it scrolls.
  func scrollableDirections() -> ASScrollDirection
  /// What a header, a footer or another element is measured for.
  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForSupplementaryNodeOfKind kind: String, at indexPath: IndexPath
  ) -> ASSizeRange
  /// How many elements of a kind a section has; one if it is left out.
  func collectionView(
    _ collectionView: ASCollectionView, supplementaryNodesOfKind kind: String, inSection section: UInt
  ) -> UInt
  func didChangeCollectionViewDataSource(_ dataSource: (any ASCollectionDataSource)?)
  func didChangeCollectionViewDelegate(_ delegate: (any ASCollectionDelegate)?)
}

extension ASCollectionViewLayoutInspecting {
  public func scrollableDirections() -> ASScrollDirection { .verticalDirections }

  public func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForSupplementaryNodeOfKind kind: String, at indexPath: IndexPath
  ) -> ASSizeRange {
    collectionView.collectionNode?.defaultSupplementRange ?? ASSizeRange(min: .zero, max: .zero)
  }

  public func collectionView(
    _ collectionView: ASCollectionView, supplementaryNodesOfKind kind: String, inSection section: UInt
  ) -> UInt { 1 }

  public func didChangeCollectionViewDataSource(_ dataSource: (any ASCollectionDataSource)?) {}
  public func didChangeCollectionViewDelegate(_ delegate: (any ASCollectionDelegate)?) {}
}

public let ASScrollDirectionNone: ASScrollDirection = []
public let ASScrollDirectionHorizontalDirections = ASScrollDirection.horizontalDirections
public let ASScrollDirectionVerticalDirections = ASScrollDirection.verticalDirections
