import Foundation
import HeadlessUIKit

/// Where everything in a collection is.
public final class ASCollectionLayoutState: @unchecked Sendable {
  public let context: ASCollectionLayoutContext
  /// The size of everything, in points.
  public let contentSize: CGSize
  private let places: [ObjectIdentifier: UICollectionViewLayoutAttributes]
  /// The places that touch each page of the content: pages are as high and wide as the collection.
  private let pages: [Page: [UICollectionViewLayoutAttributes]]
  /// Around all places.
  private let extent: CGRect

  private struct Page: Hashable {
    let column: Int
    let row: Int
  }

  /// Of a collection that shows nothing.
  public convenience init(context: ASCollectionLayoutContext) { self.init(context, contentSize: .zero, places: []) }

  /// - Parameter table: the attributes of each element, with frames in the content's coordinates.
  public convenience init(
    context: ASCollectionLayoutContext, contentSize: CGSize,
    elementToLayoutAttributesTable table: NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>
  ) { self.init(context, contentSize: contentSize, places: table.pairs) }

  /// The content is laid out as something else is.
  /// - Parameter getElementBlock: which element a part of the layout is for, if it is for one.
  public convenience init(
    context: ASCollectionLayoutContext, layout: ASLayout, getElementBlock: (ASLayout) -> ASCollectionElement?
  ) {
    var places: [(ASCollectionElement, UICollectionViewLayoutAttributes)] = []
    var rest: [(layout: ASLayout, origin: CGPoint)] = [(layout, .zero)]
    while let (part, origin) = rest.popLast() {
      if let element = getElementBlock(part), let path = context.elements?.path(of: element) {
        let frame = CGRect(origin: origin, size: part.size)
        places.append((element, UICollectionViewLayoutAttributes(indexPath: path, kind: element.kind, frame: frame)))
      }
      for sublayout in part.sublayouts {
        let position = sublayout.frame.origin
        rest.append((sublayout, CGPoint(x: origin.x + position.x, y: origin.y + position.y)))
      }
    }
    self.init(context, contentSize: layout.size, places: places)
  }

  private init(
    _ context: ASCollectionLayoutContext, contentSize: CGSize,
    places: [(element: ASCollectionElement, attributes: UICollectionViewLayoutAttributes)]
  ) {
    self.context = context
    self.contentSize = contentSize
    self.places = Dictionary(places.map { (ObjectIdentifier($0.element), $0.attributes) }) { $1 }
    extent = self.places.values.reduce(CGRect.null) { $0.union($1.frame) }
    var pages: [Page: [UICollectionViewLayoutAttributes]] = [:]
    for attributes in self.places.values {
      for page in Self.pages(of: attributes.frame, size: context.viewportSize) {
        pages[page, default: []].append(attributes)
      }
    }
    self.pages = pages
  }

  private static func pages(of rect: CGRect, size: CGSize) -> [Page] {
    func numbers(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> ClosedRange<Int> {
      // So far away is nothing; a page that does not fit into a number would end the program.
      guard length > 0, abs(start / length) < 1e6, abs(end / length) < 1e6 else { return 0...0 }
      return Int((start / length).rounded(.down))...Int((max(start, end) / length).rounded(.down))
    }
    return numbers(rect.minY, rect.maxY, size.height).flatMap { row in
      numbers(rect.minX, rect.maxX, size.width).map { Page(column: $0, row: row) }
    }
  }

  /// In the order of the elements.
  public var allLayoutAttributes: [UICollectionViewLayoutAttributes] { Self.inOrder(Array(places.values)) }

  public func layoutAttributes(for element: ASCollectionElement) -> UICollectionViewLayoutAttributes? {
    places[ObjectIdentifier(element)]
  }

  /// Nil where there is no such item.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    context.elements?.item(at: indexPath).flatMap(layoutAttributes)
  }

  /// The elements that a part of the content shows, in their order.
  public func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var seen: Set<ObjectIdentifier> = []
    let found = Self.pages(of: rect.intersection(extent), size: context.viewportSize).flatMap { pages[$0] ?? [] }.filter
    {
      $0.frame.intersects(rect) && seen.insert(ObjectIdentifier($0)).inserted
    }
    return Self.inOrder(found)
  }

  private static func inOrder(_ places: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    places.sorted {
      ($0.indexPath, $0.representedElementKind ?? "") < ($1.indexPath, $1.representedElementKind ?? "")
    }
  }
}

extension NSMapTable {
  /// A table for ``ASCollectionLayoutState/init(context:contentSize:elementToLayoutAttributesTable:)``, of whatever table it is asked.
  public class func elementToLayoutAttributes() -> NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes> {
    #if canImport(ObjectiveC)
      NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>(
        keyOptions: [.strongMemory, .objectPointerPersonality], valueOptions: .strongMemory)
    #else
      NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>.strongToStrongObjects()
    #endif
  }
}

#if canImport(ObjectiveC)
  extension NSMapTable where KeyType == ASCollectionElement, ObjectType == UICollectionViewLayoutAttributes {
    fileprivate var pairs: [(ASCollectionElement, UICollectionViewLayoutAttributes)] {
      keyEnumerator().compactMap { key in
        guard let key = key as? ASCollectionElement, let object = object(forKey: key) else { return nil }
        return (key, object)
      }
    }
  }
#endif
