/// One recorded moment of one call: 32 bytes of interned numbers. What the numbers stand for is in the trace's ``TraceNames``.
///
/// The same layout is written by the recorder's C side, so a chunk of records becomes events without a copy per field.
public struct CallEvent: Hashable, Sendable {
  /// Position in the total order of the trace.
  public var seq: UInt64
  /// The object the call is on; 0 where it is on none (events of the main loop).
  public var instance: UInt32
  /// A node's controller or supernode, a controller's node, the node a spec was returned for; 0 = none.
  public var relatesTo: UInt32
  public var call: CallID
  /// The dynamic type of the instance.
  public var type: TypeID
  public var attributes: AttributesID
  /// Small integer, unique per thread of a run.
  public var thread: UInt16
  public var role: RoleID
  public var phase: Phase

  /// Where in a call the event stands.
  public enum Phase: UInt8, CaseIterable, Sendable {
    /// The framework is about to run the call, overrides included.
    case enter
    /// The call has returned.
    case exit
    /// The framework's own implementation begins (through `super`, or because nothing overrides it).
    case `super`
    /// The framework's own implementation has returned to the override.
    case superExit
    /// Something that has no duration: a state was reached, an object was touched.
    case event

    /// As a journal and a dump write it.
    public var name: String {
      switch self {
      case .enter: "enter"
      case .exit: "exit"
      case .super: "super"
      case .superExit: "super-exit"
      case .event: "event"
      }
    }
  }

  public init(
    seq: UInt64, thread: UInt16, role: RoleID, instance: UInt32, relatesTo: UInt32 = 0, type: TypeID, call: CallID,
    phase: Phase, attributes: AttributesID = .none
  ) {
    self.seq = seq
    self.instance = instance
    self.relatesTo = relatesTo
    self.call = call
    self.type = type
    self.attributes = attributes
    self.thread = thread
    self.role = role
    self.phase = phase
  }
}

/// Index into ``TraceNames/calls``.
public struct CallID: Hashable, Sendable {
  public var index: UInt32; public init(_ index: UInt32) { self.index = index }
}

/// Index into ``TraceNames/types``.
public struct TypeID: Hashable, Sendable {
  public var index: UInt32; public init(_ index: UInt32) { self.index = index }
}

/// Index into ``TraceNames/roles``.
public struct RoleID: Hashable, Sendable { public var index: UInt8; public init(_ index: UInt8) { self.index = index } }

/// Index into ``TraceNames/attributeSets``; index 0 is the empty set.
public struct AttributesID: Hashable, Sendable {
  public var index: UInt32
  public init(_ index: UInt32) { self.index = index }
  public static let none = AttributesID(0)
}
