import Foundation

/// Lets the time of a film pass on the runtime's own clock: no picture is seen and nothing is heard. Main only.
open class AVPlayer: KeyValueListener, @unchecked Sendable {
  public enum TimeControlStatus: Int, Hashable, Sendable {
    case paused
    case waitingToPlayAtSpecifiedRate
    case playing
  }

  public enum Status: Int, Hashable, Sendable {
    case unknown
    case readyToPlay
    case failed
  }

  /// What becomes of a film that has been played. In a queue ``advance`` is usual.
  public enum ActionAtItemEnd: Int, Hashable, Sendable {
    case advance
    case pause
    case none
  }

  private let runtime = HeadlessRuntime.current
  open private(set) var currentItem: AVPlayerItem?
  private var isRunning = false
  /// 0 while the film stands still; anything else plays it, always as fast.
  open var rate: Float {
    get { isRunning ? 1 : 0 }
    set { if newValue == 0 { pause() } else { play() } }
  }
  open var timeControlStatus: TimeControlStatus { isRunning ? .playing : .paused }
  open var status: Status { currentItem?.status == .failed ? .failed : .readyToPlay }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Kept: a film never has to wait.
  open var automaticallyWaitsToMinimizeStalling = true
  open var isMuted = false
  open var volume: Float = 1
  /// Kept: there is one screen.
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Grows whenever the time that is passing is no longer wanted.
  private var run = 0
  /// Told of every second that was played, and of the end.
  package var didStep: (() -> Void)?
  package var didEnd: (() -> Void)?
  private lazy var seconds = FilmClock(interval: 1) { [weak self] _ in self?.didStep?() }
  private var observers: [FilmClock] = []

  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
    item?.player = self
  }
  public convenience override init() { self.init(playerItem: nil) }
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  open func play() {
    guard !isRunning, let currentItem else { return }
    isRunning = true
    for clock in [seconds] + observers { clock.start(at: currentItem.seconds) }
    for observer in observers { observer.note(currentItem.seconds) }
    step()
  }

  open func pause() {
    guard isRunning else { return }
    stop()
    for observer in observers { observer.note(currentItem?.seconds ?? 0) }
  }

  private func stop() {
    isRunning = false
    run += 1
  }

  /// - Parameter completionHandler: told at once that it is done.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    if let currentItem { return currentItem.seek(to: time, completionHandler: completionHandler) }
    completionHandler?(false)
  }

  /// - Parameters:
  ///   - toleranceBefore: not needed: every moment is found.
  ///   - toleranceAfter: not needed either.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil
  ) { seek(to: time, completionHandler: completionHandler) }

  func timeDidJump() {
    guard isRunning else { return observers.forEach { $0.note(currentItem?.seconds ?? 0) } }
    stop()
    play()
  }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    stop()
    currentItem?.player = nil
    currentItem = item
    item?.player = self
  }

  // MARK: Who else wants to know the time

  /// Tells of the time while it passes, and when the film starts, stops or jumps.
  ///
  /// - Parameter queue: of main if nil.
  /// - Returns: what ``removeTimeObserver(_:)`` takes it away by.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let observer = FilmClock(interval: interval.seconds, queue: queue ?? .main, block)
    observers.append(observer)
    timeDidJump()
    return observer
  }

  open func removeTimeObserver(_ observer: Any) { observers.removeAll { $0 === observer as AnyObject } }

  // MARK: Time

  /// Up to the next time that somebody is to be told of, or to the end of the film.
  private func step() {
    guard let item = currentItem else { return }
    let duration = item.duration.seconds
    let left = duration.isNaN ? Double.infinity : max(0, duration - item.seconds)
    let next = ([seconds] + observers).map { $0.left(at: item.seconds) }.min() ?? 1
    let (length, started) = (min(next, left), run)
    runtime.async(.main, after: length) { [weak self] in
      guard let self, run == started, isRunning else { return }
      item.seconds += length
      let isLast = left <= length
      if length > 0 { for clock in [seconds] + observers { clock.pass(item.seconds, isLast: isLast) } }
      guard run == started, isRunning else { return }
      if isLast { end(item) } else { step() }
    }
  }

  private func end(_ item: AVPlayerItem) {
    if actionAtItemEnd == .none { stop() } else { pause() }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    didEnd?()
    if currentItem === item { itemDidEnd(item) }
  }

  /// The film has been played, and whoever wanted to know has been told.
  func itemDidEnd(_ item: AVPlayerItem) {}
}
