import Foundation
import HeadlessUIKit

/// Hears of the film of a player node and hands it on to the node's delegate.
final class FilmListener: ASVideoNodeDelegate {
  private weak var node: ASVideoPlayerNode?
  private var delegate: (any ASVideoPlayerNodeDelegate)? { node?.delegate }

  init(of node: ASVideoPlayerNode) { self.node = node }

  func didTap(_ videoNode: ASVideoNode) {
    guard let node else { return }
    if let delegate { delegate.didTap(node) } else { videoNode.toggle() }
  }

  func videoNode(
    _ videoNode: ASVideoNode, willChange state: ASVideoNodePlayerState, to toState: ASVideoNodePlayerState
  ) {
    guard let node else { return }
    delegate?.videoPlayerNode(node, willChangeVideoNodeState: state, toVideoNodeState: toState)
    if toState == .readyToPlay {
      node.player.with { $0.duration = videoNode.currentItem?.duration ?? .invalid }
      node.showDuration()
    }
    let button = node[.playbackButton] as? ASDefaultPlaybackButton
    switch toState {
    case .playing: button?.buttonType = .pause
    case .readyToPlay, .playbackLikelyToKeepUpButNotPlaying: break
    case .unknown, .initialLoading, .loading, .paused, .finished: button?.buttonType = .play
    }
    switch toState {
    case .initialLoading, .loading: node.showSpinner(true)
    case .playing, .readyToPlay, .paused, .playbackLikelyToKeepUpButNotPlaying: node.showSpinner(false)
    case .unknown, .finished: break
    }
  }

  func videoNode(_ videoNode: ASVideoNode, shouldChangePlayerStateTo state: ASVideoNodePlayerState) -> Bool {
    node.flatMap { delegate?.videoPlayerNode($0, shouldChangeVideoNodeStateTo: state) } ?? true
  }

  func videoNode(_ videoNode: ASVideoNode, didPlayToTimeInterval timeInterval: TimeInterval) {
    guard let node else { return }
    if let time = videoNode.player?.currentTime() { delegate?.videoPlayerNode(node, didPlayTo: time) }
    node.show(timeInterval)
  }

  func videoDidPlay(toEnd videoNode: ASVideoNode) { if let node { delegate?.videoPlayerNodeDidPlay(toEnd: node) } }

  func videoNode(_ videoNode: ASVideoNode, didSetCurrentItem currentItem: AVPlayerItem) {
    if let node { delegate?.videoPlayerNode(node, didSetCurrentItem: currentItem) }
  }

  func videoNodeDidStartInitialLoading(_ videoNode: ASVideoNode) {
    if let node { delegate?.videoPlayerNodeDidStartInitialLoading(node) }
  }

  func videoNodeDidFinishInitialLoading(_ videoNode: ASVideoNode) {
    if let node { delegate?.videoPlayerNodeDidFinishInitialLoading(node) }
  }
}
