import CThreadState

/// Who the calling thread is at this moment.
public struct ThreadState: Hashable, Sendable {
  public let role: ThreadRole
  /// Small, and unique among the threads of one scheduler; threads that belong to none are numbered from 1001 on.
  public let number: UInt16

  public init(role: ThreadRole, number: UInt16) {
    self.role = role
    self.number = number
  }

  /// The calling thread's state.
  public static var current: ThreadState {
    let here = thread_state_here()
    let number = here.pointee.number
    return ThreadState(
      role: ThreadRole(rawValue: here.pointee.role) ?? .unknown, number: number == 0 ? thread_state_number() : number)
  }

  /// Whether the calling thread is the main one.
  public static var isMain: Bool { thread_state_here().pointee.role == ThreadRole.main.rawValue }

  /// Runs `work` as this thread, with no call, scope or runtime of the caller's to be seen, and is the caller again afterwards.
  func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
    let here = thread_state_here()
    let outer = here.pointee
    here.pointee = thread_state(
      runtime: nil, scope: nil, call: nil, graphics: nil, measuring: nil, number: number, role: role.rawValue)
    defer {
      OpenGraphics.popAll()
      here.pointee = outer
    }
    return try work()
  }
}

extension ThreadState: CustomStringConvertible {
  /// `main`, or role and number: `layout 3`.
  public var description: String { role == .main ? "main" : "\(role) \(number)" }
}
