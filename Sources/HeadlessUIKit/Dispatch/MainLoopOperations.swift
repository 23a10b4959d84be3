import Foundation

/// What `OperationQueue.main` is to sources that `PortableSource` has read: its operations are jobs of the main loop.
private final class MainLoopOperations: OperationQueue, @unchecked Sendable {
  override func addOperation(_ block: @escaping @Sendable () -> Void) { HeadlessRuntime.ofQueues.async(.main, block) }

  override func addOperation(_ operation: Operation) { addWhenReady(operation, of: .ofQueues) }

  override func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    for operation in operations { addOperation(operation) }
    if wait, !ThreadState.isMain { for operation in operations { operation.waitUntilFinished() } }
  }

  override func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) { addOperation(barrier) }

  /// One that waits for others is looked after again a moment later, by the runtime's clock.
  private func addWhenReady(_ operation: Operation, of runtime: HeadlessRuntime) {
    runtime.async(.main) {
      if operation.isReady || operation.isCancelled { return operation.start() }
      runtime.async(.main, after: 0.01) { self.addWhenReady(operation, of: runtime) }
    }
  }
}

extension OperationQueue {
  public static let ofMainLoop: OperationQueue = MainLoopOperations()

  /// A queue with threads of the system, whose operations a turn waits for. What `OperationQueue()` is to sources that `PortableSource`
  /// has read.
  public static func awaited() -> OperationQueue {
    let queue = OperationQueue()
    // A queue never ends, but it goes quiet.
    HeadlessRuntime.ofQueues.outside.watch { [weak queue] in queue.map { $0.operationCount > 0 } }
    return queue
  }

  /// Whether its operations are the main loop's.
  package var isMainLoop: Bool { self === OperationQueue.main || self is MainLoopOperations }
}

extension RunLoop {
  /// What `perform(_:)` is to sources that `PortableSource` has read.
  public func performOnMain(_ block: @escaping () -> Void) { HeadlessRuntime.ofQueues.async(.main, block) }

  public func performOnMain(inModes modes: [RunLoop.Mode], block: @escaping () -> Void) { performOnMain(block) }
}

extension NotificationCenter {
  /// What `addObserver(forName:object:queue:using:)` is to sources that `PortableSource` has read: with the main queue, whoever posts waits for
  /// the main loop, and on main for nobody.
  public func addLoopObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    // Whoever posts from a thread of the system has to see to what the block touches, as ever.
    nonisolated(unsafe) let block = block
    guard let queue, queue.isMainLoop else {
      return addObserver(forName: name, object: object, queue: queue) { block($0) }
    }
    return addObserver(forName: name, object: object, queue: nil) { note in
      nonisolated(unsafe) let note = note
      if ThreadState.isMain { block(note) } else { DispatchQueue.main.syncOnMainLoop { block(note) } }
    }
  }
}
