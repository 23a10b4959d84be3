import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Looks at an object from outside, by its public state, at the moments at which pages promise something about that state.
///
/// It is independent of how the runtime comes by the state: a runtime that forgets to apply a frame is seen to have forgotten it.
enum StateProbe {
  struct State: Hashable {
    /// Every child stands where the calculated layout says.
    var positioned: Bool?
    /// There is a calculated layout of the node's size.
    var calculated: Bool?
    /// The controller's view is its node's view.
    var viewIsNodeView: Bool?
    /// The node says that it is in the hierarchy, and its view is in a window; or it says that it is not, and its view is in none.
    var tellsOfHierarchy: Bool?
    /// It can be seen what the node has said about the gesture that begins.
    var gestureAnswered: Bool?
    /// It was that the gesture may begin.
    var gestureAllowed: Bool?
    /// The node is measured for the first time since its layout was invalidated.
    var invalidated: Bool?
    /// That measurement has calculated a layout.
    var measuredAnew: Bool?
    /// The default of calculating has asked for a spec or for a size, for one of them and once.
    var asksOne: Bool?
    /// Somebody else than the framework has made the call.
    var byHand: Bool?

    /// By the names of the attributes.
    var facts: [(String, Bool?)] {
      [
        ("positioned", positioned), ("calculated", calculated), ("viewIsNodeView", viewIsNodeView),
        ("tellsOfHierarchy", tellsOfHierarchy), ("gestureAnswered", gestureAnswered),
        ("gestureAllowed", gestureAllowed), ("invalidated", invalidated),
        ("measuredAnew", measuredAnew), ("asksOne", asksOne), ("byHand", byHand),
      ]
    }
  }

  static func state(of instance: (any Observable)?, at observation: Observation) -> State {
    switch (observation.call.name, observation.phase) {
    case ("layout()", .superEnter), ("layout()", .superExit):
      return (instance as? ASDisplayNode).map(layoutState) ?? State()
    case ("loadView()", .superExit):
      return (instance as? any NodeController).map(viewState) ?? State()
    case ("layout()", .exit), ("didExitHierarchy()", .exit):
      return (instance as? ASDisplayNode).map(hierarchyState) ?? State()
    case ("begins", .event): return (instance as? UIGestureRecognizer).map(gestureState) ?? State()
    case (_, .enter): return State(byHand: observation.flags.contains(.byClient))
    default: return State()
    }
  }

  private static func layoutState(of node: ASDisplayNode) -> State {
    guard let layout = node.calculatedLayout else { return State(positioned: node.subnodes.isEmpty, calculated: false) }
    let positioned = layout.sublayouts.allSatisfy { sublayout in
      guard let child = sublayout.layoutElement as? ASDisplayNode, child.supernode === node else { return true }
      return child.frame == sublayout.frame
    }
    return State(positioned: positioned, calculated: layout.size == node.bounds.size)
  }

  private static func hierarchyState(of node: ASDisplayNode) -> State {
    State(tellsOfHierarchy: node.isInHierarchy == (node.layerIfLoaded?.window != nil))
  }

  private static func gestureState(of recognizer: UIGestureRecognizer) -> State {
    let answer = (recognizer.view?.client as? PressNode)?.allowsGestures
    return State(gestureAnswered: answer.map { _ in true }, gestureAllowed: answer)
  }

  private static func viewState(of controller: any NodeController) -> State {
    State(viewIsNodeView: controller.rootNode.manages(controller.viewIfLoaded))
  }
}

extension ASRule {
  /// Broken by being on the wrong thread, whatever is done there.
  var isAboutThreads: Bool { id.hasSuffix("on-main") }
}
