/// A job that waits for its turn. The number tells it from all others of its scheduler.
struct QueuedJob {
  let number: UInt64
  let work: () -> Void
}

/// One of the threads that take jobs from a lane.
struct LaneWorker {
  let state: ThreadState
  var isBusy = false
}

/// What is queued on each lane, and who can take it. A value without lock: the scheduler beside it has that.
struct LaneQueues {
  private var queues: [[QueuedJob]]
  private var workers: [[LaneWorker]]
  private var lastNumber: UInt64 = 0

  /// Main is number 1, and the workers of the other lanes count on from there.
  init(layoutWorkers: Int, displayWorkers: Int) {
    let counts: [Lane: Int] = [.layout: max(1, layoutWorkers), .display: max(1, displayWorkers)]
    var number: UInt16 = 0
    queues = Array(repeating: [], count: Lane.allCases.count + 1)
    workers = Array(repeating: [], count: Lane.allCases.count + 1)
    for lane in Lane.allCases {
      for _ in 0..<(counts[lane] ?? 1) {
        number += 1
        workers[Int(lane.rawValue)].append(LaneWorker(state: ThreadState(role: lane.role, number: number)))
      }
    }
  }

  var isEmpty: Bool { queues.allSatisfy { $0.isEmpty } }
  var isIdle: Bool { workers.allSatisfy { $0.allSatisfy { !$0.isBusy } } }

  func workers(of lane: Lane) -> [LaneWorker] { workers[Int(lane.rawValue)] }
  func queue(of lane: Lane) -> [QueuedJob] { queues[Int(lane.rawValue)] }
  func hasJobs(on lane: Lane) -> Bool { !queues[Int(lane.rawValue)].isEmpty }
  func idleWorkers(of lane: Lane) -> Int { workers[Int(lane.rawValue)].count { !$0.isBusy } }

  /// Whether some idle worker could take a job now.
  var canStart: Bool { Lane.allCases.contains { hasJobs(on: $0) && idleWorkers(of: $0) > 0 } }

  /// - Returns: the job's number.
  mutating func append(_ work: @escaping () -> Void, to lane: Lane) -> UInt64 {
    lastNumber += 1
    queues[Int(lane.rawValue)].append(QueuedJob(number: lastNumber, work: work))
    return lastNumber
  }

  mutating func remove(at position: Int, of lane: Lane) -> QueuedJob {
    queues[Int(lane.rawValue)].remove(at: position)
  }

  /// Takes a job back that has not started.
  mutating func cancel(_ number: UInt64, on lane: Lane) {
    queues[Int(lane.rawValue)].removeAll { $0.number == number }
  }

  /// The first idle worker of a lane, who is busy from now on.
  mutating func occupyWorker(of lane: Lane) -> Int? {
    guard let worker = workers[Int(lane.rawValue)].firstIndex(where: { !$0.isBusy }) else { return nil }
    workers[Int(lane.rawValue)][worker].isBusy = true
    return worker
  }

  mutating func set(busy: Bool, worker: Int, of lane: Lane) { workers[Int(lane.rawValue)][worker].isBusy = busy }
}
