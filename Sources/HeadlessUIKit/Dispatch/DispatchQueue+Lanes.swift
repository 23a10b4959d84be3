import Dispatch
import Foundation

/// What node subclasses hand to queues of the system, run by the runtime: jobs of the main queue are jobs of its main loop, all others are
/// jobs of the background lane. So `settle()` waits for them, and the deterministic engine orders them by its seed.
///
/// A call finds these methods if it needs fewer default arguments for them than for those of the system. There are calls that leave nothing
/// out, and calls with work items, groups and semaphores: for those `PortableSource` has sources say ``LoopWorkItem``, ``LoopGroup``,
/// ``LoopSemaphore`` and ``asyncOnClock(deadline:qos:flags:execute:)``.
extension DispatchQueue {
  public func async(execute work: @escaping () -> Void) {
    HeadlessRuntime.ofQueues.async(on: self, [], work)
  }

  public func async(flags: DispatchWorkItemFlags, execute work: @escaping () -> Void) {
    HeadlessRuntime.ofQueues.async(on: self, flags, work)
  }

  public func async(qos: DispatchQoS, execute work: @escaping () -> Void) {
    HeadlessRuntime.ofQueues.async(on: self, [], work)
  }

  public func async(qos: DispatchQoS, flags: DispatchWorkItemFlags, execute work: @escaping () -> Void) {
    HeadlessRuntime.ofQueues.async(on: self, flags, work)
  }

  /// - Parameter deadline: how far it is from now counts, on the runtime's own clock, in hundredths of a second.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    asyncOnClock(deadline: deadline, execute: work)
  }

  public func asyncAfter(deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping () -> Void) {
    asyncOnClock(deadline: deadline, execute: work)
  }

  public func asyncAfter(wallDeadline: DispatchWallTime, execute work: @escaping () -> Void) {
    asyncOnClock(wallDeadline: wallDeadline, execute: work)
  }
}

/// Work for later, as sources say it that `PortableSource` has read.
extension DispatchQueue {
  public func asyncOnClock(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) { asyncOnClock(after: deadline.secondsFromNow, flags: flags, execute: work) }

  public func asyncOnClock(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) { asyncOnClock(after: wallDeadline.secondsFromNow, flags: flags, execute: work) }

  public func asyncOnClock(deadline: DispatchTime, execute work: LoopWorkItem) {
    asyncOnClock(after: deadline.secondsFromNow, flags: work.flags, execute: work.perform)
  }

  public func asyncOnClock(wallDeadline: DispatchWallTime, execute work: LoopWorkItem) {
    asyncOnClock(after: wallDeadline.secondsFromNow, flags: work.flags, execute: work.perform)
  }

  /// - Parameter seconds: on the runtime's own clock.
  package func asyncOnClock(
    after seconds: TimeInterval, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    let runtime = HeadlessRuntime.ofQueues
    guard isOfSomebody else { return runtime.async(lane, after: seconds, work) }
    // Its place among the others of its queue is that of its time.
    runtime.async(lane, after: seconds) { runtime.async(on: self, flags, work) }
  }
}

extension DispatchTime {
  /// On the clock of the system. What never comes is infinitely far away.
  package var secondsFromNow: TimeInterval {
    self == .distantFuture
      ? .infinity : (Double(uptimeNanoseconds) - Double(DispatchTime.now().uptimeNanoseconds)) / 1e9
  }
}

extension DispatchWallTime {
  var secondsFromNow: TimeInterval {
    // Wall times are negative numbers of nanoseconds since 1970.
    func nanoseconds(_ time: DispatchWallTime) -> Double { -Double(Int64(bitPattern: time.rawValue)) }
    return self == .distantFuture ? .infinity : (nanoseconds(self) - nanoseconds(.now())) / 1e9
  }
}

extension DispatchGroup {
  /// Runs `work` by the runtime when the main loop has nothing else to do and the group is done.
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    HeadlessRuntime.ofQueues.later.add(after: self, on: queue.lane, work)
  }
}
