import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Changes between layouts that are shown in another way than promised.
enum TransitionDeviations {
  private static let animate = "ASDisplayNode.animateLayoutTransition"
  private static let complete = "ASDisplayNode.didCompleteLayoutTransition"

  static let all = [
    Deviation(
      "transition-told-off-main", "a node hears on a worker that a transition is over",
      breaks: ["\(complete)/thread-main"], also: ["ASDisplayNode.*/thread-main"],
      nodeSteps: HooksOffMain(hooks: [NodeCall.didCompleteLayoutTransition])),
    Deviation(
      "transition-shown-off-main", "a transition is shown on a worker", breaks: ["\(animate)/thread-main"],
      also: ["\(complete)/*"], nodeSteps: HooksOffMain(hooks: [NodeCall.animateLayoutTransition])),
    Deviation(
      "transition-shown-unmeasured", "a transition is shown before its layout is there",
      breaks: ["\(animate)/after-transition-measured"], also: ["\(animate)/*"], nodeSteps: ShownUnmeasured()),
    Deviation(
      "transition-shown-once", "only the first transition is shown",
      breaks: ["\(animate)/called-on-transition-measured"],
      nodeSteps: FirstHookOnly(hooks: [NodeCall.animateLayoutTransition])),
    Deviation(
      "transition-over-unshown", "a node hears that a transition is over before it shows it",
      breaks: ["\(complete)/after-transition-completed"], nodeSteps: OverUnshown()),
    Deviation(
      "transition-over-once", "a node hears of the end of its first transition only",
      breaks: ["\(complete)/called-on-transition-completed"],
      also: ["\(complete)/*"], nodeSteps: FirstHookOnly(hooks: [NodeCall.didCompleteLayoutTransition])),
    Deviation(
      "leavers-stay", "what is not in the new layout stays", breaks: ["\(complete)/makes-leavers-gone"],
      nodeSteps: LeaversStay()),
  ]
}

private struct ShownUnmeasured: NodeSteps {
  func transition(
    _ node: ASDisplayNode, to layout: ASLayout, in range: ASSizeRange, animated: Bool, completion: (() -> Void)?
  ) {
    node.show(layout, in: range, animated: animated, completion)
    node.note(NodeCall.transitionMeasured)
  }
}

private struct OverUnshown: NodeSteps {
  func transition(
    _ node: ASDisplayNode, to layout: ASLayout, in range: ASSizeRange, animated: Bool, completion: (() -> Void)?
  ) {
    node.finishTransition(NothingToShow())
    StandardNodeSteps().transition(node, to: layout, in: range, animated: animated, completion: completion)
  }
}

private struct LeaversStay: NodeSteps {
  func dropLeavers(of node: ASDisplayNode, _ context: any ASContextTransitioning) {}
}

/// A change in which nothing changes.
private final class NothingToShow: ASContextTransitioning {
  func isAnimated() -> Bool { false }
  func layout(forKey key: String) -> ASLayout? { nil }
  func constrainedSize(forKey key: String) -> ASSizeRange { ASSizeRangeZero }
  func subnodes(forKey key: String) -> [ASDisplayNode] { [] }
  func insertedSubnodes() -> [ASDisplayNode] { [] }
  func removedSubnodes() -> [ASDisplayNode] { [] }
  func initialFrame(for node: ASDisplayNode) -> CGRect { .null }
  func finalFrame(for node: ASDisplayNode) -> CGRect { .null }
  func completeTransition(_ didComplete: Bool) {}
}
