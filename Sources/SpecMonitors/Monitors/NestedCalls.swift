import CallTrace

/// The calls that are open on each thread among those whose bodies are code of their own.
///
/// What happens inside such a call, nested in a scope, is done by that call and not by the scope: a view made by `didLoad`, which
/// something has run inside `init`, is not a view made by the initialiser.
struct NestedCalls: Sendable {
  private var stacks = CallStacks()
  private var innermost: [UInt16: [EventIndex]] = [:]

  init() {}

  mutating func enter(_ moment: Moment) {
    stacks.push(moment.event, at: moment.index)
    innermost[moment.event.thread, default: []].append(moment.index)
  }

  mutating func exit(_ moment: Moment) {
    guard let ended = stacks.frame(endedBy: moment.event) else { return }
    while let frame = stacks.pop(thread: moment.event.thread) {
      innermost[moment.event.thread]?.removeLast()
      if frame == ended { return }
    }
  }

  /// Whether a call lies between the scope that the event at `opening` has opened and this moment.
  func cover(_ moment: Moment, since opening: EventIndex) -> Bool {
    guard let last = innermost[moment.event.thread]?.last else { return false }
    return last > opening
  }
}

extension EventPattern? {
  /// The interests of a monitor that keeps ``NestedCalls`` of this pattern.
  func interests<Role>(enter: Role, exit: Role) -> [Interest<Role>] {
    guard let pattern = self else { return [] }
    return [Interest(pattern.inPhase(.enter), enter), Interest(pattern.inPhase(.exit), exit)]
  }
}

extension EventPattern {
  fileprivate func inPhase(_ phase: CallEvent.Phase) -> EventPattern {
    var pattern = self
    pattern.phase = phase
    return pattern
  }
}
