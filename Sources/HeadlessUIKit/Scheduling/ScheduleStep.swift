/// Somebody who waits on a stack of the deterministic scheduler, with whatever it waits for on top.
final class WaitingFrame {
  /// Nil for main that waits until nothing is left to run.
  let wait: PendingWait?
  let strand: Strand
  /// Nothing is left to run.
  private(set) var isReleased = false

  init(wait: PendingWait?, strand: Strand) {
    self.wait = wait
    self.strand = strand
  }

  func isOver(in queues: LaneQueues) -> Bool { wait.map { $0.edge(in: queues) == nil } ?? isReleased }

  /// Whether a job may run on top: the frame could not go on before it has ended anyway. What belongs to nobody may wait for ever, so main
  /// goes on without it.
  func needs(_ job: QueuedJob, of lane: Lane) -> Bool {
    guard let wait else { return lane != .background }
    guard case .jobs(let jobs, _) = wait.target else { return false }
    return jobs.contains(job.number)
  }

  /// Lets the frame go on though nothing has come of what it waits for.
  func release() {
    isReleased = true
    guard let wait, wait.deadlock == nil else { return }
    wait.deadlock = .nothingLeft(for: wait.waiter)
  }
}

/// What the deterministic scheduler can do next.
enum ScheduleStep {
  /// Starts the job at this place of a lane's queue.
  case start(Int, Lane)
  /// Lets somebody go on whose wait is over.
  case goOn(WaitingFrame)

  /// Everything that is possible now.
  ///
  /// - Parameter current: the frame on top of the stack that runs; nil if that has ended.
  static func possible(
    for current: WaitingFrame?, among frames: [WaitingFrame], in queues: LaneQueues
  ) -> [ScheduleStep] {
    let mainWaits = frames.contains { $0.wait?.waiter.role == .main }
    if let current, let wait = current.wait, mainWaits {
      let needed = starts(neededBy: wait, in: queues)
      if !needed.isEmpty { return needed }
    }
    let starts = Lane.allCases.flatMap { lane in
      (0..<min(queues.idleWorkers(of: lane), queues.queue(of: lane).count)).map { ScheduleStep.start($0, lane) }
    }
    let others = frames.onTop.filter { $0 !== current && $0.isOver(in: queues) }
    return starts + others.map(ScheduleStep.goOn)
  }

  /// The awaited jobs that can start. On a lane with several workers they may overtake others.
  private static func starts(neededBy wait: PendingWait, in queues: LaneQueues) -> [ScheduleStep] {
    guard case .jobs(let jobs, let lane) = wait.target else { return [] }
    let queue = queues.queue(of: lane)
    let isSerial = queues.workers(of: lane).count == 1
    let places = isSerial ? queue.indices.prefix(1) : queue.indices[...]
    let positions = places.lazy.filter { jobs.contains(queue[$0].number) }
    return positions.prefix(queues.idleWorkers(of: lane)).map { .start($0, lane) }
  }
}

extension [WaitingFrame] {
  /// The youngest frame of every strand.
  fileprivate var onTop: [WaitingFrame] {
    indices.filter { index in !self[(index + 1)...].contains { $0.strand === self[index].strand } }.map { self[$0] }
  }

  /// Nothing can run any more: whoever has waited for that last goes on, or, if nobody has, main that waits for a signal, or whoever waits
  /// last.
  func giveUp(in queues: LaneQueues) -> WaitingFrame {
    let top = onTop
    let frame =
      top.last { $0.wait == nil } ?? top.last { $0.wait?.isMainForSignal == true } ?? top[top.count - 1]
    frame.release()
    return frame
  }
}
