import Foundation

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputEVKey = "inputEV"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIOutputImageKey = "outputImage"

/// A picture that filters work on; in pixels, with the origin in its lower left corner. Immutable.
public final class CIImage: NSObject, Sendable {
  let bitmap: CGImage
  /// Where the bitmap is.
  public let extent: CGRect

  init(_ bitmap: CGImage, at origin: CGPoint = .zero) {
    self.bitmap = bitmap
    extent = CGRect(x: origin.x, y: origin.y, width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
  }

  public convenience init(cgImage image: CGImage) { self.init(image) }

  /// Nil for a picture without bitmap.
  public convenience init?(image: UIImage) {
    guard let bitmap = image.cgImage else { return nil }
    self.init(bitmap)
  }

  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// The part of the picture in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = rect.intersection(extent)
    let pixels = CGRect(x: part.minX - extent.minX, y: extent.maxY - part.maxY, width: part.width, height: part.height)
    guard !part.isNull, let cut = bitmap.cropping(to: pixels) else {
      return CIImage(CGImage(width: 0, height: 0, pixels: []))
    }
    return CIImage(cut, at: part.origin)
  }

  /// A picture whose border goes on beyond it: filters look no further than their radius, where it does so anyway.
  public func clampedToExtent() -> CIImage { self }

  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
}

/// Makes bitmaps of pictures.
public final class CIContext: NSObject, Sendable {
  /// - Parameter options: make no difference.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// A part of a picture; nil if none of it is there.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let part = image.cropped(to: fromRect)
    return part.extent.isEmpty ? nil : part.bitmap
  }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
}

extension UIImage {
  /// The bitmap of what a filter has made.
  public convenience init(ciImage: CIImage) { self.init(cgImage: ciImage.bitmap) }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: ciImage.bitmap, scale: scale, orientation: orientation)
  }
  /// Nil: pictures have bitmaps here.
  public var ciImage: CIImage? { nil }
}
