import Foundation
import HeadlessUIKit

/// What stands on a film. Controls go by the number of their kind.
public enum ASVideoPlayerNodeControlType: Int, Hashable, Sendable {
  case playbackButton
  case elapsedText
  case durationText
  case scrubber
  case fullScreenButton
  case flexGrowSpacer
}

/// Says what stands on the film of a player node and what it looks like, and is told what becomes of it. All on main but the layout.
///
/// Everything can be left out.
public protocol ASVideoPlayerNodeDelegate: AnyObject {
  // MARK: Controls

  /// - Returns: the numbers of ``ASVideoPlayerNodeControlType``.
  func videoPlayerNodeNeededDefaultControls(_ videoPlayer: ASVideoPlayerNode) -> [Any]
  /// Nodes of the delegate's own, by names of its own. They are seen if the delegate lays the controls out.
  func videoPlayerNodeCustomControls(_ videoPlayer: ASVideoPlayerNode) -> [AnyHashable: Any]
  /// What lies over the film. Not on main.
  func videoPlayerNodeLayoutSpec(
    _ videoPlayer: ASVideoPlayerNode, forControls controls: [AnyHashable: Any], forMaximumSize maxSize: CGSize
  ) -> ASLayoutSpec

  // MARK: Looks

  func videoPlayerNodeTimeLabelAttributes(
    _ videoPlayer: ASVideoPlayerNode, timeLabelType: ASVideoPlayerNodeControlType
  ) -> [AnyHashable: Any]
  func videoPlayerNode(
    _ videoPlayerNode: ASVideoPlayerNode, timeStringForTimeLabelType timeLabelType: ASVideoPlayerNodeControlType,
    for time: CMTime
  ) -> String
  func videoPlayerNodeScrubberMaximumTrackTint(_ videoPlayer: ASVideoPlayerNode) -> UIColor
  func videoPlayerNodeScrubberMinimumTrackTint(_ videoPlayer: ASVideoPlayerNode) -> UIColor
  func videoPlayerNodeScrubberThumbTint(_ videoPlayer: ASVideoPlayerNode) -> UIColor
  func videoPlayerNodeScrubberThumbImage(_ videoPlayer: ASVideoPlayerNode) -> UIImage
  func videoPlayerNodeSpinnerTint(_ videoPlayer: ASVideoPlayerNode) -> UIColor
  func videoPlayerNodeSpinnerStyle(_ videoPlayer: ASVideoPlayerNode) -> UIActivityIndicatorView.Style
  func videoPlayerNodePlaybackButtonTint(_ videoPlayer: ASVideoPlayerNode) -> UIColor
  func videoPlayerNodeFullScreenButtonImage(_ videoPlayer: ASVideoPlayerNode) -> UIImage

  // MARK: The film

  /// Somebody has tapped the film; plays or pauses if it is left out.
  func didTap(_ videoPlayer: ASVideoPlayerNode)
  func didTapFullScreen(_ buttonNode: ASButtonNode)
  func videoPlayerNode(_ videoPlayer: ASVideoPlayerNode, didPlayTo time: CMTime)
  func videoPlayerNode(
    _ videoPlayer: ASVideoPlayerNode, willChangeVideoNodeState state: ASVideoNodePlayerState,
    toVideoNodeState toState: ASVideoNodePlayerState)
  /// - Returns: false to have the film stay as it is.
  func videoPlayerNode(
    _ videoPlayer: ASVideoPlayerNode, shouldChangeVideoNodeStateTo state: ASVideoNodePlayerState
  ) -> Bool
  func videoPlayerNodeDidPlay(toEnd videoPlayer: ASVideoPlayerNode)
  func videoPlayerNode(_ videoPlayer: ASVideoPlayerNode, didSetCurrentItem currentItem: AVPlayerItem)
  /// Never: no film stalls here.
  func videoPlayerNode(_ videoPlayer: ASVideoPlayerNode, didStallAtTimeInterval timeInterval: TimeInterval)
  func videoPlayerNodeDidStartInitialLoading(_ videoPlayer: ASVideoPlayerNode)
  func videoPlayerNodeDidFinishInitialLoading(_ videoPlayer: ASVideoPlayerNode)
  /// Never: no film stalls here.
  func videoPlayerNodeDidRecover(fromStall videoPlayer: ASVideoPlayerNode)
}

/// What the node does of itself.
extension ASVideoPlayerNodeDelegate {
  public func videoPlayerNodeNeededDefaultControls(_ videoPlayer: ASVideoPlayerNode) -> [Any] {
    ASVideoPlayerNode.usualControls.map(\.rawValue)
  }
  public func videoPlayerNodeCustomControls(_ videoPlayer: ASVideoPlayerNode) -> [AnyHashable: Any] { [:] }
  public func videoPlayerNodeLayoutSpec(
    _ videoPlayer: ASVideoPlayerNode, forControls controls: [AnyHashable: Any], forMaximumSize maxSize: CGSize
  ) -> ASLayoutSpec { videoPlayer.usualLayout(in: maxSize) }

  public func videoPlayerNodeTimeLabelAttributes(
    _ videoPlayer: ASVideoPlayerNode, timeLabelType: ASVideoPlayerNodeControlType
  ) -> [AnyHashable: Any] { ASVideoPlayerNode.usualAttributes }
  public func videoPlayerNode(
    _ videoPlayerNode: ASVideoPlayerNode, timeStringForTimeLabelType timeLabelType: ASVideoPlayerNodeControlType,
    for time: CMTime
  ) -> String { ASVideoPlayerNode.usualText(of: time) }
  public func videoPlayerNodeScrubberMaximumTrackTint(_ videoPlayer: ASVideoPlayerNode) -> UIColor {
    UISlider.unfilledColor
  }
  public func videoPlayerNodeScrubberMinimumTrackTint(_ videoPlayer: ASVideoPlayerNode) -> UIColor {
    videoPlayer.tintColor ?? .systemBlue
  }
  public func videoPlayerNodeScrubberThumbTint(_ videoPlayer: ASVideoPlayerNode) -> UIColor { .white }
  public func videoPlayerNodeScrubberThumbImage(_ videoPlayer: ASVideoPlayerNode) -> UIImage { UIImage() }
  public func videoPlayerNodeSpinnerTint(_ videoPlayer: ASVideoPlayerNode) -> UIColor { .white }
  public func videoPlayerNodeSpinnerStyle(_ videoPlayer: ASVideoPlayerNode) -> UIActivityIndicatorView.Style { .medium }
  public func videoPlayerNodePlaybackButtonTint(_ videoPlayer: ASVideoPlayerNode) -> UIColor { .white }
  public func videoPlayerNodeFullScreenButtonImage(_ videoPlayer: ASVideoPlayerNode) -> UIImage { UIImage() }

  public func didTap(_ videoPlayer: ASVideoPlayerNode) { videoPlayer.videoNode.toggle() }
  public func didTapFullScreen(_ buttonNode: ASButtonNode) {}
  public func videoPlayerNode(_ videoPlayer: ASVideoPlayerNode, didPlayTo time: CMTime) {}
  public func videoPlayerNode(
    _ videoPlayer: ASVideoPlayerNode, willChangeVideoNodeState state: ASVideoNodePlayerState,
    toVideoNodeState toState: ASVideoNodePlayerState
  ) {}
  public func videoPlayerNode(
    _ videoPlayer: ASVideoPlayerNode, shouldChangeVideoNodeStateTo state: ASVideoNodePlayerState
  ) -> Bool { true }
  public func videoPlayerNodeDidPlay(toEnd videoPlayer: ASVideoPlayerNode) {}
  public func videoPlayerNode(_ videoPlayer: ASVideoPlayerNode, didSetCurrentItem currentItem: AVPlayerItem) {}
  public func videoPlayerNode(_ videoPlayer: ASVideoPlayerNode, didStallAtTimeInterval timeInterval: TimeInterval) {}
  public func videoPlayerNodeDidStartInitialLoading(_ videoPlayer: ASVideoPlayerNode) {}
  public func videoPlayerNodeDidFinishInitialLoading(_ videoPlayer: ASVideoPlayerNode) {}
  public func videoPlayerNodeDidRecover(fromStall videoPlayer: ASVideoPlayerNode) {}
}
