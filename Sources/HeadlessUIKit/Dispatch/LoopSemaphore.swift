import Dispatch
import Foundation

/// What `DispatchSemaphore` is to sources that `PortableSource` has read: whoever waits lets the runtime run what they wait for.
public final class LoopSemaphore: LoopSignal, @unchecked Sendable {
  private let lock = NSLock()
  private var value: Int

  public init(value: Int) { self.value = value }

  override public var isGiven: Bool { lock.withLock { value > 0 } }

  override public func take() -> Bool {
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
}
