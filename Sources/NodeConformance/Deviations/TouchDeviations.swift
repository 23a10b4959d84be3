import AsyncDisplayKit
import HeadlessUIKit

/// Nodes that hear of touches in another way than promised.
enum TouchDeviations {
  private static let hooks: [(ObservedCall, String)] = [
    (NodeCall.touchesBegan, "touches-began"), (NodeCall.touchesMoved, "touches-moved"),
    (NodeCall.touchesEnded, "touches-ended"), (NodeCall.touchesCancelled, "touches-cancelled"),
  ]

  static let all =
    hooks.flatMap { hook, name in
      let claim = "ASDisplayNode.\(hook.name.prefix { $0 != "(" })"
      return [
        Deviation(
          "\(name)-once", "\(hook.name) is called the first time only", breaks: ["\(claim)/called-on-*"],
          nodeSteps: FirstHookOnly(hooks: [hook])),
        Deviation(
          "\(name)-off-main", "\(hook.name) is called on a worker", breaks: ["\(claim)/thread-main"],
          nodeSteps: HooksOffMain(hooks: [hook])),
      ]
    } + [
      Deviation(
        "gesture-unasked", "gestures begin without the node being asked",
        breaks: ["ASDisplayNode.gestureRecognizerShouldBegin/before-gesture-begins"],
        also: ["ASDisplayNode.gestureRecognizerShouldBegin/makes-*"], nodeSteps: GestureUnasked()),
      Deviation(
        "gesture-answer-ignored", "gestures begin whatever the node says",
        breaks: ["ASDisplayNode.gestureRecognizerShouldBegin/makes-*"], nodeSteps: AnswerIgnored()),
      Deviation(
        "gesture-asked-off-main", "the node is asked on a worker whether a gesture may begin",
        breaks: ["ASDisplayNode.gestureRecognizerShouldBegin/thread-main"], nodeSteps: GestureAskedOffMain()),
      Deviation(
        "hit-before-view", "a node is hit-tested before its view is there",
        breaks: ["ASDisplayNode.hitTest/never-before-view-loaded"], nodeSteps: HitBeforeView()),
      Deviation(
        "hit-off-main", "a node is hit-tested on a worker", breaks: ["ASDisplayNode.hitTest/thread-main"],
        nodeSteps: HitOffMain()),
    ]
}

/// Asks for one gesture, so that it can be seen that it does not ask for the next.
private struct GestureUnasked: NodeSteps {
  private let memory = FirstTime()

  func mayBegin(_ recognizer: UIGestureRecognizer, on node: ASDisplayNode) -> Bool {
    if memory.isFirst("asked", in: node.runtime) { return node.callGestureRecognizerShouldBegin(recognizer) }
    return true
  }
}

private struct AnswerIgnored: NodeSteps {
  func mayBegin(_ recognizer: UIGestureRecognizer, on node: ASDisplayNode) -> Bool {
    _ = node.callGestureRecognizerShouldBegin(recognizer)
    return true
  }
}

private struct GestureAskedOffMain: NodeSteps {
  func mayBegin(_ recognizer: UIGestureRecognizer, on node: ASDisplayNode) -> Bool {
    node.runtime.sync(.layout) { node.callGestureRecognizerShouldBegin(recognizer) } ?? true
  }
}

private struct HitBeforeView: NodeSteps {
  func finishLoading(_ node: ASDisplayNode) {
    _ = node.viewHitTest(.zero, nil, in: node.loadedView)
    node.note(NodeCall.viewLoaded)
    node.callDidLoad()
    node.finishLoadBlocks()
  }
}

private struct HitOffMain: NodeSteps {
  func finishLoading(_ node: ASDisplayNode) {
    node.note(NodeCall.viewLoaded)
    node.callDidLoad()
    node.finishLoadBlocks()
    let view = node.loadedView
    _ = node.runtime.sync(.layout) { node.viewHitTest(.zero, nil, in: view) }
  }
}
