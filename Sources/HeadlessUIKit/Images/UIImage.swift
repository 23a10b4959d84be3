import Foundation

/// A picture with the scale and the rules by which it is drawn. Immutable, so any number of threads can draw it at once.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Upright or turned; kept, and not applied.
  public enum Orientation: Int, Hashable, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  /// Whether the colours of the picture count, or only its alpha.
  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic
    case alwaysOriginal
    /// Drawn in the tint colour.
    case alwaysTemplate
  }

  public enum ResizingMode: Int, Hashable, Sendable {
    case tile
    case stretch
  }

  private let coreMark = CoreMark.swiftObject
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  public let imageOrientation: Orientation
  public let renderingMode: RenderingMode
  /// The parts at the edges that keep their size when the picture is stretched, in points.
  public let capInsets: UIEdgeInsets
  public let resizingMode: ResizingMode
  /// The pictures that follow one another; nil for one that stands still.
  public let images: [UIImage]?
  /// How long all of them take, in seconds.
  public let duration: TimeInterval

  /// A picture of nothing.
  public convenience override init() { self.init(nil, scale: 1) }
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale, orientation: orientation)
  }

  /// A picture from a PNG file; nil for anything else.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = CGImage.read(png: data) else { return nil }
    self.init(picture, scale: scale)
  }

  /// A picture from a PNG file. `@2x` or `@3x` at the end of its name gives the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = (path as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1)
  }

  init(
    _ picture: CGImage?, scale: CGFloat, orientation: Orientation = .up, renderingMode: RenderingMode = .automatic,
    capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile, images: [UIImage]? = nil,
    duration: TimeInterval = 0
  ) {
    self.images = images
    self.duration = duration
    cgImage = picture
    self.scale = scale > 0 ? scale : 1
    imageOrientation = orientation
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
  }

  /// `#imageLiteral(resourceName:)`: what ``init(named:in:compatibleWith:)`` finds, or else a picture of nothing.
  public required convenience init(imageLiteralResourceName name: String) {
    let found = UIImage(named: name)
    self.init(found?.cgImage, scale: found?.scale ?? 1)
  }

  /// In points.
  open var size: CGSize {
    CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
  }

  open func pngData() -> Data? { cgImage?.pngData() }
  /// Nil: nothing here writes JPEG.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  // MARK: The same picture by other rules

  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(
      cgImage, scale: scale, orientation: imageOrientation, renderingMode: mode, capInsets: capInsets,
      resizingMode: resizingMode)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    UIImage(
      cgImage, scale: scale, orientation: imageOrientation, renderingMode: renderingMode, capInsets: capInsets,
      resizingMode: resizingMode)
  }

  /// Stretches by the one point that comes after the caps.
  open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let (x, y) = (CGFloat(left), CGFloat(top))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: y, left: x, bottom: max(0, size.height - y - 1), right: max(0, size.width - x - 1)))
  }

  /// The same shape in one colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
    guard let picture = cgImage, let context = CGContext(size: size, scale: scale) else { return self }
    let all = CGRect(origin: .zero, size: size)
    context.drawUpright(picture, in: all)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color.cgColor)
    context.fill(all)
    return UIImage(context.makeImage(), scale: scale, orientation: imageOrientation, renderingMode: renderingMode)
  }

  // MARK: As a value

  /// The same pixels, by the same rules.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || scale == other.scale && cgImage == other.cgImage && renderingMode == other.renderingMode
        && capInsets == other.capInsets
  }

  open override var hash: Int { (cgImage?.width ?? 0) ^ (cgImage?.height ?? 0) << 16 }
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
