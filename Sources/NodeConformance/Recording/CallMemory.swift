import AsyncDisplayKit
import HeadlessUIKit

/// What came before a call, where a promise is about that: a measurement after an invalidation, the hooks that a default has asked.
///
/// It rests on calls alone, so a runtime that forgets what it has promised is seen to have forgotten it.
struct CallMemory {
  /// What is known of one node.
  private struct Node {
    var isInvalidated = false
    /// A measurement since the invalidation has begun, and has calculated or has not.
    var isMeasured = false
    var hasCalculated = false
    /// How often the spec or the size was asked for since the default of calculating has begun.
    var asked = 0
    /// It has been told of a window that its view is not in yet.
    var isJoining = false
  }

  private var nodes: [UInt32: Node] = [:]
  /// Nodes that drop what they have fetched, and whether another one was told to within that.
  private var clearing: [(node: UInt32, hasSpread: Bool)] = []

  /// Adds to a state what the calls before this one make of it.
  mutating func note(_ observation: Observation, _ instance: UInt32, in state: inout StateProbe.State) {
    switch (observation.call.name, observation.phase) {
    case ("invalidateCalculatedLayout()", .enter): nodes[instance, default: Node()].isInvalidated = true
    case ("layoutThatFits(_:)", .enter): beginMeasuring(instance, &state)
    case ("calculateLayoutThatFits(_:)", .enter): nodes[instance]?.hasCalculated = true
    case ("layoutThatFits(_:)", .exit): endMeasuring(instance, &state)
    case ("calculateLayoutThatFits(_:)", .superEnter): nodes[instance, default: Node()].asked = 0
    case ("calculateLayoutThatFits(_:)", .superExit): state[.asksOne] = nodes[instance]?.asked == 1
    case ("layoutSpecThatFits(_:)", .enter), ("calculateSizeThatFits(_:)", .enter), ("layoutSpecBlock", .enter):
      nodes[instance]?.asked += 1
    case ("joinsWindow", .event): nodes[instance, default: Node()].isJoining = true
    case ("didEnterHierarchy()", .enter): nodes[instance]?.isJoining = false
    case ("layout()", .exit) where nodes[instance]?.isJoining == true:
      state[.hierarchyKnown] = nil
      state[.tellsOfHierarchy] = nil
    case ("clearFetchedData()", .enter):
      for index in clearing.indices { clearing[index].hasSpread = true }
      clearing.append((instance, false))
    case ("clearFetchedData()", .exit):
      guard let index = clearing.lastIndex(where: { $0.node == instance }) else { return }
      state[.clearsOne] = !clearing.remove(at: index).hasSpread
    case ("deinit", _): nodes[instance] = nil
    default: break
    }
  }

  private mutating func beginMeasuring(_ instance: UInt32, _ state: inout StateProbe.State) {
    guard nodes[instance]?.isInvalidated == true else { return }
    state[.invalidated] = true
    nodes[instance]?.isInvalidated = false
    nodes[instance]?.isMeasured = true
    nodes[instance]?.hasCalculated = false
  }

  private mutating func endMeasuring(_ instance: UInt32, _ state: inout StateProbe.State) {
    guard let node = nodes[instance], node.isMeasured else { return }
    state[.invalidated] = true
    state[.measuredAnew] = node.hasCalculated
    nodes[instance]?.isMeasured = false
  }
}
