import Dispatch
import Foundation

/// What `DispatchSemaphore` is to sources that `PortableSource` has read: whoever waits lets the runtime run what they wait for.
public final class LoopSemaphore: AwaitedSignal, @unchecked Sendable {
  private let lock = NSLock()
  private let waiters = SignalWaiters()
  private var value: Int

  public init(value: Int) { self.value = value }

  public var isGiven: Bool { lock.withLock { value > 0 } }

  public func take() -> Bool {
    lock.withLock {
      guard value > 0 else { return false }
      value -= 1
      return true
    }
  }

  /// - Returns: 0. Whom it wakes is not known.
  @discardableResult
  public func signal() -> Int {
    lock.withLock { value += 1 }
    waiters.tell()
    return 0
  }

  public func wait() { _ = waiters.wait(for: self, nil) }

  /// - Parameter timeout: how far it is from now counts, on the runtime's own clock.
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(timeout.secondsFromNow) }

  @discardableResult
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { wait(wallTimeout.secondsFromNow) }

  private func wait(_ seconds: TimeInterval) -> DispatchTimeoutResult {
    waiters.wait(for: self, seconds.isFinite ? seconds : nil) ? .success : .timedOut
  }
}
