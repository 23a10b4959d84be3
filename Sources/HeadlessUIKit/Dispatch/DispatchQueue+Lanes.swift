import Dispatch
import Foundation

/// What node subclasses hand to queues of the system, run by the runtime: jobs of the main queue are jobs of its main loop, all others are
/// jobs of the background lane. So `settle()` waits for them, and the deterministic engine orders them by its seed.
///
/// A call without group, quality or flags finds these methods, because it needs no default argument for them; all others, and work items,
/// go to the system's own threads, which are nobody to the runtime. There is no main queue of the system to run them.
extension DispatchQueue {
  public func async(execute work: @escaping () -> Void) {
    HeadlessRuntime.current.async(lane, inOrder(work))
  }

  public func async(flags: DispatchWorkItemFlags, execute work: @escaping () -> Void) {
    HeadlessRuntime.current.async(lane, inOrder(work, flags))
  }

  public func async(qos: DispatchQoS, execute work: @escaping () -> Void) {
    HeadlessRuntime.current.async(lane, inOrder(work))
  }

  /// - Parameter deadline: how far it is from now counts, on the runtime's own clock, in hundredths of a second.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    let now = DispatchTime.now().uptimeNanoseconds
    let delay = Double(deadline.uptimeNanoseconds) - Double(now)
    HeadlessRuntime.current.async(lane, after: delay / 1e9, inOrder(work))
  }

  var lane: Lane { isMain ? .main : .background }

  /// The system's main queue is another object every time that it is asked for.
  var isMain: Bool { label == "com.apple.main-thread" }

  /// The jobs of a queue of somebody's own are done one at a time, or as barriers where several go at once.
  private func inOrder(_ work: @escaping () -> Void, _ flags: DispatchWorkItemFlags = []) -> () -> Void {
    let isShared = isMain || label.hasPrefix("com.apple.root")
    return isShared ? work : { withExtendedLifetime(self) { self.sync(flags: flags) { work() } } }
  }
}

extension DispatchGroup {
  /// Runs `work` by the runtime when the main loop has nothing else to do and the group is done.
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    HeadlessRuntime.current.later.add(after: self, on: queue.lane, work)
  }
}
