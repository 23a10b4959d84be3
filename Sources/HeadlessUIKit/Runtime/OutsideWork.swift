import Foundation

/// What goes on outside of the runtime, on threads of the system, as far as the runtime knows of it: it began it, or it was told.
///
/// A turn waits for it, for a moment of real time at most, before its own clock goes on: so what comes of it comes at the same place in every
/// run, unless it takes longer.
final class OutsideWork: @unchecked Sendable {
  /// How long one turn waits for all of it, in seconds.
  static let patience: TimeInterval = 1

  private struct Watched {
    let goesOn: () -> Bool?
    var wentOn = true
  }

  private let condition = NSCondition()
  private var watched: [Watched] = []
  private var hasNews = false
  private var arrivals: [() -> Void] = []

  /// - Parameter goesOn: whether the work goes on; nil once it is over for good. Asked on any thread.
  func watch(_ goesOn: @escaping () -> Bool?) { condition.withLock { watched.append(Watched(goesOn: goesOn)) } }

  /// Keeps what a thread of the system hands over until somebody asks for news: in the midst of other jobs it would be a matter of chance
  /// where it comes.
  func bring(_ job: @escaping () -> Void) {
    condition.withLock {
      arrivals.append(job)
      condition.broadcast()
    }
  }

  /// Does what was brought.
  private func takeIn() {
    let jobs = condition.withLock {
      defer { arrivals = [] }
      return arrivals
    }
    for job in jobs { job() }
  }

  /// Waits until something was brought from outside, and takes it in, or until some work has ended.
  ///
  /// - Returns: whether there may be something to do; false if nothing goes on, or nothing has come of it by the deadline.
  func awaitNews(until deadline: Date) -> Bool {
    defer { takeIn() }
    return condition.withLock {
      while true {
        look()
        if hasNews || !arrivals.isEmpty {
          hasNews = false
          return true
        }
        guard watched.contains(where: \.wentOn), Date() < deadline else { return false }
        // Operation queues and tasks of sessions do not say when they end.
        _ = condition.wait(until: min(deadline, Date(timeIntervalSinceNow: 0.005)))
      }
    }
  }

  /// Asks everybody whether they go on. Who has stopped since the last time is news.
  private func look() {
    watched = watched.compactMap { one in
      let goesOn = one.goesOn()
      if one.wentOn, goesOn != true { hasNews = true }
      return goesOn.map { Watched(goesOn: one.goesOn, wentOn: $0) }
    }
  }
}

/// A piece of outside work that says itself when it ends. Ended once it is forgotten, too.
final class OutsideJob: @unchecked Sendable {
  private let lock = NSLock()
  private var isOver = false

  /// - Parameter runtime: whose turns wait for it.
  init(of runtime: HeadlessRuntime) { runtime.outside.watch { [weak self] in self?.goesOn } }

  func end() { lock.withLock { isOver = true } }

  private var goesOn: Bool? { lock.withLock { isOver ? nil : true } }
}
