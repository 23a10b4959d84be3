import HeadlessUIKit

/// Changes that somebody waits for. Whoever does not wait says what else is to be done then.
extension UpdatedContainerNode {
  /// - Returns: whether the changes are shown; false if they were refused.
  public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await performBatch(animated: true, updates: updates)
  }

  /// - Returns: whether the changes are shown; false if they were refused.
  public func performBatch(animated: Bool, updates: (() -> Void)?) async -> Bool {
    await withUnsafeContinuation { waiting in
      performBatch(animated: animated, updates: updates) { waiting.resume(returning: $0) }
    }
  }
}
