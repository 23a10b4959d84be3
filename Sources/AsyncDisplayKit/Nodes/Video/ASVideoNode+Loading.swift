import Foundation
import HeadlessUIKit

/// What a video node knows of its film.
struct VideoState {
  var asset: AVAsset?
  var player: AVPlayer?
  var state = ASVideoNodePlayerState.unknown
  var shouldBePlaying = false
  var autoplays = false
  var repeats = false
  var isMuted = false
  var recovers = false
  var gravity = AVLayerVideoGravity.resizeAspect.rawValue
  var timescale: Int32 = 10_000
  /// Grows whenever what is being loaded is no longer wanted.
  var generation = 0
}

/// How a film is prepared and what becomes of it. All on main.
extension ASVideoNode {
  func loadFilm() {
    guard let asset, player == nil, playerState == .unknown else { return }
    become(.initialLoading)
    listener?.videoNodeDidStartInitialLoading(self)
    let generation = video[\.generation]
    runtime.async(.background) { [weak self, runtime] in
      runtime.async(.main) { self?.prepare(asset, generation: generation) }
    }
  }

  private func prepare(_ asset: AVAsset, generation: Int) {
    guard video[\.generation] == generation else { return }
    guard asset.isPlayable else {
      let error = ASVideoError.notPlayable(asset.url)
      listener?.videoNode(self, didFailToLoadValueForKey: "playable", asset: asset, error: error)
      return become(.unknown)
    }
    let item = AVPlayerItem(asset: asset)
    let player = AVPlayer(playerItem: item)
    player.isMuted = muted
    player.didStep = { [weak self] in self?.tellOfTime() }
    player.didEnd = { [weak self] in self?.end() }
    video.with { $0.player = player }
    listener?.videoNode(self, didSetCurrentItem: item)
    listener?.videoNodeDidFinishInitialLoading(self)
    become(.readyToPlay)
    if isVisible, video.with({ $0.shouldBePlaying || $0.autoplays }) { play() }
  }

  func unloadFilm() {
    player?.pause()
    video.with {
      $0.player = nil
      $0.generation += 1
    }
    become(.unknown)
  }

  private func tellOfTime() {
    guard let time = player?.currentTime().seconds else { return }
    listener?.videoNode(self, didPlayToTimeInterval: time)
  }

  private func end() {
    become(.finished)
    listener?.videoDidPlay(toEnd: self)
    player?.seek(to: .zero)
    if shouldAutorepeat { play() } else { video.with { $0.shouldBePlaying = false } }
  }

  func mayBecome(_ state: ASVideoNodePlayerState) -> Bool {
    listener?.videoNode(self, shouldChangePlayerStateTo: state) ?? true
  }

  func become(_ state: ASVideoNodePlayerState) {
    let old = playerState
    guard old != state else { return }
    listener?.videoNode(self, willChange: old, to: state)
    video.with { $0.state = state }
  }
}

extension AVLayerVideoGravity {
  /// How a picture is put where a film of this gravity would be.
  var contentMode: UIViewContentMode {
    switch self {
    case .resize: .scaleToFill
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleAspectFit
    }
  }
}
