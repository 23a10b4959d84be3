import Foundation

extension CGRect {
  /// All of something, where its width and its height are 1.
  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension CALayer {
  /// The part of ``contents`` that is shown, where their width and height are 1.
  public var contentsRect: CGRect {
    get { rare() ?? .unit }
    set { setRare(newValue == .unit ? nil : newValue) }
  }

  /// The part of ``contents`` that is stretched where they are shown larger; what is around it keeps its size. Their width and height are 1.
  public var contentsCenter: CGRect {
    get { rare() ?? .unit }
    set { setRare(newValue == .unit ? nil : newValue) }
  }

  /// Moves everything in the layer, around its anchor.
  public var sublayerTransform: CATransform3D {
    get { rare() ?? CATransform3DIdentity }
    set { setRare(newValue.isIdentity ? nil : newValue) }
  }

  var sublayerTransformAroundAnchor: CGAffineTransform? {
    let transform = sublayerTransform
    guard !transform.isIdentity else { return nil }
    let (x, y) = (bounds.minX + bounds.width * anchorPoint.x, bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// Draws what ``draw(in:)`` and the delegate draw, and keeps it.
  package func drawOwnContents() {
    delegate?.layerWillDraw(self)
    contents = drawing {
      draw(in: $0)
      if view == nil { delegate?.draw(self, in: $0) }
    }
  }

  /// A layer comes to the place of another one.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, at: UInt32(index))
    oldLayer.removeFromSuperlayer()
  }

  /// The part of the bounds that no layer above cuts off.
  public var visibleRect: CGRect {
    guard let superlayer else { return bounds }
    let above = superlayer.masksToBounds ? superlayer.visibleRect : superlayer.bounds
    return bounds.intersection(convert(above, from: superlayer))
  }

  /// Nobody scrolls a layer by its own; a ``CAScrollLayer`` above does.
  public func scrollRectToVisible(_ rect: CGRect) {
    (superlayer as? CAScrollLayer)?.scroll(to: convert(rect, to: superlayer))
  }

  public func scroll(_ point: CGPoint) { (superlayer as? CAScrollLayer)?.scroll(to: convert(point, to: superlayer)) }
}

extension UIImage {
  /// A part of the picture that stretches in a part of its own; both in shares of the whole.
  func part(_ rect: CGRect, stretchedIn center: CGRect) -> UIImage {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    let cut = CGRect(
      x: rect.minX * pixels.width, y: rect.minY * pixels.height, width: rect.width * pixels.width,
      height: rect.height * pixels.height)
    let shown =
      rect == .unit
      ? self : cgImage?.cropping(to: cut).map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? self
    guard center != .unit else { return shown }
    let size = shown.size
    return shown.resizableImage(
      withCapInsets: UIEdgeInsets(
        top: center.minY * size.height, left: center.minX * size.width, bottom: (1 - center.maxY) * size.height,
        right: (1 - center.maxX) * size.width))
  }
}
