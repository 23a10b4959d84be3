import Dispatch
import Foundation

/// Waiting for the main queue is waiting for the main loop, which sees a wait that would never end. On other queues, what was handed to them
/// before is done first.
///
/// The first two are found before the system's methods because they ask for more: work that does not throw, or a result that is
/// `Sendable`. Nothing can be found before the system's method for work that neither throws nor returns anything: sources say
/// ``syncInOrder(flags:execute:)-(_,()->Value)`` for that, and `PortableSource` has them say it.
extension DispatchQueue {
  public func sync<Result>(execute work: () -> Result) -> Result { syncInOrder(execute: work) }

  public func sync<Value: Sendable>(execute work: () throws -> Value) rethrows -> Value {
    try syncInOrder(execute: work)
  }

  /// Does `work` on the queue when it has done what it was handed before, and waits for it.
  public func syncInOrder<Value>(flags: DispatchWorkItemFlags = [], execute work: () throws -> Value) rethrows -> Value
  {
    if isMain { return try syncOnMainLoop(execute: work) }
    HeadlessRuntime.ofQueues.catchUp(self)
    return try sync(flags: flags, execute: work)
  }

  public func syncInOrder(execute work: LoopWorkItem) { syncInOrder(flags: work.flags, execute: work.perform) }

  /// Does `work` on main and waits for it.
  ///
  /// Where that would be a deadlock it is reported, and `work` is not done; one whose result is needed is done on the calling thread.
  public func syncOnMainLoop<Value>(execute work: () throws -> Value) rethrows -> Value {
    try result(of: work, rethrow: { throw $0 }) ?? (() as? Value) ?? work()
  }

  /// - Returns: nil in place of a deadlock.
  private func result<Value>(of work: () throws -> Value, rethrow: (any Error) throws -> Value) rethrows -> Value? {
    let runtime = HeadlessRuntime.ofQueues
    if ThreadState.isMain {
      runtime.report(ASRuleViolation(rule: .noDeadlock, subject: "DispatchQueue", detail: "main waits for main"))
      return nil
    }
    switch runtime.syncFromAnywhere({ Result { try work() } }) {
    case .success(let value): return value
    case .failure(let error): return try rethrow(error)
    case nil: return nil
    }
  }
}

extension HeadlessRuntime {
  /// ``sync(_:_:)`` with main, for threads of the system too: those must not drive an engine, so they just wait.
  func syncFromAnywhere<Value>(_ work: () -> Value) -> Value? {
    if Self.isOnOwnThread { return sync(.main, work) }
    return withoutActuallyEscaping(work) { work in
      let handed = HandedWork(work)
      let done = DispatchSemaphore(value: 0)
      async(.main) {
        handed.perform()
        done.signal()
      }
      done.wait()
      return handed.result
    }
  }
}

/// Work that main does while another thread waits. It lets go of the work before it tells: the job that held it may end later than the wait,
/// behind which nobody may hold it any more.
private final class HandedWork<Value>: @unchecked Sendable {
  private var work: (() -> Value)?
  private(set) var result: Value?

  init(_ work: @escaping () -> Value) { self.work = work }

  func perform() {
    result = work?()
    work = nil
  }
}
