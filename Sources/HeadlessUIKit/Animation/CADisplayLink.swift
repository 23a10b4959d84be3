import Foundation

/// Calls a method for every picture that the screen shows: on main, sixty times in a second of the runtime's own clock. The clock stands
/// still while there is something else to do, and a turn lets only so much of it pass, so no picture is ever late.
public final class CADisplayLink: NSObject, @unchecked Sendable {
  private let selector: Selector
  /// Kept until the link is invalidated.
  private var target: AnyObject?
  /// The loop keeps the link, so the link does not keep the loop.
  private weak var runtime = HeadlessRuntime.current
  private var isRunning = false
  /// Counts how often the link was put into the loop: what was on its way before does not go on.
  private var entries = 0
  public var isPaused = false
  /// 0 for as many as the screen has.
  public var preferredFramesPerSecond = 0
  /// The same, as the number that is liked best, or else the largest that will do.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum) }
  }
  /// In seconds, as ``CACurrentMediaTime()`` counts them.
  public private(set) var timestamp: CFTimeInterval = 0
  /// Between two calls, in seconds.
  public var duration: CFTimeInterval { 1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60) }
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// How much further the runtime's clock is than the link's, in seconds: it counts hundredths, and a sixtieth is none of them.
  private var lead: CFTimeInterval = 0

  /// The link keeps its target, and the loop the link, until it is invalidated.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
  }

  /// The loop is always the runtime's.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, !isRunning else { return }
    isRunning = true
    entries += 1
    timestamp = CACurrentMediaTime()
    step(of: entries)
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isRunning = false }

  public func invalidate() {
    isRunning = false
    target = nil
  }

  private func step(of entry: Int) {
    runtime?.async(.main, after: nextWait()) { [self] in
      guard isRunning, entry == entries, let target else { return }
      timestamp += duration
      if !isPaused { selector.perform(on: target, sender: self) }
      step(of: entry)
    }
  }

  /// Rounded to what the clock counts, so that the pictures of a second are as many as are promised: two, two and one hundredths for sixty.
  private func nextWait() -> CFTimeInterval {
    let exact = duration - lead
    let wait = max(0, LaterJobs.hundredths(of: exact) / 100)
    lead = wait - exact
    return wait
  }
}

/// How many pictures in a second there may be. The numbers are 0 where it does not matter.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
