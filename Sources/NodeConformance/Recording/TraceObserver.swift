import AsyncDisplayKit
import CallTrace
import Foundation
import HeadlessUIKit

/// Turns what the runtime tells its observer into call events. What another framework needs to be checked is one of these.
///
/// Besides the runtime's own flags it adds what can be seen from outside at that moment: whether a node's children stand where its
/// layout says, and whether a controller's view is its node's.
public final class TraceObserver: CallObserver, @unchecked Sendable {
  private let recorder = Recorder()
  private let lock = NSLock()
  private var calls: [UInt32: CallID] = [:]
  private var types: [ObjectIdentifier: TypeID] = [:]
  private var kinds: [ObjectIdentifier: InstanceKind?] = [:]
  private var attributes: [AttributeKey: AttributesID] = [:]
  private var roles: [String: RoleID] = [:]
  private var memory = CallMemory()
  private var traits = TraitMemory()
  private var ends = EndMemory()
  private lazy var noType = recorder.intern(type: "MainLoop")

  public init() {}

  public func observe(_ observation: Observation, on instance: (any Observable)?) {
    var state = StateProbe.state(of: instance, at: observation)
    let (thread, related) = (ThreadState.current, Self.related(to: instance, at: observation.call))
    let (call, type, attributes, role) = lock.withLock {
      memory.note(
        observation, instance?.observationID ?? 0, of: related, overriding: StateProbe.overriddenHook(of: instance),
        in: &state)
      traits.note(observation, on: instance, in: &state)
      return (
        self.call(observation.call), self.type(of: instance),
        self.attributes(
          AttributeKey(flags: observation.flags, kind: kind(of: instance), rule: observation.rule, state: state)),
        self.role("\(thread.role)")
      )
    }
    recorder.emit(
      call: call, phase: CallEvent.Phase(observation.phase), instance: instance?.observationID ?? 0,
      relatesTo: related, type: type, attributes: attributes, thread: thread.number &- 1,
      role: role)
    noteEnd(after: observation, on: instance)
  }

  /// What a collection shows has come near its end: seen from outside, and noted for the collection whose decision about that is judged.
  private func noteEnd(after observation: Observation, on instance: (any Observable)?) {
    guard observation.call == ViewCall.layoutPass else { return }
    guard let view = instance as? UIScrollView, let collection = EndMemory.collection(in: view) else { return }
    let isNear = lock.withLock {
      ends.isNear(collection, in: view) && !memory.isFetching(collection.observationID)
    }
    if isNear { observe(Observation(call: CollectionCall.nearsItsEnd, phase: .event), on: collection) }
  }

  /// What an instance belongs to. Where a node is placed and what is drawn of it is its supernode's business, even if it is a controller's.
  /// A cell is no subnode of its container, which has nothing to do with what is drawn of it.
  private static func related(to instance: (any Observable)?, at call: ObservedCall) -> UInt32 {
    guard let node = instance as? ASDisplayNode, call == NodeCall.setFrame || drawing.contains(call.id) else {
      return instance?.relatedObservationID ?? 0
    }
    if let supernode = node.supernode { return supernode.observationID }
    return node.isManagedByContainer && call != NodeCall.setFrame ? 0 : node.relatedObservationID
  }

  private static let drawing = Set(
    [NodeCall.draw, NodeCall.display, NodeCall.contentsSet, NodeCall.rasterized].map(\.id))

  /// What has been recorded.
  public func finish(source: String, isMisuse: Bool = false) -> Trace {
    recorder.finish(source: source, isMisuse: isMisuse)
  }

  private func call(_ call: ObservedCall) -> CallID {
    if let known = calls[call.id] { return known }
    let id = recorder.intern(call: CallName(declaring: call.type, name: call.name))
    calls[call.id] = id
    return id
  }

  private func type(of instance: (any Observable)?) -> TypeID {
    guard let instance else { return noType }
    let dynamic = Swift.type(of: instance)
    if let known = types[ObjectIdentifier(dynamic)] { return known }
    // Pages know nothing of what a class is generic over.
    let id = recorder.intern(type: String("\(dynamic)".prefix { $0 != "<" }))
    types[ObjectIdentifier(dynamic)] = id
    return id
  }

  private func kind(of instance: (any Observable)?) -> InstanceKind? {
    guard let instance else { return nil }
    let dynamic = ObjectIdentifier(Swift.type(of: instance))
    if let known = kinds[dynamic] { return known }
    let kind = InstanceKind(of: instance)
    kinds[dynamic] = .some(kind)
    return kind
  }

  private func role(_ name: String) -> RoleID {
    if let known = roles[name] { return known }
    let id = recorder.intern(role: name)
    roles[name] = id
    return id
  }

  private func attributes(_ key: AttributeKey) -> AttributesID {
    if let known = attributes[key] { return known }
    let id = recorder.intern(attributes: key.attributes)
    attributes[key] = id
    return id
  }
}

/// What an instance is besides what declares its calls: pages promise more of it.
enum InstanceKind: String {
  case cell, nodeController

  init?(of instance: any Observable) {
    switch instance {
    case is ASCellNode: self = .cell
    case is any NodeController: self = .nodeController
    default: return nil
    }
  }
}

/// Everything that decides an event's attributes, small enough to be looked up on every event.
struct AttributeKey: Hashable {
  let flags: ObservedFlags
  let kind: InstanceKind?
  let rule: ASRule?
  let state: StateProbe.State

  var attributes: [String: AttributeValue] {
    var result: [String: AttributeValue] = [:]
    if flags.contains(.byClient) { result["by"] = .string("client") }
    if flags.contains(.byFramework) { result["by"] = .string("framework") }
    for (flag, name) in Self.named where flags.contains(flag) { result[name] = .bool(true) }
    if let kind { result[kind.rawValue] = .bool(true) }
    if let rule {
      result["rule"] = .string(rule.id)
      if rule.isAboutThreads { result["refusedForThread"] = .bool(true) }
    }
    for (name, value) in state.facts { result[name] = .bool(value) }
    return result
  }

  private static let named: [(ObservedFlags, String)] = [
    (.nodeBlock, "nodeBlock"), (.loaded, "loaded"), (.refused, "refused"), (.onScreen, "onScreen"),
    (.different, "different"),
    (.frozen, "frozen"), (.fromLayout, "fromLayout"), (.whileLoading, "whileLoading"),
    (.rasterizing, "rasterizing"),
  ]
}

extension CallEvent.Phase {
  init(_ phase: ObservedPhase) {
    switch phase {
    case .enter: self = .enter
    case .exit: self = .exit
    case .superEnter: self = .super
    case .superExit: self = .superExit
    case .event: self = .event
    }
  }
}
