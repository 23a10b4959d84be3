import Dispatch
import Foundation

/// What `DispatchGroup` is to sources that `PortableSource` has read: its jobs are the runtime's, and so is waiting for them.
public final class LoopGroup: LoopSignal, @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  private var listeners: [() -> Void] = []

  override public init() {}

  override public var isGiven: Bool { lock.withLock { count == 0 } }

  public func enter() { lock.withLock { count += 1 } }

  public func leave() {
    let told: [() -> Void] = lock.withLock {
      precondition(count > 0, "a group is left more often than entered")
      count -= 1
      guard count == 0 else { return [] }
      defer { listeners = [] }
      return listeners
    }
    waiters.tell()
    for tell in told { tell() }
  }

  /// Puts `work` on the queue when the group is done.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    let runtime = HeadlessRuntime.ofQueues
    let tell = { runtime.async(on: queue, flags, work) }
    let isDone = lock.withLock {
      if count > 0 { listeners.append(tell) }
      return count == 0
    }
    if isDone { tell() }
  }

  public func notify(queue: DispatchQueue, work: LoopWorkItem) {
    notify(flags: work.flags, queue: queue, execute: work.perform)
  }
}

extension DispatchQueue {
  /// The work is part of the group until it is done.
  public func async(
    group: LoopGroup?, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    group?.enter()
    HeadlessRuntime.ofQueues.async(on: self, flags) {
      work()
      group?.leave()
    }
  }

  public func async(group: LoopGroup, execute work: LoopWorkItem) {
    async(group: group, flags: work.flags, execute: work.perform)
  }
}
