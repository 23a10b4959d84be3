import Dispatch
import Foundation

/// Waiting for the main queue is waiting for the main loop, which sees a wait that would never end. Other queues are the system's.
///
/// The first two are found before the system's methods because they ask for more: work that does not throw, or a result that is
/// `Sendable`. Nothing can be found before the system's method for work that neither throws nor returns anything: sources say
/// ``syncOnMainLoop(execute:)`` for that, and `PortableSource` has them say it.
extension DispatchQueue {
  public func sync<Result>(execute work: () -> Result) -> Result {
    isMain ? syncOnMainLoop(execute: work) : sync(flags: [], execute: work)
  }

  public func sync<Value: Sendable>(execute work: () throws -> Value) rethrows -> Value {
    try isMain ? syncOnMainLoop(execute: work) : sync(flags: [], execute: work)
  }

  /// Does `work` on main and waits for it.
  ///
  /// Where that would be a deadlock it is reported, and `work` is not done; one whose result is needed is done on the calling thread.
  public func syncOnMainLoop<Value>(execute work: () throws -> Value) rethrows -> Value {
    try result(of: work, rethrow: { throw $0 }) ?? (() as? Value) ?? work()
  }

  /// - Returns: nil in place of a deadlock.
  private func result<Value>(of work: () throws -> Value, rethrow: (any Error) throws -> Value) rethrows -> Value? {
    let runtime = HeadlessRuntime.current
    if ThreadState.isMain {
      runtime.report(ASRuleViolation(rule: .noDeadlock, subject: "DispatchQueue", detail: "main waits for main"))
      return nil
    }
    switch runtime.sync(.main, { Result { try work() } }) {
    case .success(let value): return value
    case .failure(let error): return try rethrow(error)
    case nil: return nil
    }
  }
}
