/// A place where work runs.
public enum Lane: UInt8, CaseIterable, Sendable {
  /// The main loop: one job at a time, in order.
  case main = 1
  /// The layout workers: started in order, side by side.
  case layout
  /// The display workers: started in order, side by side.
  case display
  /// The editing queue: one job at a time, in order.
  case editing
  /// A worker that belongs to nobody.
  case background

  /// What a thread is while it runs a job of this lane.
  public var role: ThreadRole { ThreadRole(rawValue: rawValue) ?? .unknown }
}

/// What a thread is to the runtime. It is given by the runtime's own engines and never asked of the operating system: under a
/// test runner or an asynchronous entry point no thread of the system reliably is the main one.
public enum ThreadRole: UInt8, CaseIterable, Sendable {
  /// A thread that no scheduler runs.
  case unknown = 0
  case main = 1
  case layout
  case display
  case editing
  case background
}
