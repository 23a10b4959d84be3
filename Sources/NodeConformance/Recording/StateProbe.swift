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
  }

  static func state(of instance: (any Observable)?, at observation: Observation) -> State {
    switch (observation.call.name, observation.phase) {
    case ("layout()", .superEnter), ("layout()", .superExit):
      return (instance as? ASDisplayNode).map(layoutState) ?? State()
    case ("loadView()", .superExit):
      return (instance as? any NodeController).map(viewState) ?? State()
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

  private static func viewState(of controller: any NodeController) -> State {
    State(viewIsNodeView: controller.rootNode.manages(controller.viewIfLoaded))
  }
}

extension ASRule {
  /// Broken by being on the wrong thread, whatever is done there.
  var isAboutThreads: Bool { id.hasSuffix("on-main") }
}
