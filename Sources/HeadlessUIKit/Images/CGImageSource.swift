import Foundation

#if !canImport(ObjectiveC)
  /// A file of pictures that is read when one is wanted: a PNG file has one, and nothing else has any.
  public final class CGImageSource: @unchecked Sendable {
    let image: CGImage?

    init(_ data: Data) { image = CGImage.read(png: data) }
  }

  public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
  public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
  public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
  public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
  public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
  /// The longer side, in pixels.
  public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
  public let kCGImagePropertyPixelWidth = "PixelWidth"
  public let kCGImagePropertyPixelHeight = "PixelHeight"

  public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
  }

  /// Nil if there is no file.
  public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource($0) }
  }

  public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }

  public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CGImage? { index == 0 ? source.image : nil }

  /// The picture, no larger than is said.
  public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CGImage? {
    guard let image = CGImageSourceCreateImageAtIndex(source, index, options) else { return nil }
    let longest = Double(max(image.width, image.height))
    let most = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue ?? longest
    guard most < longest, most >= 1 else { return image }
    let sides = [image.width, image.height].map { max(1, (Double($0) * most / longest).rounded()) }
    let size = CGSize(width: sides[0], height: sides[1])
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    return renderer.image { _ in UIImage(cgImage: image).draw(in: CGRect(origin: .zero, size: size)) }.cgImage
  }

  public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
  ) -> CFDictionary? {
    CGImageSourceCreateImageAtIndex(source, index, options).map {
      [kCGImagePropertyPixelWidth: $0.width, kCGImagePropertyPixelHeight: $0.height]
    }
  }
#endif
