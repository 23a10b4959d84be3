import Foundation

/// What else there is to a picture.
extension UIImage {
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }

  /// A picture that is laid out as if it ended elsewhere; here as it is.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Turned over where reading goes from right to left; here it never does by itself.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public var flipsForRightToLeftLayoutDirection: Bool { false }
  public var isSymbolImage: Bool { false }
  public var baselineOffsetFromBottom: CGFloat? { nil }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  public func imageWithoutBaseline() -> UIImage { self }

  /// The picture turned over.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.translateBy(x: size.width, y: 0)
      context.cgContext.scaleBy(x: -1, y: 1)
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Fills a rectangle with the picture, again and again from its corner.
  public func drawAsPattern(in rect: CGRect) {
    guard size.width > 0, size.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
    }
    context.restoreGState()
  }

  // MARK: Ready to be shown: every picture is

  public func preparingForDisplay() -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    HeadlessRuntime.current.async(.background) { completionHandler(self) }
  }
  public var byPreparingForDisplay: UIImage? { get async { self } }

  /// The picture at another size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    HeadlessRuntime.current.async(.background) { completionHandler(self.preparingThumbnail(of: size)) }
  }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  // MARK: The system's

  public class var add: UIImage { UIImage(systemName: "plus") ?? UIImage() }
  public class var remove: UIImage { UIImage(systemName: "minus") ?? UIImage() }
  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
  public class var actions: UIImage { UIImage(systemName: "ellipsis") ?? UIImage() }
}

/// There is no library of photos: whoever wants to know is told so.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let target = completionTarget.map({ $0 as AnyObject }), let completionSelector else { return }
  let pointer = contextInfo.map { UnsafeRawPointer($0) }
  HeadlessRuntime.current.async(.main) {
    if !completionSelector.perform(on: target, arguments: [image, nil as (any Error)?, pointer]) {
      HeadlessRuntime.complain("\(type(of: target)) cannot be told with \(completionSelector) that a picture is saved")
    }
  }
}
