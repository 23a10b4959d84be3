import CallTrace

/// All monitors at work on one trace: hands every event to those whom it concerns, keeps the open calls, ends lives.
struct Session: Sendable {
  private var monitors: [any PropertyMonitor]
  private let routes: Routes
  private var stacks = CallStacks()
  private var instances: InstanceTypes
  private var gaps = GapMemory()

  init(_ properties: [Property], names: TraceNames) {
    monitors = properties.map { $0.monitor(names: names) }
    routes = Routes(monitors, names: names)
    instances = InstanceTypes(isAsked: routes.patterns.contains(where: \.needsRelatedTypes))
  }

  /// Slices and scopes that all monitors hold together.
  var liveSlices: Int { monitors.reduce(0) { $0 + $1.liveSlices } }

  mutating func observe(_ event: CallEvent, at index: EventIndex) {
    instances.note(event)
    guard let slot = routes.slot(of: event) else { return }
    for position in routes.heard.range(slot) { tell(routes.heard[position], event, index) }
    switch event.phase {
    case .enter, .super: openScopes(slot, event, index)
    case .exit, .superExit: closeScopes(slot, event, index)
    case .event: break
    }
    if routes.endsLife(event) { endLife(event, index) }
  }

  /// Events are missing before the one at `index`: none of the open calls is known to be open any more.
  mutating func noteGap(before index: EventIndex) {
    gaps.noteGap(before: index)
    for frame in stacks.abandonAll() { close(frame, .abandoned) }
  }

  mutating func end(isComplete: Bool, at index: EventIndex) {
    let end = TraceEnd(isComplete: isComplete, index: index, gaps: gaps)
    for position in monitors.indices { monitors[position].end(end) }
  }

  func findings(in trace: Trace) -> [Finding] {
    let wording = Wording(trace: trace)
    return monitors.map { $0.finding(in: wording) }
  }

  @inline(__always)
  private mutating func tell(_ route: Routes.Route, _ event: CallEvent, _ index: EventIndex) {
    guard let slice = slice(route, event) else { return }
    monitors[route.monitor].observe(moment(event, index, slice), asRole: route.role)
  }

  @inline(__always)
  private func slice(_ route: Routes.Route, _ event: CallEvent) -> Slice? {
    route.isPlain ? event.instance : routes.patterns[route.pattern].slice(of: event, instances)
  }

  private func moment(_ event: CallEvent, _ index: EventIndex, _ slice: Slice) -> Moment {
    Moment(event: event, index: index, slice: slice, gaps: gaps)
  }

  /// Whatever the patterns say, a call that may be a scope is kept: its exit must not end the same call further out.
  private mutating func openScopes(_ slot: Int, _ event: CallEvent, _ index: EventIndex) {
    let range = routes.opening.range(slot)
    guard !range.isEmpty else { return }
    stacks.push(event, at: index)
    for position in range {
      let route = routes.opening[position]
      guard let slice = slice(route, event) else { continue }
      monitors[route.monitor].open(moment(event, index, slice))
    }
  }

  private mutating func closeScopes(_ slot: Int, _ event: CallEvent, _ index: EventIndex) {
    guard !routes.closing.range(slot).isEmpty, let ended = stacks.frame(endedBy: event) else { return }
    while let frame = stacks.pop(thread: event.thread) {
      guard frame != ended else { return close(frame, .exit(index)) }
      close(frame, .abandoned)
    }
  }

  private mutating func close(_ frame: CallStacks.Frame, _ ending: ScopeEnding) {
    for position in routes.closing(of: frame) {
      monitors[routes.closing[position].monitor].close(frame.opening, ending)
    }
  }

  private mutating func endLife(_ event: CallEvent, _ index: EventIndex) {
    guard event.instance != 0 else { return }
    instances.forget(event.instance)
    let last = moment(event, index, event.instance)
    for position in monitors.indices { monitors[position].endLife(last) }
  }
}
