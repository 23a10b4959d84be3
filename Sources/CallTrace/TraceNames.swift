/// A call as it is named in a trace: the type that declares it and its Swift name, `ASDisplayNode` `layoutSpecThatFits(_:)`.
public struct CallName: Hashable, Sendable, CustomStringConvertible {
  public let declaring: String
  public let name: String
  public init(declaring: String, name: String) {
    self.declaring = declaring
    self.name = name
  }
  public var description: String { declaring.isEmpty ? name : "\(declaring).\(name)" }
}

/// The value of an attribute of a call event.
public enum AttributeValue: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case string(String)
}

/// The tables behind the numbers of the events of one trace. Interning the same value twice gives the same number.
public struct TraceNames: Equatable, Sendable {
  public private(set) var calls: [CallName] = []
  public private(set) var types: [String] = []
  public private(set) var roles: [String] = []
  public private(set) var attributeSets: [[String: AttributeValue]] = [[:]]
  private var callIndex: [CallName: UInt32] = [:]
  private var typeIndex: [String: UInt32] = [:]
  private var roleIndex: [String: UInt8] = [:]
  private var attributeIndex: [[String: AttributeValue]: UInt32] = [[:]: 0]

  public init() {}

  public subscript(id: CallID) -> CallName { calls[Int(id.index)] }
  public subscript(id: TypeID) -> String { types[Int(id.index)] }
  public subscript(id: RoleID) -> String { roles[Int(id.index)] }
  public subscript(id: AttributesID) -> [String: AttributeValue] { attributeSets[Int(id.index)] }

  /// The number of a call, nil if the trace does not name it.
  public func number(of call: CallName) -> CallID? { callIndex[call].map(CallID.init) }

  public mutating func intern(call: CallName) -> CallID {
    if let known = callIndex[call] { return CallID(known) }
    callIndex[call] = UInt32(calls.count)
    calls.append(call)
    return CallID(UInt32(calls.count - 1))
  }

  public mutating func intern(type: String) -> TypeID {
    if let known = typeIndex[type] { return TypeID(known) }
    typeIndex[type] = UInt32(types.count)
    types.append(type)
    return TypeID(UInt32(types.count - 1))
  }

  /// A trace has at most 255 roles; a 256th is folded into the last one, which a journal never reaches in practice.
  public mutating func intern(role: String) -> RoleID {
    if let known = roleIndex[role] { return RoleID(known) }
    guard roles.count < 255 else { return RoleID(254) }
    roleIndex[role] = UInt8(roles.count)
    roles.append(role)
    return RoleID(UInt8(roles.count - 1))
  }

  public mutating func intern(attributes: [String: AttributeValue]) -> AttributesID {
    if let known = attributeIndex[attributes] { return AttributesID(known) }
    attributeIndex[attributes] = UInt32(attributeSets.count)
    attributeSets.append(attributes)
    return AttributesID(UInt32(attributeSets.count - 1))
  }
}
