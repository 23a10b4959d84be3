import Foundation
import HeadlessUIKit

/// Says how a gallery looks. On main.
public protocol ASCollectionGalleryLayoutPropertiesProviding: AnyObject {
  /// The size of every item, in points.
  func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate, sizeForElements elements: ASElementMap
  ) -> CGSize
  func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate, minimumLineSpacingForElements elements: ASElementMap
  ) -> CGFloat
  func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate, minimumInteritemSpacingForElements elements: ASElementMap
  ) -> CGFloat
  func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate, sectionInsetForElements elements: ASElementMap
  ) -> UIEdgeInsets
}

extension ASCollectionGalleryLayoutPropertiesProviding {
  public func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate, minimumLineSpacingForElements elements: ASElementMap
  ) -> CGFloat { 0 }
  public func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate, minimumInteritemSpacingForElements elements: ASElementMap
  ) -> CGFloat { 0 }
  public func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate, sectionInsetForElements elements: ASElementMap
  ) -> UIEdgeInsets { .zero }
}

/// Puts cells of one size one after another, in lines. Without a provider of its properties it shows nothing.
public final class ASCollectionGalleryLayoutDelegate: NSObject, ASCollectionLayoutDelegate {
  public weak var propertiesProvider: (any ASCollectionGalleryLayoutPropertiesProviding)?
  private let directions: ASScrollDirection

  private struct Look {
    var itemSize: CGSize
    var lineSpacing: CGFloat
    var interitemSpacing: CGFloat
    var inset: UIEdgeInsets
  }

  public init(scrollableDirections: ASScrollDirection) { directions = scrollableDirections }

  public func scrollableDirections() -> ASScrollDirection { directions }

  public func additionalInfoForLayout(withElements elements: ASElementMap) -> Any? {
    propertiesProvider.map { provider in
      Look(
        itemSize: provider.galleryLayoutDelegate(self, sizeForElements: elements),
        lineSpacing: provider.galleryLayoutDelegate(self, minimumLineSpacingForElements: elements),
        interitemSpacing: provider.galleryLayoutDelegate(self, minimumInteritemSpacingForElements: elements),
        inset: provider.galleryLayoutDelegate(self, sectionInsetForElements: elements))
    }
  }

  public static func calculateLayout(with context: ASCollectionLayoutContext) -> ASCollectionLayoutState {
    let elements = context.elements?.itemElements ?? []
    guard let look = context.additionalInfo as? Look, !elements.isEmpty else {
      return ASCollectionLayoutState(context: context)
    }
    let range = ASSizeRangeMake(look.itemSize)
    let items = elements.map { GalleryItem($0, range) }
    let lines = ASStackLayoutSpec(
      direction: context.scrollableDirections.isVertical ? .horizontal : .vertical, spacing: look.interitemSpacing,
      justifyContent: .start, alignItems: .start, flexWrap: .wrap, alignContent: .start,
      lineSpacing: look.lineSpacing, children: items)
    lines.isConcurrent = true
    let all = ASInsetLayoutSpec(insets: look.inset, child: lines)
    return ASCollectionLayoutState(context: context, layout: all.layoutThatFits(context.sizeRange)) {
      ($0.layoutElement as? GalleryItem)?.element
    }
  }
}

/// Stands for a cell in the lines: it is as large as it has to be, and no style of the cell's own counts.
private final class GalleryItem: ASLayoutSpec {
  let element: ASCollectionElement

  init(_ element: ASCollectionElement, _ range: ASSizeRange) {
    self.element = element
    super.init()
    style.preferredSize = range.max
  }

  override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    ASLayout(layoutElement: self, size: constrainedSize.max)
  }
}
