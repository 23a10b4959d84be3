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
    /// The spec or the size were asked for since the default of calculating has begun.
    var asked: [String] = []
    /// The last spec was asked for, and the framework's own implementation was called for it, or was not.
    var hasCalledSuper: Bool?
    /// Somebody has been asked to fetch more, and has not said that it is done.
    var isFetching = false
    /// It has left the preload state, and has not been told yet to drop what it has fetched.
    var hasLeftPreload = false
  }

  private var nodes: [UInt32: Node] = [:]
  /// Nodes that have been told of a window into which the tree they are in is only being moved: until it is there, they say that they are in
  /// the hierarchy, and no view of the tree has a window.
  private var joining: Set<UInt32> = []
  /// Controllers whose initialisers have begun and not ended.
  private var made: Set<UInt32> = []
  /// Nodes that drop what they have fetched, and whether another one was told to within that.
  private var clearing: [(node: UInt32, hasSpread: Bool)] = []
  /// Nodes that dropped what they have fetched though nothing has happened to them: one that did so before them has spread.
  private var clearedForNothing: Set<UInt32> = []
  /// Somebody has whole trees drop it.
  private var sweeps = 0
  /// Cells that have been visible since they were put on screen. There they may be seen no more, and again, with nobody told of it: the
  /// application goes to the background, or what their container is in leaves the window and is back at once.
  private var seenOnScreen: Set<UInt32> = []

  /// Adds to a state what the calls before this one make of it.
  ///
  /// - Parameters:
  ///   - related: what the instance belongs to: of a controller's node, the controller.
  ///   - overridden: the hook that the instance overrides so that its layout can be calculated, where that is known.
  mutating func note(
    _ observation: Observation, _ instance: UInt32, of related: UInt32, overriding overridden: String?,
    in state: inout StateProbe.State
  ) {
    switch (observation.call.name, observation.phase) {
    case ("init", .enter) where observation.call == ControllerCall.initialize: made.insert(instance)
    case ("init", .exit): made.remove(instance)
    case ("view", .event) where !made.isEmpty, ("layer", .event) where !made.isEmpty:
      if made.isDisjoint(with: [instance, related]) { state[.ofController] = nil }
    case ("invalidateCalculatedLayout()", .enter): nodes[instance, default: Node()].isInvalidated = true
    case ("layoutThatFits(_:)", .enter): beginMeasuring(instance, &state)
    case ("calculateLayoutThatFits(_:)", .enter): nodes[instance]?.hasCalculated = true
    case ("layoutThatFits(_:)", .exit): endMeasuring(instance, &state)
    case ("calculateLayoutThatFits(_:)", .superEnter): nodes[instance, default: Node()].asked = []
    case ("calculateLayoutThatFits(_:)", .superExit):
      let asked = nodes[instance]?.asked ?? []
      state[.asksOne] = asked.count == 1 && (overridden == nil || asked == [overridden])
    case ("layoutSpecThatFits(_:)", .enter), ("calculateSizeThatFits(_:)", .enter), ("layoutSpecBlock", .enter):
      nodes[instance]?.asked.append(observation.call.name)
      if observation.call.name == "layoutSpecThatFits(_:)" { nodes[instance, default: Node()].hasCalledSuper = false }
    case ("layoutSpecThatFits(_:)", .superEnter): nodes[instance]?.hasCalledSuper = true
    case ("layout()", .superExit): state[.withoutSuper] = nodes[instance]?.hasCalledSuper.map { !$0 }
    case ("willEnterHierarchy()", .enter), ("joinsWindow", .event): joining.insert(instance)
    case ("willEnterHierarchy()", .exit), ("didEnterHierarchy()", .enter), ("leftWindow", .event),
      ("leftHierarchy", .event):
      joining.remove(instance)
    case ("layout()", .exit) where !joining.isEmpty:
      state[.hierarchyKnown] = nil
      state[.tellsOfHierarchy] = nil
    case ("visible", .event) where state[.ofItem] == true:
      if !seenOnScreen.insert(instance).inserted { state[.ofItem] = nil }
    case ("collectionNode(_:didEndDisplayingItemWith:)", .enter): seenOnScreen.remove(instance)
    case ("recursivelyClearFetchedData()", .enter): sweeps += 1
    case ("recursivelyClearFetchedData()", .exit): sweeps -= 1
    case ("preloadLeft", .event): nodes[instance, default: Node()].hasLeftPreload = true
    case ("clearFetchedData()", .enter):
      let isDue = sweeps > 0 || nodes[instance]?.hasLeftPreload == true || observation.flags.contains(.byClient)
      if !isDue { clearedForNothing.insert(instance) }
      nodes[instance]?.hasLeftPreload = false
      for index in clearing.indices { clearing[index].hasSpread = true }
      clearing.append((instance, false))
    case ("clearFetchedData()", .exit):
      guard let index = clearing.lastIndex(where: { $0.node == instance }) else { return }
      let isAsked = clearedForNothing.remove(instance) == nil
      state[.clearsOne] = !clearing.remove(at: index).hasSpread && isAsked
    case ("collectionNode(_:willBeginBatchFetchWith:)", .enter):
      state[.fetching] = nodes[instance]?.isFetching ?? false
      nodes[instance, default: Node()].isFetching = true
    case ("batchFetched", .event):
      state[.fetching] = nodes[instance]?.isFetching ?? false
      nodes[instance]?.isFetching = false
    case ("deinit", _):
      nodes[instance] = nil
      joining.remove(instance)
      made.remove(instance)
      seenOnScreen.remove(instance)
    default: break
    }
  }

  /// Whether somebody has been asked to fetch more for a collection, and has not said that it is done.
  func isFetching(_ collection: UInt32) -> Bool { nodes[collection]?.isFetching ?? false }

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
