import HeadlessUIKit

extension UIImage {
  /// The same as ``init(named:in:compatibleWith:)``. It can be called on any thread, as that can here.
  public static func as_imageNamed(_ imageName: String) -> UIImage? { UIImage(named: imageName) }

  public static func as_imageNamed(_ imageName: String, compatibleWith traits: UITraitCollection?) -> UIImage? {
    UIImage(named: imageName, compatibleWith: traits)
  }

  /// A picture of a box with round corners that can be stretched to any size.
  ///
  /// - Parameters:
  ///   - cornerRadius: in points; the picture is no larger than its corners and one point between them.
  ///   - cornerColor: behind the corners; nothing if nil.
  ///   - fillColor: in the box.
  public static func as_resizableRoundedImage(
    withCornerRadius cornerRadius: CGFloat, cornerColor: UIColor?, fill fillColor: UIColor
  ) -> UIImage {
    as_resizableRoundedImage(
      withCornerRadius: cornerRadius, cornerColor: cornerColor, fill: fillColor, borderColor: nil, borderWidth: 1)
  }

  /// - Parameter traitCollection: says how many pixels a point has, and which of their colours the colours are.
  public static func as_resizableRoundedImage(
    withCornerRadius cornerRadius: CGFloat, cornerColor: UIColor?, fill fillColor: UIColor,
    traitCollection: ASPrimitiveTraitCollection
  ) -> UIImage {
    let traits = UITraitCollection(userInterfaceStyle: traitCollection.userInterfaceStyle)
    return as_resizableRoundedImage(
      withCornerRadius: cornerRadius, cornerColor: cornerColor?.resolvedColor(with: traits),
      fill: fillColor.resolvedColor(with: traits), borderColor: nil, borderWidth: 1,
      scale: traitCollection.displayScale)
  }

  /// - Parameter borderWidth: of the line within the edge of the box, in points.
  public static func as_resizableRoundedImage(
    withCornerRadius cornerRadius: CGFloat, cornerColor: UIColor?, fill fillColor: UIColor, borderColor: UIColor?,
    borderWidth: CGFloat, roundedCorners: UIRectCorner = .allCorners, scale: CGFloat = 0
  ) -> UIImage {
    let side = cornerRadius * 2 + 1
    let box = CGRect(x: 0, y: 0, width: side, height: side)
    UIGraphicsBeginImageContextWithOptions(box.size, cornerColor != nil, scale)
    defer { UIGraphicsEndImageContext() }
    if let cornerColor {
      cornerColor.setFill()
      UIRectFill(box)
    }
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    fillColor.setFill()
    UIBezierPath(roundedRect: box, byRoundingCorners: roundedCorners, cornerRadii: radii).fill()
    if let borderColor {
      borderColor.setStroke()
      let edge = box.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
      let line = UIBezierPath(roundedRect: edge, byRoundingCorners: roundedCorners, cornerRadii: radii)
      line.lineWidth = borderWidth
      line.stroke()
    }
    let caps = UIEdgeInsets(top: cornerRadius, left: cornerRadius, bottom: cornerRadius, right: cornerRadius)
    let picture = UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    return picture.resizableImage(withCapInsets: caps, resizingMode: .stretch)
  }
}
