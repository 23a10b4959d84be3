import Foundation

/// Changes of layers that belong together. Each is made at once; a completion block runs in a main job after the commit, and after the end of
/// every animation that was added to a layer within the transaction.
public enum CATransaction {
  /// Opens a transaction on the calling thread.
  public static func begin() {
    let runtime = HeadlessRuntime.current
    runtime.transactions.begin(OpenTransaction(in: runtime, within: runtime.transactions.innermost))
  }

  /// Closes the innermost transaction of the calling thread; does nothing without one.
  public static func commit() { HeadlessRuntime.current.transactions.commit()?.go() }

  /// Runs `block` at the end of the innermost transaction; at the end of the main turn outside of any.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let runtime = HeadlessRuntime.current
    if let innermost = runtime.transactions.innermost {
      innermost.completion = block
    } else if let block {
      runtime.async(.main, block)
    }
  }

  /// How long the animations take that do not say it themselves, in seconds; those that have been added already keep theirs. No effect
  /// outside of a transaction.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    HeadlessRuntime.current.transactions.innermost?.told.duration = duration
  }

  /// That of the transaction around it, unless it was told another one; a quarter of a second outside of any.
  public static func animationDuration() -> TimeInterval {
    HeadlessRuntime.current.transactions.innermost?.told.duration ?? OpenTransaction.Told().duration
  }

  /// Runs at the end of the innermost transaction; nil outside of any.
  public static func completionBlock() -> (() -> Void)? { HeadlessRuntime.current.transactions.innermost?.completion }

  // For actions that ask: by themselves only views are animated without being told how. No effect outside of a transaction.

  public static func setDisableActions(_ flag: Bool) {
    HeadlessRuntime.current.transactions.innermost?.told.disablesActions = flag
  }
  /// As the transaction around it says, unless it was told something else.
  public static func disableActions() -> Bool {
    HeadlessRuntime.current.transactions.innermost?.told.disablesActions ?? false
  }
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    HeadlessRuntime.current.transactions.innermost?.told.timing = function
  }
  /// That of the transaction around it, unless it was told another one.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    HeadlessRuntime.current.transactions.innermost?.told.timing
  }

  public static func flush() {}
}

/// A transaction, until it is closed and what it waits for is over.
final class OpenTransaction: @unchecked Sendable {
  /// What it was told of animations that do not say it themselves.
  struct Told {
    /// In seconds.
    var duration: TimeInterval = 0.25
    var timing: CAMediaTimingFunction?
    var disablesActions = false
  }

  private weak var runtime: HeadlessRuntime?
  private let lock = NSLock()
  private var block: (() -> Void)?
  private var lockedTold: Told
  /// The transaction itself, and every animation that is not over.
  private var left = 1

  init(in runtime: HeadlessRuntime, within outer: OpenTransaction?) {
    self.runtime = runtime
    lockedTold = outer?.told ?? Told()
  }

  var completion: (() -> Void)? {
    get { lock.withLock { block } }
    set { lock.withLock { block = newValue } }
  }

  var told: Told {
    get { lock.withLock { lockedTold } }
    set { lock.withLock { lockedTold = newValue } }
  }

  func wait() { lock.withLock { left += 1 } }

  func go() {
    let isOver = lock.withLock {
      left -= 1
      return left == 0
    }
    if isOver, let completion { runtime?.async(.main, completion) }
  }
}

/// The transactions of one runtime that are open, by the number of the thread that opened them.
final class OpenTransactions: @unchecked Sendable {
  private let lock = NSLock()
  private var open: [UInt16: [OpenTransaction]] = [:]

  /// The innermost one of the calling thread.
  var innermost: OpenTransaction? { lock.withLock { open[ThreadState.current.number]?.last } }

  func begin(_ transaction: OpenTransaction) {
    lock.withLock { open[ThreadState.current.number, default: []].append(transaction) }
  }

  func commit() -> OpenTransaction? { lock.withLock { open[ThreadState.current.number]?.popLast() } }
}
