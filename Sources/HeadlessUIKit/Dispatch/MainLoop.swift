import Foundation

/// The main loop as code with `async` sees it. Swift's own main actor knows nothing of a loop that is main by its role, so what is meant for
/// that actor is a job of this loop: `PortableSource` has sources say so.
public enum MainLoop {
  /// Has tasks, and whatever they wait for that no actor owns, run as jobs of the main loop of the runtime of the caller:
  /// `Task(onMainLoop:)` makes one.
  public static var executor: any TaskExecutor { LaneExecutor(.main, of: .ofQueues) }

  /// Does `body` on main, at once if main is where the caller is. As in the actor's own, `self` need not be written in it.
  public static func run<Value: Sendable>(
    resultType: Value.Type = Value.self, @_implicitSelfCapture _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    if ThreadState.isMain { return try body() }
    let runtime = HeadlessRuntime.ofQueues
    return try await withUnsafeThrowingContinuation { waiting in
      runtime.async(.main) { waiting.resume(with: Result { try body() }) }
    }
  }

  /// The same for what cannot fail.
  public static func run<Value: Sendable>(
    resultType: Value.Type = Value.self, @_implicitSelfCapture _ body: @escaping @Sendable () -> Value
  ) async -> Value {
    if ThreadState.isMain { return body() }
    let runtime = HeadlessRuntime.ofQueues
    return await withUnsafeContinuation { waiting in runtime.async(.main) { waiting.resume(returning: body()) } }
  }

  /// Does `body` where the caller is. What only main may do is refused anywhere else, here as everywhere.
  public static func assumeIsolated<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }

  /// Waits on the runtime's own clock, so that nobody ever waits. A task that is cancelled is woken.
  /// - Throws: `CancellationError` in a task that was cancelled.
  public static func sleep(for duration: Duration) async throws {
    let runtime = HeadlessRuntime.ofQueues
    let nap = Nap()
    await withTaskCancellationHandler {
      await withUnsafeContinuation { waiting in
        nap.begin(waiting)
        runtime.async(.main, after: duration / .seconds(1)) { nap.end() }
      }
    } onCancel: {
      runtime.async(.main) { nap.end() }
    }
    try Task.checkCancellation()
  }

  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }
}

/// A task of the main loop, with what is known of one as of any other: `self` need not be written in it, and it may be forgotten.
extension Task where Failure == Never {
  @discardableResult
  public init(
    onMainLoop priority: TaskPriority?, @_implicitSelfCapture operation: sending @escaping () async -> Success
  ) { self.init(executorPreference: MainLoop.executor, priority: priority, operation: operation) }
}

extension Task where Failure == any Error {
  @discardableResult
  public init(
    onMainLoop priority: TaskPriority?, @_implicitSelfCapture operation: sending @escaping () async throws -> Success
  ) { self.init(executorPreference: MainLoop.executor, priority: priority, operation: operation) }
}

/// Somebody who waits until the first of those who may wake them does. On any thread.
private final class Nap: @unchecked Sendable {
  private enum State {
    case awake
    case asleep(UnsafeContinuation<Void, Never>)
    case over
  }

  private let lock = NSLock()
  private var state = State.awake

  func begin(_ waiting: UnsafeContinuation<Void, Never>) {
    let isOver = lock.withLock {
      if case .over = state { return true }
      state = .asleep(waiting)
      return false
    }
    if isOver { waiting.resume() }
  }

  func end() {
    let old = lock.withLock {
      defer { state = .over }
      return state
    }
    if case .asleep(let waiting) = old { waiting.resume() }
  }
}

extension Thread {
  /// Whether the caller is on the thread that is main by its role: which of the system's threads plays it is up to the engine. What
  /// `isMainThread` is to sources that `PortableSource` has read.
  public static var isOfMainLoop: Bool { ThreadState.isMain }
  /// The same, of the thread that asks.
  public var isOfMainLoop: Bool { ThreadState.isMain }
}

/// What `dispatchPrecondition(condition:)` is to sources that `PortableSource` has read: the main queue is the main loop, and what is on another
/// queue is not on main. Which other queue it is, is not known.
public func mainLoopPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  switch condition() {
  case .onQueue(let queue), .onQueueAsBarrier(let queue):
    precondition(ThreadState.isMain == queue.isMain, "not on queue \(queue.label)")
  case .notOnQueue(let queue):
    precondition(!queue.isMain || !ThreadState.isMain, "on queue \(queue.label)")
  @unknown default: break
  }
}
