import Foundation

/// Drawing that was begun in one turn of the main loop, and whose results appear together.
///
/// The work starts at once, on whatever lane it is given. When the turn has ended and all of it is done, every result is delivered in one
/// job of main, in the order in which the work was begun. Nothing is seen half drawn.
package final class DisplayTransaction: @unchecked Sendable {
  private struct Operation {
    let deliver: () -> Void
  }

  private let runtime: HeadlessRuntime
  private let lock = NSLock()
  private var operations: [Operation] = []
  /// Work that is not done, and the turn itself.
  private var remaining = 1

  init(of runtime: HeadlessRuntime) { self.runtime = runtime }

  /// Does `work` on a lane.
  ///
  /// - Parameter deliver: called on main with what the work returned.
  package func add<Result>(_ lane: Lane, _ work: @escaping () -> Result, deliver: @escaping (Result) -> Void) {
    let result = Delivery<Result>()
    lock.withLock {
      operations.append(Operation { if let value = result.value { deliver(value) } })
      remaining += 1
    }
    runtime.async(lane) { [self] in
      let value = work()
      lock.withLock { result.value = value }
      finishOne()
    }
  }

  /// One part is done; with the last one, the results go to main.
  func finishOne() {
    let isLast = lock.withLock {
      remaining -= 1
      return remaining == 0
    }
    if isLast { runtime.async(.main) { [self] in deliverAll() } }
  }

  private func deliverAll() {
    let all = lock.withLock {
      defer { operations = [] }
      return operations
    }
    for operation in all { operation.deliver() }
  }
}

/// What work returned, on its way to main. Guarded by the transaction's lock, and read only after all work is done.
private final class Delivery<Result>: @unchecked Sendable {
  var value: Result?
}

extension HeadlessRuntime {
  /// The transaction of the turn that main is in; its turn ends with the main jobs that are queued now.
  package func displayTransaction() -> DisplayTransaction {
    if let openTransaction { return openTransaction }
    let new = DisplayTransaction(of: self)
    openTransaction = new
    async(.main) { [self] in
      openTransaction = nil
      new.finishOne()
    }
    return new
  }
}
