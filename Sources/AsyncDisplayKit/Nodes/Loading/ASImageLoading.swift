import Foundation
import HeadlessUIKit

/// Gets pictures for network image nodes. Called on any worker thread, for several pictures at once.
public protocol ASImageLoading: AnyObject, Sendable {
  /// The picture at a URL.
  ///
  /// - Throws: whatever says best why there is none; ``ASImageLoadingError`` if nothing else does.
  func image(at url: URL) throws -> UIImage
}

/// Why there is no picture.
public enum ASImageLoadingError: Error, Hashable, Sendable {
  /// No loader knows the URL. Nothing is ever asked of a network.
  case unknown(URL)
  /// What is there is no PNG file.
  case notAPicture(URL)
}

extension ASImageLoadingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let url): "no loader has a picture for \(url); nothing is loaded from a network"
    case .notAPicture(let url): "\(url) is no PNG file"
    }
  }
}

/// Reads PNG files.
public final class ASFileImageLoader: ASImageLoading {
  public init() {}

  public func image(at url: URL) throws -> UIImage {
    guard url.isFileURL else { throw ASImageLoadingError.unknown(url) }
    guard let image = UIImage(data: try Data(contentsOf: url)) else { throw ASImageLoadingError.notAPicture(url) }
    return image
  }
}

/// Has pictures in memory.
public final class ASMemoryImageLoader: ASImageLoading {
  private let images: Guarded<[URL: UIImage]>

  public init(_ images: [URL: UIImage] = [:]) { self.images = Guarded(images) }

  public subscript(url: URL) -> UIImage? {
    get { images.with { $0[url] } }
    set { images.with { $0[url] = newValue } }
  }

  public func image(at url: URL) throws -> UIImage {
    guard let image = self[url] else { throw ASImageLoadingError.unknown(url) }
    return image
  }
}

/// What nodes use that have no loader of their own: pictures in memory first, then files.
public final class ASStandardImageLoader: ASImageLoading {
  public static let shared = ASStandardImageLoader()
  /// Put pictures here under the URLs that nodes ask for.
  public let memory = ASMemoryImageLoader()
  private let files = ASFileImageLoader()

  public init() {}

  public func image(at url: URL) throws -> UIImage { try memory[url] ?? files.image(at: url) }
}
