import Foundation

/// What few views have set, and what nothing depends on here.
extension UIView {
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    case automatic
    case normal
    case dimmed
  }

  /// As that of the layer.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point of the bounds that is at ``center``, from (0, 0) to (1, 1).
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Whether what was drawn is taken away first. It always is.
  public var clearsContextBeforeDrawing: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }

  /// Its own, or that of the view above; the tint stays as it is.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { rare() ?? superview?.tintAdjustmentMode ?? .normal }
    set { setRare(newValue == .automatic ? nil : newValue) }
  }

  // MARK: Large texts beside a finger

  public var showsLargeContentViewer: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var largeContentTitle: String? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var largeContentImage: UIImage? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var scalesLargeContentImage: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var largeContentImageInsets: UIEdgeInsets {
    get { rare() ?? .zero }
    set { setRare(newValue) }
  }

  // MARK: Direction

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }

  /// - Parameter direction: that of the interface around the view.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  // MARK: Constraints

  /// Never: where the constraints of a view leave something open, it is decided.
  public var hasAmbiguousLayout: Bool { false }
  public func exerciseAmbiguityInLayout() {}

  // MARK: Pictures

  /// A view that looks as a part of this one does now. Main only.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    guard let image = image(), let picture = image.cgImage else { return nil }
    let pixels = CGRect(
      x: (rect.minX - bounds.minX) * image.scale, y: (rect.minY - bounds.minY) * image.scale,
      width: rect.width * image.scale, height: rect.height * image.scale)
    guard let cut = picture.cropping(to: pixels) else { return nil }
    let part = UIImage(cgImage: cut, scale: image.scale, orientation: .up)
    let snapshot = UIImageView(image: part.resizableImage(withCapInsets: capInsets))
    snapshot.frame = CGRect(origin: .zero, size: rect.size)
    return snapshot
  }
}
