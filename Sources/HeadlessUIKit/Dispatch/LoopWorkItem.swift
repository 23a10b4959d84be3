import Dispatch
import Foundation

/// What `DispatchWorkItem` is to sources that `PortableSource` has read: a job of the runtime's that can be called off before it begins.
public final class LoopWorkItem: @unchecked Sendable {
  let flags: DispatchWorkItemFlags
  private let block: () -> Void
  /// Done when the item has been, for the first time.
  private let done = LoopGroup()
  private let lock = NSLock()
  private var wasCancelled = false
  private var wasDone = false

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
  ) {
    self.flags = flags
    self.block = block
    done.enter()
  }

  public var isCancelled: Bool { lock.withLock { wasCancelled } }

  /// Has it do nothing. What has begun goes on.
  public func cancel() { lock.withLock { wasCancelled = true } }

  /// Does it where the caller is.
  public func perform() {
    if !isCancelled { block() }
    let isFirst = lock.withLock {
      defer { wasDone = true }
      return !wasDone
    }
    if isFirst { done.leave() }
  }

  /// Puts `work` on the queue when the item has been done.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) { done.notify(flags: flags, queue: queue, execute: work) }

  public func notify(queue: DispatchQueue, execute work: LoopWorkItem) { done.notify(queue: queue, work: work) }

  public func wait() { done.wait() }

  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { done.wait(timeout: timeout) }

  @discardableResult
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { done.wait(wallTimeout: wallTimeout) }
}

extension DispatchQueue {
  public func async(execute work: LoopWorkItem) {
    HeadlessRuntime.ofQueues.async(on: self, work.flags, work.perform)
  }
}
