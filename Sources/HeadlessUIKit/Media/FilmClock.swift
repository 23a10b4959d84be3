import Foundation

/// Somebody who wants to be told of the time of a film again and again.
final class FilmClock {
  /// Between two times, in seconds of the film.
  let interval: Double
  private let queue: DispatchQueue?
  private let tell: (CMTime) -> Void
  private var due = Double.infinity

  /// - Parameter queue: where it is told; at once if nil.
  init(interval: Double, queue: DispatchQueue? = nil, _ tell: @escaping (CMTime) -> Void) {
    // The runtime's clock goes by hundredths of a second.
    self.interval = interval.isFinite ? max(0.01, interval) : .infinity
    (self.queue, self.tell) = (queue, tell)
  }

  /// Counts from a time on.
  func start(at seconds: Double) { due = seconds + interval }

  func left(at seconds: Double) -> Double { max(0, due - seconds) }

  /// The film has come to a time, where it may have ended.
  func pass(_ seconds: Double, isLast: Bool = false) {
    guard isLast || seconds > due - 0.005 else { return }
    start(at: seconds)
    note(seconds)
  }

  func note(_ seconds: Double) {
    let time = CMTime(seconds: seconds, preferredTimescale: 600)
    guard let queue else { return tell(time) }
    nonisolated(unsafe) let tell = tell
    queue.async { tell(time) }
  }
}
