import Dispatch
import Foundation

/// What a `DispatchSourceTimer` is to sources that `PortableSource` has read: it fires on the runtime's own clock, as a job of its queue's lane.
/// It begins suspended.
public final class LoopTimer: @unchecked Sendable {
  private struct Plan {
    var next: TimeInterval
    var interval: TimeInterval
  }

  private let runtime = HeadlessRuntime.ofQueues
  private let queue: DispatchQueue
  private let lock = NSRecursiveLock()
  private var plan: Plan?
  private var suspensions = 1
  /// Tells the wait that counts from those that were before the last change.
  private var round = 0
  private var wasCancelled = false
  private var body: (() -> Void)?
  private var cancelBody: (() -> Void)?

  public init(queue: DispatchQueue? = nil) { self.queue = queue ?? .global() }

  public var isCancelled: Bool { lock.withLock { wasCancelled } }

  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
  ) { lock.withLock { body = handler } }

  public func setEventHandler(handler: LoopWorkItem) { setEventHandler(handler: handler.perform) }

  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
  ) { lock.withLock { cancelBody = handler } }

  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline.secondsFromNow, every: interval.inSeconds) }

  public func schedule(
    deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline.secondsFromNow, every: interval) }

  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(wallDeadline.secondsFromNow, every: interval.inSeconds) }

  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(wallDeadline.secondsFromNow, every: interval) }

  public func resume() { change { suspensions = max(0, suspensions - 1) } }
  public func activate() { change { suspensions = min(suspensions, 0) } }
  public func suspend() { change { suspensions += 1 } }

  /// The handlers are let go, and nothing fires any more.
  public func cancel() {
    let last = lock.withLock {
      defer { (wasCancelled, body, cancelBody) = (true, nil, nil) }
      return wasCancelled ? nil : cancelBody
    }
    if let last { runtime.async(on: queue, [], last) }
  }

  private func schedule(_ seconds: TimeInterval, every interval: TimeInterval) {
    change { plan = Plan(next: runtime.time + max(0, seconds), interval: interval) }
  }

  /// Waits anew for what comes next after a change.
  private func change(_ body: () -> Void) {
    let wait: (seconds: TimeInterval, round: Int)? = lock.withLock {
      body()
      round += 1
      guard let plan, suspensions == 0, !wasCancelled else { return nil }
      return (max(0, plan.next - runtime.time), round)
    }
    guard let wait else { return }
    runtime.async(queue.lane, after: wait.seconds) { [weak self] in self?.tick(wait.round) }
  }

  private func tick(_ round: Int) {
    guard lock.withLock({ round == self.round && !wasCancelled }) else { return }
    runtime.async(on: queue, []) { [weak self] in self?.fire() }
    change {
      guard let interval = plan?.interval, interval.isFinite else { return plan = nil }
      plan?.next += max(interval, 0.01)
    }
  }

  private func fire() { lock.withLock { wasCancelled || suspensions > 0 ? nil : body }?() }
}

extension DispatchSource {
  /// What `makeTimerSource(flags:queue:)` is to sources that `PortableSource` has read.
  public static func makeLoopTimer(flags: TimerFlags = [], queue: DispatchQueue? = nil) -> LoopTimer {
    LoopTimer(queue: queue)
  }
}

extension DispatchTimeInterval {
  package var inSeconds: TimeInterval {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1e3
    case .microseconds(let count): TimeInterval(count) / 1e6
    case .nanoseconds(let count): TimeInterval(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}
