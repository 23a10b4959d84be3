import Foundation

/// Where an element of a collection is.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  public var indexPath: IndexPath
  /// Nil for items.
  public var representedElementKind: String?
  /// In the content's coordinates, in points.
  public var frame = CGRect.zero
  public var alpha: CGFloat = 1
  public var zIndex = 0
  public var isHidden = false
  /// How the element's view is turned.
  public var transform = CGAffineTransform.identity

  public var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  public required override init() { indexPath = IndexPath() }

  public convenience init(indexPath: IndexPath, kind: String? = nil, frame: CGRect = .zero) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = kind
    self.frame = frame
  }

  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath: indexPath) }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath: indexPath, kind: elementKind)
  }

  /// Subclasses with more in them copy that too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    (copy.indexPath, copy.representedElementKind, copy.frame) = (indexPath, representedElementKind, frame)
    (copy.alpha, copy.zIndex, copy.isHidden, copy.transform) = (alpha, zIndex, isHidden, transform)
    return copy
  }
}
