/// Jobs in order. Taking the first one costs the same however many there are.
struct JobQueue: RandomAccessCollection {
  /// The jobs, and before them some that were taken.
  private var slots: [QueuedJob] = []
  private var head = 0
  /// Stands where a job was taken, so that what the job holds is freed.
  private static let taken = QueuedJob(number: 0, generation: 0, work: JobWork {})

  var startIndex: Int { 0 }
  var endIndex: Int { slots.count - head }

  subscript(position: Int) -> QueuedJob { slots[head + position] }

  mutating func append(_ job: QueuedJob) { slots.append(job) }

  mutating func remove(at position: Int) -> QueuedJob {
    if position > 0 { return slots.remove(at: head + position) }
    defer {
      slots[head] = Self.taken
      head += 1
      dropTaken()
    }
    return slots[head]
  }

  mutating func removeAll(where isGone: (QueuedJob) -> Bool) {
    slots = filter { !isGone($0) }
    head = 0
  }

  /// Moves what is left to the front as soon as that is less than what was taken.
  private mutating func dropTaken() {
    guard head > slots.count / 2 else { return }
    slots.removeFirst(head)
    head = 0
  }
}
