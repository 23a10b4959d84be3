import Foundation

/// Lets the time of a film pass on the runtime's own clock: no picture is seen and nothing is heard. Main only.
open class AVPlayer: NSObject, @unchecked Sendable {
  private let runtime = HeadlessRuntime.current
  public private(set) var currentItem: AVPlayerItem?
  private var isRunning = false
  /// 0 while the film stands still; anything else plays it, always as fast.
  open var rate: Float {
    get { isRunning ? 1 : 0 }
    set { if newValue == 0 { pause() } else { play() } }
  }
  public var timeControlStatus: TimeControlStatus { isRunning ? .playing : .paused }
  public enum TimeControlStatus: Int, Hashable, Sendable {
    case paused
    case waitingToPlayAtSpecifiedRate
    case playing
  }
  /// Kept: a film never has to wait.
  open var automaticallyWaitsToMinimizeStalling = true
  open var isMuted = false
  open var volume: Float = 1
  private var seconds = 0.0
  /// Grows whenever the time that is passing is no longer wanted.
  private var run = 0
  /// Told of every second that was played, and of the end.
  package var didStep: (() -> Void)?
  package var didEnd: (() -> Void)?

  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  public convenience override init() { self.init(playerItem: nil) }
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  public func currentTime() -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }

  open func play() {
    guard !isRunning, currentItem != nil else { return }
    isRunning = true
    step()
  }

  open func pause() {
    isRunning = false
    run += 1
  }

  /// - Parameter completionHandler: told at once that it is done.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    seconds = time.isNumeric ? max(0, time.seconds) : seconds
    if rate > 0 {
      pause()
      play()
    }
    completionHandler?(true)
  }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    pause()
    (currentItem, seconds) = (item, 0)
  }

  /// One second, or what is left of the film.
  private func step() {
    let duration = currentItem?.duration.seconds ?? 0
    let left = duration.isNaN ? Double.infinity : max(0, duration - seconds)
    let (length, started) = (min(1, left), run)
    runtime.async(.main, after: length) { [weak self] in
      guard let self, run == started, rate > 0 else { return }
      seconds += length
      if length > 0 { didStep?() }
      guard run == started, rate > 0 else { return }
      if left <= 1 { end() } else { step() }
    }
  }

  private func end() {
    pause()
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: currentItem)
    didEnd?()
  }
}
