import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Looks at an object from outside, by its public state, at the moments at which pages promise something about that state.
///
/// It is independent of how the runtime comes by the state: a runtime that forgets to apply a frame is seen to have forgotten it.
enum StateProbe {
  typealias State = ProbedState

  static func state(of instance: (any Observable)?, at observation: Observation) -> State {
    switch (observation.call.name, observation.phase) {
    case ("layout()", .superEnter), ("layout()", .superExit):
      return (instance as? ASDisplayNode).map(layoutState) ?? State()
    case ("loadView()", .superExit):
      return (instance as? any NodeController).map(viewState) ?? State()
    case ("layout()", .exit), ("didExitHierarchy()", .exit):
      return (instance as? ASDisplayNode).map(hierarchyState) ?? State()
    case ("didCompleteLayoutTransition(_:)", .superExit):
      return (instance as? ASDisplayNode).map(subnodesState) ?? State()
    case ("begins", .event): return (instance as? UIGestureRecognizer).map(gestureState) ?? State()
    case ("draw(_:withParameters:isCancelled:isRasterizing:)", .exit), ("display(withParameters:isCancelled:)", .exit):
      return (instance as? SketchNode).map(drawnState) ?? State()
    case ("contentsSet", .event): return (instance as? ASDisplayNode).map(contentsState) ?? State()
    case ("clearContents()", .superExit): return (instance as? ASDisplayNode).map(clearedState) ?? State()
    case ("recursivelySetNeedsDisplayAtScale(_:)", .exit): return (instance as? ASDisplayNode).map(treeState) ?? State()
    case ("subnodeDisplayWillStart(_:)", .enter), ("subnodeDisplayDidFinish(_:)", .enter):
      return entered(observation, (instance as? ASDisplayNode).map(subnodeState))
    case ("didEnterVisibleState()", .enter):
      return entered(observation, (instance as? ASDisplayNode).map(placeState))
    case ("visible", .event): return seenState(of: instance)
    case ("invisible", .event): return cellState(of: instance)
    case ("didLoad()", .enter): return entered(observation, cellState(of: instance))
    case ("view", .event), ("layer", .event): return State((.ofController, isOfController(instance) ? true : nil))
    case ("performBatchUpdates(_:completion:)", .enter):
      return entered(observation, (instance as? ASCollectionNode).map(updateState))
    case ("loadView()", .enter): return entered(observation, inherited(.loadView, by: instance))
    case ("calculateLayoutThatFits(_:restrictedTo:relativeToParentSize:)", .enter):
      return entered(observation, inherited(.calculateLayoutInParent, by: instance))
    case (_, .enter): return entered(observation, nil)
    default: return State()
    }
  }

  private static func entered(_ observation: Observation, _ seen: State?) -> State {
    var state = seen ?? State()
    state[.byHand] = observation.flags.contains(.byClient)
    return state
  }

  private static func inherited(_ method: OverriddenMethod, by instance: (any Observable)?) -> State {
    State((.inherited, instance.map { !method.isOverridden(by: type(of: $0), beyond: "AsyncDisplayKit") }))
  }

  private static func layoutState(of node: ASDisplayNode) -> State {
    let layout = node.calculatedLayout
    let placed = layout?.sublayouts.compactMap { sublayout -> Bool? in
      guard let child = sublayout.layoutElement as? ASDisplayNode, child.supernode === node else { return nil }
      return child.isPlaced(at: sublayout.frame)
    }
    var state = State(
      (.calculated, layout.map { node.isFilled(by: $0.size) || node.hasMisfitOfItsOwn($0.size) } ?? false))
    if let placed, !placed.isEmpty {
      state[.hasPlaces] = true
      state[.positioned] = !placed.contains(false)
    } else if layout == nil, !node.subnodes.isEmpty {
      state[.hasPlaces] = true
      state[.positioned] = false
    }
    addReturned(by: node, to: &state)
    return state
  }

  /// What has become of the sizes and specs that a player has returned.
  private static func addReturned(by node: ASDisplayNode, to state: inout State) {
    if let frame = node as? SizedNode {
      let range = node.constrainedSizeForCalculatedLayout
      state[.givesSize] = true
      state[.placesItself] = OverriddenMethod.layout.isOverridden(by: type(of: frame))
      state[.sizeKept] = frame.returnedSizes.contains { ASSizeRangeClamp(range, $0) == node.calculatedSize }
    }
    if let panel = node as? PanelNode, let spec = panel.lastSpec {
      let placed = node.calculatedLayout?.sublayouts.compactMap { $0.layoutElement.map { ObjectIdentifier($0) } } ?? []
      state[.givesSpec] = true
      state[.specUsed] = Set(placed) == Set((spec.children ?? []).map { ObjectIdentifier($0) })
    }
  }

  private static func subnodesState(of node: ASDisplayNode) -> State {
    let placed = node.calculatedLayout?.sublayouts.compactMap { $0.layoutElement as? ASDisplayNode } ?? []
    return State(
      (.managesSubnodes, node.automaticallyManagesSubnodes),
      (.leaversGone, node.subnodes.allSatisfy { subnode in placed.contains { $0 === subnode } }))
  }

  /// The hook that a player overrides so that its layout can be calculated; nil where that is not known.
  static func overriddenHook(of instance: (any Observable)?) -> String? {
    switch instance {
    case is SizedNode: "calculateSizeThatFits(_:)"
    case is PanelNode, is PhotoCell: "layoutSpecThatFits(_:)"
    default: nil
    }
  }

  private static func hierarchyState(of node: ASDisplayNode) -> State {
    State(
      (.hierarchyKnown, true), (.tellsOfHierarchy, node.isInHierarchy == (node.layerIfLoaded?.window != nil)))
  }

  private static func gestureState(of recognizer: UIGestureRecognizer) -> State {
    let answer = (recognizer.view?.client as? PressNode)?.allowsGestures
    return State((.gestureAnswered, answer.map { _ in true }), (.gestureAllowed, answer))
  }

  /// Said of the cells of a container's items alone; headers and the like have calls of their own.
  static func cellState(of instance: (any Observable)?) -> State {
    guard let cell = instance as? ASCellNode, cell.owningNode != nil, cell.supplementaryElementKind == nil else {
      return State((.ofItem, nil))
    }
    return State((.ofItem, true))
  }

  private static func updateState(of collection: ASCollectionNode) -> State {
    State((.numbersDisagree, (collection.dataSource as? PhotoSource)?.isWrong))
  }

  private static func viewState(of controller: any NodeController) -> State {
    State((.viewIsNodeView, controller.rootNode.manages(controller.viewIfLoaded)))
  }

  /// Whether it is a controller, or the node of one.
  private static func isOfController(_ instance: (any Observable)?) -> Bool {
    guard let node = instance as? ASDisplayNode else { return instance is UIViewController }
    return (node.closestViewController as? any NodeController)?.rootNode === node
  }
}

extension ASRule {
  /// Broken by being on the wrong thread, whatever is done there.
  var isAboutThreads: Bool { id.hasSuffix("on-main") }
}

extension ASDisplayNode {
  /// Whether a layout of a size is one of the node's: layouts are as large as whole pixels, and whoever places a cell need not care.
  fileprivate func isFilled(by size: CGSize) -> Bool {
    let pixel = 1 / UIScreen.main.scale
    // What is less than the noise behind the last meaningful digit is no difference: whoever shares a width out has it.
    let noise = -CGFloat(Float.ulpOfOne) * max(1, bounds.width, bounds.height)
    return (noise..<pixel).contains(size.width - bounds.width) && (noise..<pixel).contains(size.height - bounds.height)
  }

  /// Whether a layout of a size is the doing of the node's own class, which makes layouts and has made one that it was not asked for.
  fileprivate func hasMisfitOfItsOwn(_ size: CGSize) -> Bool {
    let hooks = [OverriddenMethod.calculateLayout, .calculateLayoutInParent]
    return hooks.contains { $0.isOverridden(by: type(of: self)) }
      && ASSizeRangeClamp(constrainedSizeForCalculatedLayout, size) != size
  }

  /// Whether a layout's frame is the node's. What a transform makes of it does not count.
  fileprivate func isPlaced(at wanted: CGRect) -> Bool {
    if CATransform3DIsIdentity(transform) { return frame == wanted }
    let anchor = CGPoint(
      x: wanted.minX + wanted.width * anchorPoint.x, y: wanted.minY + wanted.height * anchorPoint.y)
    return bounds.size == wanted.size && position == anchor
  }
}
