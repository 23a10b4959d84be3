import HeadlessUIKit

/// The node that a layer stands for.
public func ASLayerToDisplayNode(_ layer: CALayer?) -> ASDisplayNode? { layer?.asyncdisplaykit_node }
/// The node that a view stands for.
public func ASViewToDisplayNode(_ view: UIView?) -> ASDisplayNode? { view?.asyncdisplaykit_node }

/// The nearest node that both are below, or are.
public func ASDisplayNodeFindClosestCommonAncestor(_ node1: ASDisplayNode, _ node2: ASDisplayNode) -> ASDisplayNode? {
  let others = node2.supernodesIncludingSelf
  return node1.supernodesIncludingSelf.first { node in others.contains { $0 === node } }
}

/// The first node from one downwards, depth first, that `block` says yes to.
public func ASDisplayNodeFindFirstNode(_ start: ASDisplayNode, _ block: (ASDisplayNode) -> Bool) -> ASDisplayNode? {
  block(start) ? start : ASDisplayNodeFindFirstSubnode(start, block)
}

/// All nodes below one.
public func ASCollectDisplayNodes(_ node: ASDisplayNode) -> [ASDisplayNode] {
  ASDisplayNodeFindAllSubnodes(node) { _ in true }
}

/// Runs `block` with a node and with all below it, each row before the next one.
public func ASDisplayNodePerformBlockOnEveryNodeBFS(_ node: ASDisplayNode, _ block: (ASDisplayNode) -> Void) {
  var row = [node]
  while !row.isEmpty {
    row.forEach(block)
    row = row.flatMap { $0.subnodes ?? [] }
  }
}

public func ASFindWindowOfLayer(_ layer: CALayer) -> UIWindow? { layer.window }

/// The view that a layer is in or is of.
public func ASFindClosestViewOfLayer(_ layer: CALayer) -> UIView? {
  sequence(first: layer) { $0.superlayer }.lazy.compactMap { $0.delegate as? UIView }.first
}

// MARK: Interface states

public func ASInterfaceStateIncludesVisible(_ state: ASInterfaceState) -> Bool { state.contains(.visible) }
public func ASInterfaceStateIncludesDisplay(_ state: ASInterfaceState) -> Bool { state.contains(.display) }
public func ASInterfaceStateIncludesPreload(_ state: ASInterfaceState) -> Bool { state.contains(.preload) }
public func ASInterfaceStateIncludesMeasureLayout(_ state: ASInterfaceState) -> Bool { state.contains(.measureLayout) }

/// The parts of a state, in braces.
public func NSStringFromASInterfaceState(_ state: ASInterfaceState) -> String {
  let names: [(ASInterfaceState, String)] = [
    (.measureLayout, "MeasureLayout"), (.preload, "Preload"), (.display, "Display"), (.visible, "Visible"),
  ]
  let parts = state.isEmpty ? ["No state"] : names.filter { state.contains($0.0) }.map(\.1)
  return "{ \(parts.joined(separator: " | ")) }"
}

/// That of a node which no container manages: all where it is in the window, none elsewhere.
public func ASInterfaceStateForDisplayNode(_ displayNode: ASDisplayNode, _ window: UIWindow) -> ASInterfaceState {
  displayNode.layerIfLoaded?.window === window ? .inHierarchy : []
}

// MARK: Directions

public func ASScrollDirectionContainsRight(_ direction: ASScrollDirection) -> Bool { direction.contains(.right) }
public func ASScrollDirectionContainsLeft(_ direction: ASScrollDirection) -> Bool { direction.contains(.left) }
public func ASScrollDirectionContainsUp(_ direction: ASScrollDirection) -> Bool { direction.contains(.up) }
public func ASScrollDirectionContainsDown(_ direction: ASScrollDirection) -> Bool { direction.contains(.down) }

/// Left for right, and right for left; what goes both ways stays as it is.
public func ASScrollDirectionInvertHorizontally(_ direction: ASScrollDirection) -> ASScrollDirection {
  direction.isHorizontal
    ? direction.symmetricDifference(.horizontalDirections).orBoth(direction, .horizontalDirections) : direction
}

/// Up for down, and down for up; what goes both ways stays as it is.
public func ASScrollDirectionInvertVertically(_ direction: ASScrollDirection) -> ASScrollDirection {
  direction.isVertical
    ? direction.symmetricDifference(.verticalDirections).orBoth(direction, .verticalDirections) : direction
}

extension ASScrollDirection {
  /// The direction as it was if it goes both ways.
  fileprivate func orBoth(_ old: ASScrollDirection, _ both: ASScrollDirection) -> ASScrollDirection {
    old.isSuperset(of: both) ? old : self
  }
}

// MARK: Running things

/// Runs a block in which views change without an animation, if that is wanted.
public func ASPerformBlockWithoutAnimation(_ withoutAnimation: Bool, _ block: () -> Void) {
  if withoutAnimation { UIView.performWithoutAnimation(block) } else { block() }
}
/// Lets an object go on main; here whoever lets it go does.
public func ASPerformMainThreadDeallocation(_ object: AnyObject?) {}
// What a node hears of its window it hears in any case.
public func ASDisplayNodeDisableHierarchyNotifications(_ node: ASDisplayNode) {}
public func ASDisplayNodeEnableHierarchyNotifications(_ node: ASDisplayNode) {}
// Nothing is written to a log.
public func ASDisableLogging() {}
public func ASEnableLogging() {}
