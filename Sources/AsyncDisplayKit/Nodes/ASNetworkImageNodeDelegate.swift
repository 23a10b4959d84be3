import Foundation
import HeadlessUIKit

/// Where a picture came from.
public final class ASNetworkImageLoadInfo: NSObject {
  public enum SourceType: Int, Hashable, Sendable {
    case unspecified
    case synchronousCache
    case asynchronousCache
    case fileURL
    case download
  }

  /// What was loaded.
  public let url: URL
  public let sourceType: SourceType
  /// Whatever a loader has to say; nothing here.
  public var userInfo: Any? { nil }
  public var downloadIdentifier: Any? { nil }

  init(url: URL, sourceType: SourceType) {
    self.url = url
    self.sourceType = sourceType
  }
}

public typealias ASNetworkImageSourceType = ASNetworkImageLoadInfo.SourceType

/// Is told what becomes of a node's picture. All on main.
public protocol ASNetworkImageNodeDelegate: AnyObject {
  func imageNodeDidStartFetchingData(_ imageNode: ASNetworkImageNode)
  func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage)
  /// The same with where the picture came from; passes on to the one without if it is left out.
  func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage, info: ASNetworkImageLoadInfo)
  func imageNode(_ imageNode: ASNetworkImageNode, didFailWithError error: any Error)
  func imageNodeDidFinishDecoding(_ imageNode: ASNetworkImageNode)
}

extension ASNetworkImageNodeDelegate {
  public func imageNodeDidStartFetchingData(_ imageNode: ASNetworkImageNode) {}
  public func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage) {}
  public func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage, info: ASNetworkImageLoadInfo) {
    self.imageNode(imageNode, didLoad: image)
  }
  public func imageNode(_ imageNode: ASNetworkImageNode, didFailWithError error: any Error) {}
  public func imageNodeDidFinishDecoding(_ imageNode: ASNetworkImageNode) {}
}
