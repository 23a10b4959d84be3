/// A job that waits for its turn. The number tells it from all others of its scheduler.
struct QueuedJob: @unchecked Sendable {
  let number: UInt64
  /// How many jobs have each asked for the next one, up to this.
  let generation: Int
  let work: JobWork
}

/// What a job does, once. What it holds is let go as soon as it is done, and not later under the scheduler's lock: whoever dies of that
/// may queue jobs.
final class JobWork {
  private var body: (() -> Void)?

  init(_ body: @escaping () -> Void) { self.body = body }

  func run() {
    guard let body else { return }
    self.body = nil
    body()
  }
}

/// One of the threads that take jobs from a lane.
struct LaneWorker {
  let state: ThreadState
  var isBusy = false
  /// The job it runs; nil between jobs, and while main runs what is no job.
  var job: UInt64?
  /// That job's generation.
  var generation = 0
}

/// A job in the hands of a worker.
struct StartedJob {
  let job: QueuedJob
  let lane: Lane
  /// The worker's place in its lane.
  let worker: Int
  /// What the worker's thread is while it runs the job.
  let state: ThreadState
}

/// What is queued on each lane, and who can take it. A value without lock: the scheduler beside it has that.
struct LaneQueues {
  /// A turn of the main loop in which this many jobs have each asked for the next one does not end by itself.
  static let longestChain = 10_000

  private var queues: [JobQueue]
  private var workers: [[LaneWorker]]
  private var lastNumber: UInt64 = 0
  /// What came at the end of too long a chain and has to wait for the next turn.
  private var putOff: [(job: QueuedJob, lane: Lane)] = []

  /// Main is number 1, and the workers of the other lanes count on from there.
  init(layoutWorkers: Int, displayWorkers: Int) {
    let counts: [Lane: Int] = [.layout: max(1, layoutWorkers), .display: max(1, displayWorkers)]
    var number: UInt16 = 0
    queues = Array(repeating: JobQueue(), count: Lane.allCases.count + 1)
    workers = Array(repeating: [], count: Lane.allCases.count + 1)
    for lane in Lane.allCases {
      for _ in 0..<(counts[lane] ?? 1) {
        number += 1
        workers[Int(lane.rawValue)].append(LaneWorker(state: ThreadState(role: lane.role, number: number)))
      }
    }
  }

  /// Who runs a job now, or, of main, anything.
  var busyWorkers: [LaneWorker] { workers.flatMap { $0.filter(\.isBusy) } }
  /// Whether some idle worker could take a job now.
  var canStart: Bool { Lane.allCases.contains { hasJobs(on: $0) && idleWorkers(of: $0) > 0 } }

  func workers(of lane: Lane) -> [LaneWorker] { workers[Int(lane.rawValue)] }
  func queue(of lane: Lane) -> JobQueue { queues[Int(lane.rawValue)] }
  func hasJobs(on lane: Lane) -> Bool { !queues[Int(lane.rawValue)].isEmpty }
  func idleWorkers(of lane: Lane) -> Int { workers[Int(lane.rawValue)].count { !$0.isBusy } }

  /// The worker of this number; nil for a thread that is none.
  func worker(number: UInt16) -> LaneWorker? {
    for lane in workers { if let found = lane.first(where: { $0.state.number == number }) { return found } }
    return nil
  }

  /// What somebody waits for who waits for these jobs.
  func goal(of jobs: Set<UInt64>, on lane: Lane) -> WaitGraph.Goal {
    let running = workers(of: lane).filter { $0.job.map(jobs.contains) ?? false }
    return .jobs(
      on: lane, runBy: running.map(\.state), areQueued: queue(of: lane).contains { jobs.contains($0.number) })
  }

  // MARK: Queueing

  /// Queues a job, or puts it off where the chain of jobs that led to it has become too long.
  mutating func append(_ work: @escaping () -> Void, to lane: Lane, by caller: ThreadState) {
    let job = job(work, by: caller, isNext: true)
    if job.generation > Self.longestChain {
      putOff.append((job, lane))
    } else {
      queues[Int(lane.rawValue)].append(job)
    }
  }

  /// Queues a job that the caller waits for, and that is therefore never put off.
  ///
  /// - Returns: the job's number.
  mutating func appendAwaited(_ work: @escaping () -> Void, to lane: Lane, by caller: ThreadState) -> UInt64 {
    let job = job(work, by: caller, isNext: false)
    queues[Int(lane.rawValue)].append(job)
    return job.number
  }

  private mutating func job(_ work: @escaping () -> Void, by caller: ThreadState, isNext: Bool) -> QueuedJob {
    lastNumber += 1
    let generation = worker(number: caller.number)?.generation ?? 0
    return QueuedJob(number: lastNumber, generation: isNext ? generation + 1 : generation, work: JobWork(work))
  }

  /// A turn begins: what the one before has put off gets its chance.
  mutating func takeUpPutOffJobs() {
    for (job, lane) in putOff {
      queues[Int(lane.rawValue)].append(QueuedJob(number: job.number, generation: 0, work: job.work))
    }
    putOff = []
  }

  /// The lanes of the jobs that wait for the next turn.
  var lanesPutOff: [Lane] { putOff.map(\.lane) }

  /// Takes a job back that has not started.
  mutating func cancel(_ number: UInt64, on lane: Lane) {
    queues[Int(lane.rawValue)].removeAll { $0.number == number }
  }

  // MARK: Running

  /// The first worker of a lane who could take a job; nil if there is none.
  func idleWorker(of lane: Lane) -> Int? { workers[Int(lane.rawValue)].firstIndex { !$0.isBusy } }

  /// Gives a queued job to a worker of its lane.
  mutating func start(at position: Int, of lane: Lane, worker: Int) -> StartedJob {
    let job = queues[Int(lane.rawValue)].remove(at: position)
    workers[Int(lane.rawValue)][worker].isBusy = true
    workers[Int(lane.rawValue)][worker].job = job.number
    workers[Int(lane.rawValue)][worker].generation = job.generation
    let state = workers[Int(lane.rawValue)][worker].state
    return StartedJob(job: job, lane: lane, worker: worker, state: state)
  }

  /// A worker has ended its job.
  mutating func finish(_ started: StartedJob) {
    workers[Int(started.lane.rawValue)][started.worker] = LaneWorker(state: started.state)
  }

  /// Main is free for jobs, or occupied by what is none.
  ///
  /// - Returns: what was known of it before.
  @discardableResult mutating func setMain(busy: Bool) -> LaneWorker {
    let before = workers[Int(Lane.main.rawValue)][0]
    workers[Int(Lane.main.rawValue)][0] = LaneWorker(state: before.state, isBusy: busy)
    return before
  }

  /// Main is what it was before ``setMain(busy:)``.
  mutating func restoreMain(_ before: LaneWorker) { workers[Int(Lane.main.rawValue)][0] = before }
}
