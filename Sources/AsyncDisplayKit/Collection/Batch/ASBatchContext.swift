import Foundation

/// One fetching of more content. Whoever was asked to fetch says through it when that is done; any thread.
public final class ASBatchContext: Sendable {
  private enum State: Sendable {
    case idle
    case fetching
    case cancelled
    case completed
  }

  private let state = Guarded(State.idle)
  /// Nobody wanted to be asked.
  private let isDeclined = Guarded(false)
  private let didComplete = Guarded<(() -> Void)?>(nil)

  public init() {}

  /// Whether a batch is under way.
  public func isFetching() -> Bool { state.with { $0 == .fetching } }

  /// Whether the batch under way was called off; whoever fetches should stop.
  public func batchFetchingWasCancelled() -> Bool { state.with { $0 == .cancelled } }

  /// The batch has been fetched, and the container may ask for the next one.
  ///
  /// - Parameter didComplete: false says that it has not; nothing changes then.
  public func completeBatchFetching(_ didComplete: Bool) {
    if didComplete { complete() }
  }

  private func complete() {
    state.with { $0 = .completed }
    didComplete[\.self]?()
  }

  /// - Parameter body: run on the thread that completes a batch.
  func onCompletion(_ body: @escaping () -> Void) { didComplete.with { $0 = body } }

  /// A batch is asked for.
  public func beginBatchFetching() { state.with { $0 = .fetching } }

  /// Calls the batch off.
  public func cancelBatchFetching() { state.with { $0 = .cancelled } }

  /// For a delegate without the method that fetches: it is not asked again.
  func decline() {
    isDeclined.with { $0 = true }
    complete()
  }

  var wasDeclined: Bool { isDeclined.with { $0 } }
}

/// May overrule the decision to fetch while the content moves fast.
public protocol ASBatchFetchingDelegate: AnyObject {
  /// - Parameters:
  ///   - remainingTime: until the end of the content is reached at the present speed, in seconds.
  ///   - hint: what would be decided otherwise.
  func shouldFetchBatch(withRemainingTime remainingTime: TimeInterval, hint: Bool) -> Bool
}
