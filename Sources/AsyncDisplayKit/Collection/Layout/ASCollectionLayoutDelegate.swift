import Foundation
import HeadlessUIKit

/// Says where all cells of a collection go, off main: the cells have been made, and the delegate measures them as it likes.
public protocol ASCollectionLayoutDelegate: AnyObject {
  /// Where the content goes beyond the collection. On main.
  func scrollableDirections() -> ASScrollDirection
  /// What ``calculateLayout(with:)`` has to know of the delegate, which it cannot ask: it runs on another thread. On main.
  func additionalInfoForLayout(withElements elements: ASElementMap) -> Any?
  /// Works out where everything goes. On a layout worker.
  static func calculateLayout(with context: ASCollectionLayoutContext) -> ASCollectionLayoutState
}

/// Exists for those who name it: nothing has to be told when a collection may be laid out.
public protocol ASCollectionViewLayoutFacilitatorProtocol: AnyObject {}

/// What a layout is worked out from. It never changes.
public final class ASCollectionLayoutContext: @unchecked Sendable {
  /// The size of the collection, in points.
  public let viewportSize: CGSize
  /// The part of the content that is on screen begins here.
  public let initialContentOffset: CGPoint
  public let scrollableDirections: ASScrollDirection
  /// What is to be shown.
  public let elements: ASElementMap?
  /// What ``ASCollectionLayoutDelegate/additionalInfoForLayout(withElements:)`` returned.
  public let additionalInfo: Any?

  /// On main.
  init(of delegate: any ASCollectionLayoutDelegate, _ elements: ASElementMap, in host: ASCellContainerNode) {
    viewportSize = host.bounds.size
    initialContentOffset = host.bounds.origin
    scrollableDirections = delegate.scrollableDirections()
    additionalInfo = delegate.additionalInfoForLayout(withElements: elements)
    self.elements = elements
  }

  /// Exactly as wide as the collection where it scrolls up and down, exactly as high where it scrolls to the sides.
  var sizeRange: ASSizeRange {
    var range = ASSizeRangeUnconstrained
    if scrollableDirections.isVertical {
      (range.min.width, range.max.width) = (viewportSize.width, viewportSize.width)
    } else {
      (range.min.height, range.max.height) = (viewportSize.height, viewportSize.height)
    }
    return range
  }
}
