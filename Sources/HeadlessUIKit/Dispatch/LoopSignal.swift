import Dispatch
import Foundation

/// What ``LoopGroup`` and ``LoopSemaphore`` have in common: ways to wait for them, as Dispatch has them. Whoever waits lets the runtime run what
/// they wait for.
public class LoopSignal: AwaitedSignal, @unchecked Sendable {
  /// Who is told when it is given.
  let waiters = SignalWaiters()

  init() {}

  public var isGiven: Bool { false }
  public func take() -> Bool { isGiven }

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
