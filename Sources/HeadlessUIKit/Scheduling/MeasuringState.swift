import CThreadState

/// What the calling thread measures for at this moment.
///
/// Every layout that is made asks, so that the answer has to cost next to nothing: a task-local value costs ten times as much.
package enum MeasuringState {
  /// Whatever ``perform(_:_:)`` was given last and has not returned from; it stays with the caller there.
  package static var current: UnsafeRawPointer? { thread_state_here().pointee.measuring }

  /// Runs `work` with `state` as the current one.
  package static func perform<State, Result>(_ state: State, _ work: () throws -> Result) rethrows -> Result {
    let here = thread_state_here()
    let outer = here.pointee.measuring
    return try withUnsafePointer(to: state) { state in
      here.pointee.measuring = UnsafeRawPointer(state)
      defer { here.pointee.measuring = outer }
      return try work()
    }
  }
}
