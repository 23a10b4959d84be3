import Foundation
import HeadlessUIKit

/// Where a film stands.
public enum ASVideoNodePlayerState: Int, Hashable, Sendable {
  case unknown
  case initialLoading
  case readyToPlay
  case playbackLikelyToKeepUpButNotPlaying
  case playing
  case loading
  case paused
  case finished
}

/// Is told what becomes of a node's film. All on main.
public protocol ASVideoNodeDelegate: ASNetworkImageNodeDelegate {
  /// Somebody has tapped the node; plays or pauses if it is left out.
  func didTap(_ videoNode: ASVideoNode)
  func videoNode(
    _ videoNode: ASVideoNode, willChange state: ASVideoNodePlayerState, to toState: ASVideoNodePlayerState)
  /// - Returns: false to have the film stay as it is.
  func videoNode(_ videoNode: ASVideoNode, shouldChangePlayerStateTo state: ASVideoNodePlayerState) -> Bool
  /// After every second that was played.
  func videoNode(_ videoNode: ASVideoNode, didPlayToTimeInterval timeInterval: TimeInterval)
  func videoDidPlay(toEnd videoNode: ASVideoNode)
  func videoNodeDidStartInitialLoading(_ videoNode: ASVideoNode)
  func videoNode(_ videoNode: ASVideoNode, didSetCurrentItem currentItem: AVPlayerItem)
  func videoNodeDidFinishInitialLoading(_ videoNode: ASVideoNode)
  /// Before the state goes back to `unknown`.
  func videoNode(
    _ videoNode: ASVideoNode, didFailToLoadValueForKey key: String, asset: AVAsset, error: any Error)
}

extension ASVideoNodeDelegate {
  public func didTap(_ videoNode: ASVideoNode) { videoNode.toggle() }
  public func videoNode(
    _ videoNode: ASVideoNode, willChange state: ASVideoNodePlayerState, to toState: ASVideoNodePlayerState
  ) {}
  public func videoNode(
    _ videoNode: ASVideoNode, shouldChangePlayerStateTo state: ASVideoNodePlayerState
  ) -> Bool { true }
  public func videoNode(_ videoNode: ASVideoNode, didPlayToTimeInterval timeInterval: TimeInterval) {}
  public func videoDidPlay(toEnd videoNode: ASVideoNode) {}
  public func videoNodeDidStartInitialLoading(_ videoNode: ASVideoNode) {}
  public func videoNode(_ videoNode: ASVideoNode, didSetCurrentItem currentItem: AVPlayerItem) {}
  public func videoNodeDidFinishInitialLoading(_ videoNode: ASVideoNode) {}
  public func videoNode(
    _ videoNode: ASVideoNode, didFailToLoadValueForKey key: String, asset: AVAsset, error: any Error
  ) {}
}

/// Why there is no film to play.
public enum ASVideoError: Error, Hashable, Sendable, CustomStringConvertible {
  case notPlayable(URL)

  public var description: String {
    switch self {
    case .notPlayable(let url): "\(url) cannot be played"
    }
  }
}
