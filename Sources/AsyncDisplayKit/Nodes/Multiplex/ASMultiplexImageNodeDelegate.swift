import Foundation
import HeadlessUIKit

/// What one of several qualities of a picture is known by.
public typealias ASImageIdentifier = AnyHashable

/// Is told what becomes of the pictures of a multiplex node. All on main; every method may be left out.
public protocol ASMultiplexImageNodeDelegate: AnyObject {
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didStartDownloadOfImageWithIdentifier imageIdentifier: ASImageIdentifier)
  /// Never called here: a picture comes in one piece.
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didUpdateDownloadProgress downloadProgress: CGFloat,
    forImageWithIdentifier imageIdentifier: ASImageIdentifier)
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didFinishDownloadingImageWithIdentifier imageIdentifier: ASImageIdentifier,
    error: (any Error)?)
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didUpdate image: UIImage?, withIdentifier imageIdentifier: ASImageIdentifier?,
    from previousImage: UIImage?, withIdentifier previousImageIdentifier: ASImageIdentifier?)
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didDisplayUpdatedImage image: UIImage?,
    withIdentifier imageIdentifier: ASImageIdentifier?)
  func multiplexImageNodeDidFinishDisplay(_ imageNode: ASMultiplexImageNode)
}

extension ASMultiplexImageNodeDelegate {
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didStartDownloadOfImageWithIdentifier imageIdentifier: ASImageIdentifier
  ) {}
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didUpdateDownloadProgress downloadProgress: CGFloat,
    forImageWithIdentifier imageIdentifier: ASImageIdentifier
  ) {}
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didFinishDownloadingImageWithIdentifier imageIdentifier: ASImageIdentifier,
    error: (any Error)?
  ) {}
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didUpdate image: UIImage?, withIdentifier imageIdentifier: ASImageIdentifier?,
    from previousImage: UIImage?, withIdentifier previousImageIdentifier: ASImageIdentifier?
  ) {}
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, didDisplayUpdatedImage image: UIImage?,
    withIdentifier imageIdentifier: ASImageIdentifier?
  ) {}
  public func multiplexImageNodeDidFinishDisplay(_ imageNode: ASMultiplexImageNode) {}
}

/// Says where the pictures of a multiplex node come from. Asked on main: for a picture first, then for its URL.
public protocol ASMultiplexImageNodeDataSource: AnyObject {
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, imageForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> UIImage?
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, urlForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> URL?
}

extension ASMultiplexImageNodeDataSource {
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, imageForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> UIImage? { nil }
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, urlForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> URL? { nil }
}

/// Why a multiplex node has no picture of a quality.
public enum ASMultiplexImageNodeError: Error, Hashable, Sendable {
  /// The data source has neither a picture nor a URL for it.
  case noSource
}
