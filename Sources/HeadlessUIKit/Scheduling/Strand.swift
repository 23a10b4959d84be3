import CThreadState
import Foundation

/// A stack to run jobs on, of which the deterministic scheduler lets one go on at a time. The threads behind them are shared by all
/// schedulers and never end.
final class Strand: @unchecked Sendable {
  private let condition = NSCondition()
  private var isAwake = false
  private var work: (() -> Void)?

  /// The stack of whoever drives a scheduler.
  init() {}

  /// Lets the strand go on. It need not sleep yet.
  func wake() {
    condition.withLock {
      isAwake = true
      condition.signal()
    }
  }

  /// Waits for ``wake()``.
  func sleep() {
    condition.withLock {
      while !isAwake { condition.wait() }
      isAwake = false
    }
  }

  // MARK: The pool

  private static let pool = Pool()

  private final class Pool: @unchecked Sendable {
    let lock = NSLock()
    var idle: [Strand] = []
  }

  /// Has a strand do `work` when it is woken; nil where the system has no thread to give.
  static func ready(for work: @escaping (Strand) -> Void) -> Strand? {
    guard let strand = pool.lock.withLock({ pool.idle.popLast() }) ?? spawn() else { return nil }
    strand.work = { [unowned strand] in work(strand) }
    return strand
  }

  /// The strand has nothing to do any more but to return from its work.
  func release() { Self.pool.lock.withLock { Self.pool.idle.append(self) } }

  private static func spawn() -> Strand? {
    let strand = Strand()
    let retained = Unmanaged.passRetained(strand)
    let thread = thread_state_spawn(
      { info in
        guard let info else { return }
        Unmanaged<Strand>.fromOpaque(info).takeUnretainedValue().loop()
      }, retained.toOpaque())
    if thread != nil { return strand }
    retained.release()
    return nil
  }

  private func loop() {
    while true {
      sleep()
      let next = work
      work = nil
      next?()
    }
  }
}
