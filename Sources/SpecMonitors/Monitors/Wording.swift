import CallTrace

/// Words for the events of one trace, as explanations need them.
struct Wording: Sendable {
  let trace: Trace

  /// The slice that an event counts for: "PhotoNode 7", or "the run" where it counts for everybody.
  func owner(of index: EventIndex, _ key: SliceKey) -> String {
    let event = trace.events[Int(index)]
    switch key {
    case .instance: return name(type: event.type, instance: event.instance)
    case .related: return name(ofInstance: event.relatesTo)
    case .everyone: return "the run"
    }
  }

  /// Where an event happened: "main", "layout 2".
  func place(of index: EventIndex) -> String {
    let event = trace.events[Int(index)]
    let role = Int(event.role.index) < trace.names.roles.count ? trace.names[event.role] : ""
    if role.isEmpty { return "thread \(event.thread)" }
    return role == "main" ? role : "\(role) \(event.thread)"
  }

  /// "entered", "returned"; with a leading space, nothing for what has no duration.
  func deed(of index: EventIndex) -> String {
    switch trace.events[Int(index)].phase {
    case .enter: " entered"
    case .exit: " returned"
    case .super: " reached super"
    case .superExit: " returned from super"
    case .event: ""
    }
  }

  /// The call of an event by its name in the trace: "ASDisplayNode.layout()".
  func call(of index: EventIndex) -> String { trace.names[trace.events[Int(index)].call].description }

  private func name(ofInstance instance: UInt32) -> String {
    let known = trace.events.first { $0.instance == instance }
    return known.map { name(type: $0.type, instance: instance) } ?? "instance \(instance)"
  }

  private func name(type: TypeID, instance: UInt32) -> String {
    guard instance != 0 else { return "the run" }
    let type = Int(type.index) < trace.names.types.count ? trace.names[type] : ""
    return type.isEmpty ? "instance \(instance)" : "\(type) \(instance)"
  }
}
