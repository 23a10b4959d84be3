/// Who waits for whom at one moment, as a value. The engines beside it fill it in and act on what it finds.
///
/// A thread goes on if what it waits for can still happen: a queued job if any worker of its lane goes on, a running one if the thread
/// that runs it does, a lock if its holder does. Whoever is left over waits for ever.
package struct WaitGraph {
  /// What somebody waits for.
  package enum Goal: Equatable {
    /// The end of jobs of a lane: those that run, by who runs them, and whether some have not started.
    case jobs(on: Lane, runBy: [ThreadState] = [], areQueued: Bool = true)
    /// A lock, by what it guards, and who holds it; nil once it has been let go.
    case lock(String, heldBy: ThreadState?)
    /// A signal, which anybody may give.
    case signal
  }

  package struct Wait: Equatable {
    package let waiter: ThreadState
    package let goal: Goal

    package init(waiter: ThreadState, goal: Goal) {
      self.waiter = waiter
      self.goal = goal
    }

    /// Whether it can be ended with nothing half done: nothing of what it waits for has begun.
    package var canBeRefused: Bool {
      switch goal {
      case .jobs(_, let runBy, _): runBy.isEmpty
      case .lock, .signal: true
      }
    }
  }

  /// The oldest first; at most one of each thread.
  package var waits: [Wait]
  /// Who takes the jobs of a lane. Main is absent while no main loop runs.
  package var workers: [Lane: [ThreadState]]

  package init(waits: [Wait], workers: [Lane: [ThreadState]]) {
    self.waits = waits
    self.workers = workers
  }

  /// The waits of one circle, each of which waits for the next one and the last for the first; empty if everybody goes on.
  ///
  /// The first is the one to be refused: a wait for main if there is one, because that is the mistake that authors make; failing that
  /// the youngest for jobs, and only then one for a lock.
  package func circle() -> [Wait] {
    let stuck = stuckThreads()
    guard let start = waits.last(where: { stuck.contains($0.waiter) }) else { return [] }
    var path = [start]
    while let next = next(after: path[path.count - 1], among: stuck) {
      if let position = path.firstIndex(of: next) { return rotated(Array(path[position...])) }
      path.append(next)
    }
    return path.reversed()
  }

  /// Those who wait for something that cannot happen any more.
  private func stuckThreads() -> Set<ThreadState> {
    var stuck = Set(waits.map(\.waiter))
    while let free = waits.first(where: { stuck.contains($0.waiter) && canHappen($0.goal, without: stuck) }) {
      stuck.remove(free.waiter)
    }
    return stuck
  }

  private func canHappen(_ goal: Goal, without stuck: Set<ThreadState>) -> Bool {
    switch goal {
    case .jobs(let lane, let runBy, let areQueued):
      let canStart = (workers[lane] ?? []).contains { !stuck.contains($0) }
      return runBy.allSatisfy { !stuck.contains($0) } && (!areQueued || canStart)
    case .lock(_, let holder):
      return holder.map { !stuck.contains($0) } ?? true
    case .signal: return true
    }
  }

  /// The wait that keeps another from ending; nil if nobody does, because the lane has no worker at all.
  private func next(after wait: Wait, among stuck: Set<ThreadState>) -> Wait? {
    let culprit: ThreadState?
    switch wait.goal {
    case .jobs(let lane, let runBy, _):
      culprit = runBy.first(where: stuck.contains) ?? (workers[lane] ?? []).first(where: stuck.contains)
    case .lock(_, let holder): culprit = holder
    case .signal: culprit = nil
    }
    return waits.first { $0.waiter == culprit }
  }

  private func rotated(_ circle: [Wait]) -> [Wait] {
    let first = circle.indices.min { rank(circle[$0]) < rank(circle[$1]) } ?? 0
    return Array(circle[first...] + circle[..<first])
  }

  /// The lower, the sooner it is refused.
  private func rank(_ wait: Wait) -> (Int, Int) {
    let age = -(waits.firstIndex(of: wait) ?? 0)
    guard wait.canBeRefused else { return (3, age) }
    switch wait.goal {
    case .jobs(on: .main, _, _): return (0, age)
    case .jobs: return (1, age)
    case .lock, .signal: return (2, age)
    }
  }

  /// What to tell whoever is refused.
  package func deadlock(of circle: [Wait]) -> SchedulerDeadlock {
    let ends = circle.first.map { wait in
      if case .jobs(on: .main, _, _) = wait.goal, workers[.main, default: []].isEmpty { return ["no main loop runs"] }
      return []
    }
    return SchedulerDeadlock(waits: circle.map(\.description) + (ends ?? []))
  }
}

extension WaitGraph.Wait: CustomStringConvertible {
  /// `layout 2 waits for main`, or `layout 2 waits for PhotoNode, which layout 3 measures`.
  package var description: String {
    switch goal {
    case .jobs(let lane, _, _): "\(waiter) waits for \(lane)"
    case .lock(let what, let holder): "\(waiter) waits for \(what)\(holder.map { ", which \($0) holds" } ?? "")"
    case .signal: "\(waiter) waits for a signal"
    }
  }
}
