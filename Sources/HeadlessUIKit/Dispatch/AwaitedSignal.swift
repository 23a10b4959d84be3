import Foundation

/// What a thread waits for that is neither a job nor a lock: somebody, on whatever thread, gives it.
public protocol AwaitedSignal: AnyObject, Sendable {
  /// Whether waiting for it is over. Called with a scheduler's lock held, so it must not call one.
  var isGiven: Bool { get }
  /// Takes it if it is given, as one of several who wait may.
  func take() -> Bool
}

/// Who has to be told that a signal was given.
final class SignalWaiters: @unchecked Sendable {
  private let condition = NSCondition()
  private var schedulers: [any LaneScheduler] = []

  /// Wakes whoever waits.
  func tell() {
    let waiting = condition.withLock {
      condition.broadcast()
      return schedulers
    }
    for scheduler in waiting { scheduler.lockWasReleased() }
  }

  /// Waits until the signal is given, but not longer than some time.
  ///
  /// - Parameter seconds: on the runtime's own clock, or on a thread that is none of a runtime's on the system's; nil to wait as long as it takes.
  /// - Returns: whether the signal was taken. A wait without end that nobody can end is reported, and over as if it was.
  func wait(for signal: any AwaitedSignal, _ seconds: TimeInterval?) -> Bool {
    if signal.take() { return true }
    if let seconds, seconds <= 0 { return false }
    guard HeadlessRuntime.isOnOwnThread else { return waitForReal(for: signal, seconds) }
    let (runtime, wait) = (HeadlessRuntime.current, LimitedWait(for: signal))
    condition.withLock { schedulers.append(runtime.scheduler) }
    defer { condition.withLock { _ = schedulers.popLast() } }
    let limit = seconds.map { Int(LaterJobs.hundredths(of: min($0, 1e9))) }
    let alarm = limit.map { runtime.later.add(after: $0, on: nil) { self.end(wait) } }
    defer { if let alarm { runtime.later.remove(alarm) } }
    let end = max(runtime.later.endOfTurn, runtime.later.time + (limit ?? 0))
    return self.wait(wait, on: runtime, until: end)
  }

  private func wait(_ wait: LimitedWait, on runtime: HeadlessRuntime, until end: Int) -> Bool {
    while true {
      do {
        try runtime.scheduler.wait(for: wait)
        return wait.wasTaken
      } catch {
        if runtime.letTimePass(until: end) { continue }
        if waitForReal(for: wait, 0.1) { return wait.wasTaken }
        runtime.report(ASRuleViolation(rule: .noDeadlock, subject: "Scheduler", detail: "\(error)"))
        return true
      }
    }
  }

  private func end(_ wait: LimitedWait) {
    wait.end()
    tell()
  }

  private func waitForReal(for signal: any AwaitedSignal, _ seconds: TimeInterval?) -> Bool {
    let deadline = seconds.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture
    return condition.withLock {
      while !signal.take() { if !condition.wait(until: deadline) { return signal.take() } }
      return true
    }
  }
}

/// One wait for a signal, which ends without it too.
private final class LimitedWait: AwaitedSignal, @unchecked Sendable {
  private let signal: any AwaitedSignal
  private let lock = NSLock()
  private var isOver = false
  private var hasTaken = false

  init(for signal: any AwaitedSignal) { self.signal = signal }

  var wasTaken: Bool { lock.withLock { hasTaken } }
  var isGiven: Bool { signal.isGiven || lock.withLock { isOver } }

  func take() -> Bool {
    if signal.take() {
      lock.withLock { hasTaken = true }
      return true
    }
    return lock.withLock { isOver }
  }

  func end() { lock.withLock { isOver = true } }
}

extension HeadlessRuntime {
  /// Nothing is left to run, and somebody waits: something comes from outside, or what is due next is done.
  fileprivate func letTimePass(until end: Int) -> Bool {
    if outside.awaitNews(until: Date(timeIntervalSinceNow: OutsideWork.patience)) { return true }
    guard let next = later.takeTimed(until: end) else { return false }
    begin(next)
    return true
  }
}
