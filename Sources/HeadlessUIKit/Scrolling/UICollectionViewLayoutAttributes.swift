import Foundation

/// Where an element of a collection is.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  private let coreMark = CoreMark.swiftObject
  open var indexPath: IndexPath
  /// Nil for items.
  open var representedElementKind: String?
  /// What the element is.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// In the content's coordinates, in points.
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  /// How the element's view is turned.
  open var transform = CGAffineTransform.identity

  /// A new one keeps the centre where it is.
  open var size: CGSize {
    get { frame.size }
    set { place(center, newValue) }
  }

  /// In the content's coordinates, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { place(newValue, frame.size) }
  }

  /// As large as the frame, and at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// Seen flat here: only what it does in the plane is shown.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }

  /// Which of its sizes an element says itself.
  struct Estimates: Hashable {
    var width = false
    var height = false
  }

  var estimates = Estimates()
  var isEstimated: Bool { estimates.width || estimates.height }

  private func place(_ center: CGPoint, _ size: CGSize) {
    frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  public required override init() { indexPath = IndexPath() }

  public convenience init(indexPath: IndexPath, kind: String? = nil, frame: CGRect = .zero) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = kind
    representedElementCategory = kind == nil ? .cell : .supplementaryView
    self.frame = frame
  }

  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath: indexPath) }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath: indexPath, kind: elementKind)
  }

  /// Of a view behind the items that the layout brings with it, and no data source.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(indexPath: indexPath, kind: decorationViewKind)
    representedElementCategory = .decorationView
  }

  /// Subclasses with more in them copy that too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    (copy.indexPath, copy.representedElementKind, copy.frame) = (indexPath, representedElementKind, frame)
    copy.representedElementCategory = representedElementCategory
    copy.estimates = estimates
    (copy.alpha, copy.zIndex, copy.isHidden, copy.transform) = (alpha, zIndex, isHidden, transform)
    return copy
  }
}

extension UICollectionView {
  /// What an element of a collection is.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// An item.
    case cell
    /// A header, a footer, or another view of the data source that belongs to a section.
    case supplementaryView
    /// A view of the layout's own.
    case decorationView
  }
}
