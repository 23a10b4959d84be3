import Foundation

#if !canImport(Combine)
  import OpenCombine

  /// Work that is done again and again on the runtime's own clock, until it is cancelled.
  final class RepeatedWork: Cancellable, @unchecked Sendable {
    /// Has something done in so many seconds.
    typealias Later = (_ seconds: TimeInterval, _ work: @escaping () -> Void) -> Void

    private let interval: TimeInterval
    private let later: Later
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Work that is repeated without a pause would let no turn end.
    private static let shortest: TimeInterval = 0.01

    /// - Parameter interval: in seconds; a hundredth of one at least.
    init(every interval: TimeInterval, _ action: @escaping () -> Void, later: @escaping Later) {
      (self.interval, self.action, self.later) = (max(interval, Self.shortest), action, later)
    }

    /// - Parameter seconds: the time until it is done first.
    func begin(after seconds: TimeInterval) { later(max(0, seconds)) { self.tick() } }

    private func tick() {
      guard let action = lock.withLock({ action }) else { return }
      later(interval) { self.tick() }
      action()
    }

    func cancel() { lock.withLock { action = nil } }
  }
#endif
