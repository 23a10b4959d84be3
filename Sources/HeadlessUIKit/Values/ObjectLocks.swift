import Foundation

// What Objective-C has of locks that belong to objects.
#if !canImport(ObjectiveC)
  /// Takes the lock of an object, which the same thread can take again.
  ///
  /// - Returns: 0: it is always got.
  @discardableResult
  public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.shared.borrow(of: object as AnyObject).lock()
    return 0
  }

  /// Gives it back once.
  ///
  /// - Returns: 0; -1 if nobody has it.
  @discardableResult
  public func objc_sync_exit(_ object: Any) -> Int32 {
    guard let lock = ObjectLocks.shared.giveBack(of: object as AnyObject) else { return -1 }
    lock.unlock()
    return 0
  }

  /// The locks that somebody has or waits for.
  private final class ObjectLocks: @unchecked Sendable {
    static let shared = ObjectLocks()

    private let lock = NSLock()
    private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, users: Int)] = [:]

    func borrow(of object: AnyObject) -> NSRecursiveLock {
      lock.withLock {
        let old = locks[ObjectIdentifier(object)] ?? (NSRecursiveLock(), 0)
        locks[ObjectIdentifier(object)] = (old.lock, old.users + 1)
        return old.lock
      }
    }

    func giveBack(of object: AnyObject) -> NSRecursiveLock? {
      lock.withLock {
        guard let old = locks[ObjectIdentifier(object)] else { return nil }
        locks[ObjectIdentifier(object)] = old.users > 1 ? (old.lock, old.users - 1) : nil
        return old.lock
      }
    }
  }
#endif
