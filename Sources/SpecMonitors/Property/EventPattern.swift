import CallTrace

/// Which call events a property speaks of: calls by name, one phase, and attributes that must have the given values.
public struct EventPattern: Hashable, Sendable {
  /// The calls meant; a name with an empty `declaring` matches whatever type declares it. Empty = every call that is
  /// behaviour.
  public var calls: Set<CallName>
  /// Calls that are not meant although ``calls`` is empty ("no other method").
  public var excluding: Set<CallName>
  public var phase: CallEvent.Phase
  /// All of these must be present with this value; `.bool(false)` also matches an absent attribute.
  public var attributes: [String: AttributeValue]
  /// Those of the attributes that every event of the instances meant has, and no event of others: which kind of instance they are.
  public var instanceMarks: [String: AttributeValue] = [:]
  /// The dynamic type must be one of these; empty = any. (The binder has already added subtypes that the trace shows.)
  public var types: Set<String>
  /// Where ``key`` is `.related`: the dynamic type of what the event relates to must be one of these, as its own events
  /// show it; empty = any. (A node relates to its controller or to its supernode; this tells them apart.)
  public var relatedTypes: Set<String>
  /// Whether the slice is the event's own instance or what it relates to.
  public var key: SliceKey
  /// How the documentation calls it, for messages: "the view is created", "ASDisplayNode -didLoad".
  public var title: String

  public init(
    calls: Set<CallName>, excluding: Set<CallName> = [], phase: CallEvent.Phase = .enter,
    attributes: [String: AttributeValue] = [:], types: Set<String> = [], relatedTypes: Set<String> = [],
    key: SliceKey = .instance, title: String
  ) {
    self.calls = calls
    self.excluding = excluding
    self.phase = phase
    self.attributes = attributes
    self.types = types
    self.relatedTypes = relatedTypes
    self.key = key
    self.title = title
  }
}

/// What an event is counted for: properties are decided per slice.
public enum SliceKey: Hashable, Sendable {
  /// The instance of the event.
  case instance
  /// What the instance relates to (a node event counts for its controller).
  case related
  /// One slice for the whole trace (events of the main loop count for everybody).
  case everyone
}
