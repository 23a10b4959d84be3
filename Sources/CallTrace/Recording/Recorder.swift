import CCallRecord
import Synchronization

/// Keeps the call events of one run. Any thread may record, several recorders may exist side by side, and one thread may serve
/// several of them.
///
/// Recording an event takes no lock and reads no clock: it counts one shared relaxed atomic and writes 32 bytes to memory that
/// only this thread writes (8–10 ns, against 55 for an array behind a mutex). Names are interned beforehand.
public final class Recorder: Sendable {
  @usableFromInline nonisolated(unsafe) let log: UnsafeMutablePointer<call_record_log>
  private let names: Mutex<TraceNames>

  /// - Parameters:
  ///   - names: A table to start from, so that runs that use the same names need not intern them again.
  ///   - limit: The most events to keep, which bounds the memory of a run that does not end. What comes after them is dropped
  ///     and named in ``Trace/gaps``.
  public init(names: TraceNames = TraceNames(), limit: Int = .max) {
    guard let log = call_record_create(UInt64(clamping: limit)) else { preconditionFailure("out of memory") }
    self.log = log
    self.names = Mutex(names)
  }

  deinit { call_record_destroy(log) }

  /// Records one event, after everything that happened before this call.
  ///
  /// `thread` and `role` are the caller's own notion of threads, not the operating system's.
  @inlinable
  public func emit(
    call: CallID, phase: CallEvent.Phase, instance: UInt32, relatesTo: UInt32 = 0, type: TypeID,
    attributes: AttributesID = .none, thread: UInt16, role: RoleID
  ) {
    call_record_emit(
      log, call.index, phase.rawValue, instance, relatesTo, type.index, attributes.index, thread, role.index)
  }

  public func intern(call: CallName) -> CallID { names.withLock { $0.intern(call: call) } }

  public func intern(type: String) -> TypeID { names.withLock { $0.intern(type: type) } }

  public func intern(role: String) -> RoleID { names.withLock { $0.intern(role: role) } }

  public func intern(attributes: [String: AttributeValue]) -> AttributesID {
    names.withLock { $0.intern(attributes: attributes) }
  }

  /// What has been recorded so far, in the order of `seq`.
  ///
  /// Normally called when all recording threads are done. It may also be called while they record, or hang: an event that a
  /// thread is just writing is then missing and named in ``Trace/gaps``.
  public func finish(source: String, isComplete: Bool = true, isMisuse: Bool = false) -> Trace {
    // In this order: every seq counted here that is not among the events was lost or is still being written.
    let last = call_record_last(log)
    let events = eventsInOrder()
    return Trace(
      source: source, names: names.withLock { $0 }, events: events, isComplete: isComplete,
      gaps: Trace.gaps(in: events, through: max(last, events.last?.seq ?? 0)), isMisuse: isMisuse)
  }

  private func eventsInOrder() -> [CallEvent] {
    let runs = recordedRuns()
    let total = runs.reduce(0) { $0 + $1.count }
    // A run is in order, so its last event has its highest seq. Seqs are unique and start at 1.
    let isDense = total > 0 && runs.map { $0[$0.count - 1].seq }.max() == UInt64(total)
    if isDense { return placed(runs, total: total) }
    return runs.flatMap { Array($0) }.sorted { $0.seq < $1.seq }
  }

  /// Each event goes straight to the place its seq says: no comparisons, which is what a million events need.
  private func placed(_ runs: [UnsafeBufferPointer<CallEvent>], total: Int) -> [CallEvent] {
    [CallEvent](unsafeUninitializedCapacity: total) { events, count in
      for run in runs {
        for event in run { events.initializeElement(at: Int(event.seq - 1), to: event) }
      }
      count = total
    }
  }

  /// The events of every chunk. The counts are read once: what a thread adds meanwhile is not looked at.
  private func recordedRuns() -> [UnsafeBufferPointer<CallEvent>] {
    var runs: [UnsafeBufferPointer<CallEvent>] = []
    var chunk = call_record_newest(log)
    while let current = chunk {
      let count = Int(call_record_count(current))
      // The C record has CallEvent's layout, which a test holds.
      let events = UnsafeRawPointer(call_record_events(current)).assumingMemoryBound(to: CallEvent.self)
      if count > 0 { runs.append(UnsafeBufferPointer(start: events, count: count)) }
      chunk = call_record_older(current)
    }
    return runs
  }
}
