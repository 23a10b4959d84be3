import Foundation

/// Calls a method for every picture that the screen shows: on main, sixty times in a second of the runtime's own clock. The clock stands
/// still while there is something else to do, and a turn lets only so much of it pass, so no picture is ever late.
public final class CADisplayLink: NSObject, @unchecked Sendable {
  private let tap: TargetAction
  private let runtime = HeadlessRuntime.current
  private var isValid = true
  private var isRunning = false
  public var isPaused = false
  /// 0 for as many as the screen has.
  public var preferredFramesPerSecond = 0
  /// In seconds, of the runtime's own clock.
  public private(set) var timestamp: CFTimeInterval = 0
  /// Between two calls, in seconds.
  public var duration: CFTimeInterval { 1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60) }
  public var targetTimestamp: CFTimeInterval { timestamp + duration }

  public init(target: Any, selector: Selector) { tap = TargetAction(target: target, action: selector) }

  /// The loop is always the runtime's.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid, !isRunning else { return }
    isRunning = true
    step()
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isRunning = false }

  public func invalidate() { isValid = false }

  private func step() {
    runtime.async(.main, after: duration) { [weak self] in
      guard let self, isValid, isRunning else { return }
      timestamp += duration
      if !isPaused, let target = tap.target { tap.action.perform(on: target, sender: self) }
      if tap.target != nil { step() }
    }
  }
}
