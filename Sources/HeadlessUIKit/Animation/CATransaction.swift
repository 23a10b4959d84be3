import Foundation

/// Changes of layers that belong together. Each is made at once; a completion block runs in a main job after the commit.
public enum CATransaction {
  private struct Open {
    var completion: (() -> Void)?
  }

  private final class Stack: @unchecked Sendable {
    let lock = NSLock()
    var open: [UInt16: [Open]] = [:]
  }

  private static let stack = Stack()

  /// Opens a transaction on the calling thread.
  public static func begin() {
    stack.lock.withLock { stack.open[ThreadState.current.number, default: []].append(Open()) }
  }

  /// Closes the innermost transaction of the calling thread; does nothing without one.
  public static func commit() {
    let last = stack.lock.withLock { stack.open[ThreadState.current.number]?.popLast() }
    if let completion = last?.completion { HeadlessRuntime.current.async(.main, completion) }
  }

  /// Runs `block` once the innermost transaction has been committed; at the end of the main turn outside of any.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let isKept = stack.lock.withLock {
      let number = ThreadState.current.number
      guard let innermost = stack.open[number]?.indices.last else { return false }
      stack.open[number]?[innermost].completion = block
      return true
    }
    if !isKept, let block { HeadlessRuntime.current.async(.main, block) }
  }

  /// No effect: nothing takes time.
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public static func flush() {}
}
