import Foundation

extension CALayer {
  func renderFromCorner(in context: CGContext) {
    context.saveGState()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    renderMasked(in: context)
    context.restoreGState()
  }

  /// The layer in the coordinates of the one above.
  private func renderInSuperlayer(_ context: CGContext) {
    guard !isHidden, opacity > 0 else { return }
    context.saveGState()
    context.translateBy(x: position.x, y: position.y)
    if !transform.isIdentity { context.concatenate(affineTransform()) }
    context.translateBy(
      x: -bounds.minX - bounds.width * anchorPoint.x, y: -bounds.minY - bounds.height * anchorPoint.y)
    if opacity < 1 {
      context.setAlpha(CGFloat(opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    renderMasked(in: context)
    if opacity < 1 { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func renderMasked(in context: CGContext) {
    guard let mask else { return renderContents(in: context) }
    mask.displayIfNeeded()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    renderContents(in: context)
    context.setBlendMode(.destinationIn)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    mask.renderInSuperlayer(context)
    context.endTransparencyLayer()
    context.endTransparencyLayer()
  }

  private func renderContents(in context: CGContext) {
    renderShadow(in: context)
    context.saveGState()
    let outline = outline()
    if let backgroundColor {
      context.setFillColor(backgroundColor)
      context.addPath(outline)
      context.fillPath()
    }
    if masksToBounds {
      context.addPath(outline)
      context.clip()
    }
    renderPicture(in: context)
    renderSublayers(in: context)
    context.restoreGState()
    renderBorder(in: context)
  }

  private func renderSublayers(in context: CGContext) {
    if let around = sublayerTransformAroundAnchor { context.concatenate(around) }
    let sorted = (sublayers ?? []).sorted(byHeight: \.zPosition)
    for copy in copies {
      context.saveGState()
      context.concatenate(copy.transform)
      if copy.opacity < 1 { context.setAlpha(copy.opacity) }
      for sublayer in sorted { sublayer.renderInSuperlayer(context) }
      context.restoreGState()
    }
  }

  private func renderPicture(in context: CGContext) {
    UIGraphicsPushContext(context)
    if let picture = shownContents { picture.draw(in: place(of: picture.size)) }
    if let view { view.withItsTraits { view.draw(self, in: context) } }
    drawShape(in: context)
    UIGraphicsPopContext()
  }

  /// The part of the contents that is shown, with the edges that keep their size.
  private var shownContents: UIImage? {
    let picture = contents.flatMap { contents in
      (contents as? CGImage).map { UIImage(cgImage: $0, scale: contentsScale, orientation: .up) } ?? contents
        as? UIImage
    }
    guard let picture, contentsRect != .unit || contentsCenter != .unit else { return picture }
    return picture.part(contentsRect, stretchedIn: contentsCenter)
  }

  /// Where contents of a size are within the bounds.
  private func place(of size: CGSize) -> CGRect {
    let (wide, high) = (bounds.width / max(size.width, 1), bounds.height / max(size.height, 1))
    switch contentsGravity {
    case .resizeAspect: return centred(size, by: min(wide, high))
    case .resizeAspectFill: return centred(size, by: max(wide, high))
    case .center: return centred(size, by: 1)
    case .topLeft: return CGRect(origin: bounds.origin, size: size)
    case .left: return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
    case .right:
      return CGRect(
        x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    default: return bounds
    }
  }

  private func centred(_ size: CGSize, by factor: CGFloat) -> CGRect {
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  private func renderBorder(in context: CGContext) {
    guard borderWidth > 0 else { return }
    context.saveGState()
    context.setStrokeColor(borderColor ?? .black)
    context.setLineWidth(borderWidth)
    context.addPath(outline(inset: borderWidth / 2))
    context.strokePath()
    context.restoreGState()
  }
}

extension [CALayer] {
  /// From the lowest to the highest; equals stay in their order.
  fileprivate func sorted(byHeight height: KeyPath<CALayer, CGFloat>) -> [CALayer] {
    if allSatisfy({ $0[keyPath: height] == 0 }) { return self }
    return enumerated().sorted { first, second in
      let (low, high) = (first.element[keyPath: height], second.element[keyPath: height])
      return low == high ? first.offset < second.offset : low < high
    }.map(\.element)
  }
}

extension UIView {
  /// The view as it would be on screen. Main only.
  ///
  /// - Parameter scale: pixels per point; the screen's if it is 0.
  public func image(scale: CGFloat = 0) -> UIImage? {
    guard requireMain(.viewOnMain, "image(scale:)"), bounds.width > 0, bounds.height > 0 else { return nil }
    UIGraphicsBeginImageContextWithOptions(bounds.size, false, scale)
    defer { UIGraphicsEndImageContext() }
    if let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}
