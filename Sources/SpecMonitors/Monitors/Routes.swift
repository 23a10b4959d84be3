import CallTrace

/// Which monitors an event concerns, found by its call and phase: most events concern few or none.
struct Routes: Sendable {
  /// One way from an event to a monitor.
  struct Route: Sendable {
    var monitor: Int
    /// The role of the event in that monitor.
    var role: UInt8
    /// The event counts for its own instance, and there is nothing to compare.
    var isPlain: Bool
    /// Index into ``patterns``.
    var pattern: Int
  }

  private(set) var patterns: [CompiledPattern] = []
  /// Who observes an event, by call and phase.
  private(set) var heard = RouteTable()
  /// For whom an event opens a scope, by call and phase.
  private(set) var opening = RouteTable()
  /// Who is told that an event has closed a scope, by call and phase.
  private(set) var closing = RouteTable()
  /// By call: its event is the last one of an instance.
  private let isFinal: [Bool]

  init(_ monitors: [any PropertyMonitor], names: TraceNames) {
    isFinal = names.calls.map { $0.name == "deinit" }
    var plan = Plan(slots: names.calls.count * Self.phases)
    for (index, monitor) in monitors.enumerated() { register(monitor, index, names, &plan) }
    heard = RouteTable(plan.heard)
    opening = RouteTable(plan.opening)
    closing = RouteTable(plan.closing)
  }

  /// The place of an event in the tables, nil for a call that the trace does not name.
  @inline(__always)
  func slot(of event: CallEvent) -> Int? {
    guard Int(event.call.index) < isFinal.count else { return nil }
    return Self.slot(event.call, event.phase)
  }

  @inline(__always)
  func endsLife(_ event: CallEvent) -> Bool {
    isFinal[Int(event.call.index)] && (event.phase == .event || event.phase == .exit)
  }

  func closing(of frame: CallStacks.Frame) -> Range<Int> {
    closing.range(Self.slot(frame.call, frame.isSuper ? .superExit : .exit))
  }

  /// One more than the greatest raw value of a phase.
  private static var phases: Int { 5 }

  @inline(__always)
  private static func slot(_ call: CallID, _ phase: CallEvent.Phase) -> Int {
    Int(call.index) * phases + Int(phase.rawValue)
  }

  private struct Plan {
    var heard: [[Route]]
    var opening: [[Route]]
    var closing: [[Route]]
    init(slots: Int) {
      heard = Array(repeating: [], count: slots)
      opening = heard
      closing = heard
    }
  }

  private mutating func register(_ monitor: some PropertyMonitor, _ index: Int, _ names: TraceNames, _ plan: inout Plan)
  {
    for interest in monitor.interests {
      let pattern = CompiledPattern(interest.pattern, names: names)
      let route = Route(monitor: index, role: interest.role.rawValue, isPlain: pattern.isPlain, pattern: patterns.count)
      for call in pattern.calls { plan.heard[Self.slot(call, pattern.phase)].append(route) }
      patterns.append(pattern)
    }
    guard let scope = monitor.scope.map({ CompiledPattern($0, names: names) }) else { return }
    let route = Route(monitor: index, role: 0, isPlain: scope.isPlain, pattern: patterns.count)
    let isSuper = scope.phase == .super
    for call in scope.calls {
      plan.opening[Self.slot(call, isSuper ? .super : .enter)].append(route)
      plan.closing[Self.slot(call, isSuper ? .superExit : .exit)].append(route)
    }
    patterns.append(scope)
  }
}

/// Routes by slot, in one piece of memory.
struct RouteTable: Sendable {
  private var starts: [Int] = [0]
  private var routes: [Routes.Route] = []

  init() {}

  init(_ bySlot: [[Routes.Route]]) {
    for slot in bySlot {
      routes += slot
      starts.append(routes.count)
    }
  }

  @inline(__always)
  func range(_ slot: Int) -> Range<Int> { starts[slot]..<starts[slot + 1] }

  @inline(__always)
  subscript(position: Int) -> Routes.Route { routes[position] }
}
