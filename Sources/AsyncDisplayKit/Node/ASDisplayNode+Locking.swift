import Foundation
import HeadlessUIKit

/// A node is a lock for the state that its subclass keeps. Who holds it may take it again. The framework's own properties are behind another
/// one, so that nothing of the framework waits for this.
extension ASDisplayNode: NSLocking {
  /// Waits until nobody else holds the lock. A wait in a circle is reported, and the lock is not taken then.
  public func lock() {
    do {
      try clientLock.lock(on: runtime.scheduler, "the lock of \(type(of: self))")
    } catch {
      runtime.report(ASRuleViolation(rule: .noDeadlock, subject: "Scheduler", detail: "\(error)"))
    }
  }

  /// Gives the lock back, as often as it was taken. Does nothing on a thread that does not hold it.
  public func unlock() {
    if clientLock.isHeldHere { clientLock.unlock(on: runtime.scheduler) }
  }

  /// Made for the first who asks; few nodes have one.
  private var clientLock: OwnedLock {
    state.with { state in
      if let made = state.clientLock { return made }
      let made = OwnedLock()
      state.clientLock = made
      return made
    }
  }
}
