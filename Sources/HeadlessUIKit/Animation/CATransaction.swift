import Foundation

/// Changes of layers that belong together. Each is made at once; a completion block runs in a main job after the commit.
public enum CATransaction {
  /// Opens a transaction on the calling thread.
  public static func begin() { HeadlessRuntime.current.transactions.begin() }

  /// Closes the innermost transaction of the calling thread; does nothing without one.
  public static func commit() {
    let runtime = HeadlessRuntime.current
    if let completion = runtime.transactions.commit() { runtime.async(.main, completion) }
  }

  /// Runs `block` once the innermost transaction has been committed; at the end of the main turn outside of any.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let runtime = HeadlessRuntime.current
    if !runtime.transactions.complete(with: block), let block { runtime.async(.main, block) }
  }

  /// No effect: nothing takes time.
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public static func flush() {}
}

/// The transactions of one runtime that are open, by the number of the thread that opened them.
final class OpenTransactions: @unchecked Sendable {
  private let lock = NSLock()
  private var completions: [UInt16: [(() -> Void)?]] = [:]

  func begin() { lock.withLock { completions[ThreadState.current.number, default: []].append(nil) } }

  /// - Returns: the completion block of the innermost one, if it has any.
  func commit() -> (() -> Void)? {
    lock.withLock { completions[ThreadState.current.number]?.popLast() } ?? nil
  }

  /// - Returns: whether there is one that keeps the block.
  func complete(with block: (() -> Void)?) -> Bool {
    lock.withLock {
      let number = ThreadState.current.number
      guard let innermost = completions[number]?.indices.last else { return false }
      completions[number]?[innermost] = block
      return true
    }
  }
}
