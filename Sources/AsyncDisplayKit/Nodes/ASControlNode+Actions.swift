import Foundation
import HeadlessUIKit

/// Who does what a control asks for.
extension ASControlNode {
  func perform(_ action: TargetAction, _ event: UIEvent?) {
    if let target = action.target { action.action.perform(on: target, sender: self, event: event) }
    guard action.isForAnybody else { return }
    for anybody in chain {
      if action.action.perform(on: anybody, sender: self, event: event) { return }
    }
  }

  /// The nodes from this one up, and then the responders, where a view comes after the node that it is of.
  private var chain: [AnyObject] {
    var chain: [AnyObject] = [self] + supernodes
    var next: UIResponder? = isLayerBacked ? nil : state[\.view]
    while let responder = next {
      if let node = (responder as? UIView)?.asyncdisplaykit_node { chain.append(node) }
      chain.append(responder)
      next = responder.next
    }
    if let controller = closestViewController { chain.append(controller) }
    return chain
  }
}
