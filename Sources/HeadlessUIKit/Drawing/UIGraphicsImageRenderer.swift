import Foundation

/// What a renderer's bitmap is like.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point.
  open var scale: CGFloat = UIScreen.main.scale
  open var opaque = false
  /// What is drawn on, in points. Known while it is being drawn on.
  open internal(set) var bounds = CGRect.zero

  public override init() { super.init() }
  /// One for a screen with such traits; that of the screen where they do not say how many pixels a point has.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
  open class func `default`() -> Self { self.init(standing: ()) }
  open class func preferred() -> Self { self.init(standing: ()) }
  public required init(standing: Void) {}
}

/// The context of a renderer.
public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// What has been drawn so far.
  public var currentImage: UIImage { UIGraphicsGetImageFromCurrentImageContext() ?? UIImage() }
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func stroke(_ rect: CGRect) { UIRectFrame(rect) }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures by running a block that draws. On any thread.
open class UIGraphicsImageRenderer {
  /// In points.
  private let bounds: CGRect
  open var format: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    format.bounds = bounds
    UIGraphicsBeginImageContextWithOptions(bounds.size, format.opaque, format.scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    actions(UIGraphicsImageRendererContext(context, format))
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }

  /// Empty, as soon as everything has been drawn: nothing here writes JPEG.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
