import Foundation

/// A film that is being played, and how far.
open class AVPlayerItem: KeyValueListener, @unchecked Sendable {
  public enum Status: Int, Hashable, Sendable {
    case unknown
    case readyToPlay
    case failed
  }

  public let asset: AVAsset
  open var duration: CMTime { asset.duration }
  /// Known once a player has had the item for one job of the main loop.
  open var status: Status { !isPrepared ? .unknown : asset.isPlayable ? .readyToPlay : .failed }
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  open var isPlaybackBufferEmpty: Bool { !isPlaybackLikelyToKeepUp }
  open var isPlaybackBufferFull: Bool { isPlaybackLikelyToKeepUp }
  /// All of the film, as soon as it is ready: ``CMTimeRange`` values.
  open var loadedTimeRanges: [NSValue] {
    status == .readyToPlay ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] : []
  }
  /// What a player can go to at once: what is loaded.
  open var seekableTimeRanges: [NSValue] { loadedTimeRanges }
  /// Zero: nobody knows the shape of the film.
  open var presentationSize: CGSize { .zero }
  /// Nil: nobody says why.
  open var error: (any Error)? { nil }

  // Kept: there is nothing to fetch, and one variant of each film.
  open var preferredPeakBitRate = 0.0
  open var preferredMaximumResolution = CGSize.zero
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var startsOnFirstEligibleVariant = false
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false

  /// How far it has been played.
  var seconds = 0.0
  /// Who plays it.
  weak var player: AVPlayer? {
    didSet { if player != nil { prepare() } }
  }
  private var isPrepared = false

  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  private func prepare() {
    HeadlessRuntime.current.async(.main) { [weak self] in self?.isPrepared = true }
  }

  open func currentTime() -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }

  /// - Parameter completionHandler: told at once that it is done.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    seconds = time.isNumeric ? max(0, time.seconds) : seconds
    player?.timeDidJump()
    completionHandler?(true)
  }

  /// - Parameters:
  ///   - toleranceBefore: not needed: every moment is found.
  ///   - toleranceAfter: not needed either.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil
  ) { seek(to: time, completionHandler: completionHandler) }
}

extension NSNotification.Name {
  /// Its object is the ``AVPlayerItem``.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}
