import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Nodes that are drawn, or told of it, in another way than promised, and nodes that draw as they must not.
enum DrawingDeviations {
  private static let draw = "ASDisplayNode.drawRect"
  private static let display = "ASDisplayNode.displayWithParameters"
  private static let anyThread = ["\(draw)/thread-any", "\(display)/thread-any"]
  private static let safe = ["\(draw)/thread-safe", "\(display)/thread-safe", "draw-method/thread-safe"]
  private static let willStart = "ASDisplayNode.displayWillStart"
  private static let didFinish = "ASDisplayNode.displayDidFinish"
  private static let subnodeWillStart = "ASDisplayNode.subnodeDisplayWillStart"
  private static let subnodeDidFinish = "ASDisplayNode.subnodeDisplayDidFinish"

  static let all = [
    Deviation(
      "parameters-asked-off-main", "a node is asked on a worker what its drawing needs to know",
      breaks: ["ASDisplayNode.drawParametersForAsyncLayer/thread-main"], nodeSteps: ParametersAskedOffMain()),
    Deviation(
      "parameters-unasked", "nodes but the first are drawn without being asked what that needs to know",
      breaks: [
        "ASDisplayNode.drawParametersForAsyncLayer/before-drawn",
        "ASDisplayNode.drawParametersForAsyncLayer/makes-parameters-passed",
      ], also: ["ASDisplayNode.isCancelledBlock/*"], nodeSteps: ParametersUnasked()),
    Deviation(
      "parameters-lost", "a drawing does not get what its node has handed out",
      breaks: ["ASDisplayNode.drawParametersForAsyncLayer/makes-parameters-passed"],
      also: ["ASDisplayNode.isCancelledBlock/*"], nodeSteps: ParametersLost()),
    Deviation(
      "cancellation-unheard", "a drawing never hears that it is cancelled",
      breaks: ["ASDisplayNode.isCancelledBlock/*"], nodeSteps: CancellationUnheard()),
    Deviation(
      "draws-on-main-only", "a drawing is refused on every thread but main", breaks: anyThread, also: safe,
      nodeSteps: DrawsOnMainOnly()),
    Deviation(
      "shared-bitmap-cleared", "a drawing clears its part of the contents of another node",
      breaks: ["\(draw)/never-clear-backing-store-*"], cast: Cast(sketch: { ClearingSketch() })),
    Deviation(
      "placeholder-on-main-only", "a placeholder is refused on every thread but main",
      breaks: ["ASDisplayNode.placeholderImage/thread-any"], also: ["ASDisplayNode.placeholderImage/thread-safe"],
      nodeSteps: PlaceholderOnMainOnly()),
    Deviation(
      "view-touched-while-drawn", "a drawing and a placeholder touch the view of their node",
      breaks: safe + ["ASDisplayNode.placeholderImage/thread-safe"],
      also: anyThread + ["ASDisplayNode.placeholderImage/thread-any"],
      cast: Cast(sketch: { ViewSketch() }, snapshot: { ViewSnapshot() })),
    Deviation(
      "display-hooks-off-main", "the hooks of drawing are called on a worker",
      breaks: [willStart, didFinish, subnodeWillStart, subnodeDidFinish].map { "\($0)/thread-main" },
      nodeSteps: HooksOffMain(
        hooks: [
          NodeCall.displayWillStart, NodeCall.displayDidFinish, NodeCall.subnodeDisplayWillStart,
          NodeCall.subnodeDisplayDidFinish,
        ])),
    Deviation(
      "display-told-late", "a node hears that it will be drawn when it has been",
      breaks: ["\(willStart)/before-drawn", "\(subnodeWillStart)/before-subnode-drawn"], nodeSteps: DisplayToldLate()),
    Deviation(
      "display-finished-early", "a node hears that it has been drawn before it is",
      breaks: ["\(didFinish)/after-contents-set", "\(subnodeDidFinish)/after-subnode-contents-set"],
      nodeSteps: DisplayFinishedEarly()),
    Deviation(
      "leaf-told-of-subnodes", "a node without subnodes hears of the drawing of a subnode",
      breaks: ["\(subnodeWillStart)/never-called-*", "\(subnodeDidFinish)/never-called-*"],
      also: ["\(subnodeWillStart)/*", "\(subnodeDidFinish)/*"], nodeSteps: LeafTold()),
    Deviation(
      "contents-cleared-off-main", "contents are cleared on a worker",
      breaks: ["ASDisplayNode.clearContents/thread-main"], also: ["ASDisplayNode.clearContents/*"],
      nodeSteps: HooksOffMain(hooks: [NodeCall.clearContents])),
    Deviation(
      "contents-cleared-alone", "contents are cleared by nobody who clears a tree",
      breaks: ["ASDisplayNode.clearContents/during-*"], nodeSteps: ClearedAlone()),
    Deviation(
      "contents-kept", "contents stay though they are cleared", breaks: ["ASDisplayNode.clearContents/makes-*"],
      nodeSteps: ContentsKept()),
    Deviation(
      "scale-forgotten", "contents are set without their scale",
      breaks: ["ASDisplayNode.setNeedsDisplayAtScale/makes-at-scale"], nodeSteps: ScaleForgotten()),
    Deviation(
      "layers-walked", "a scale is set in the layer tree and in no node but the first",
      breaks: ["ASDisplayNode.recursivelySetNeedsDisplayAtScale/*"], also: ["ASDisplayNode.setNeedsDisplayAtScale/*"],
      nodeSteps: LayersWalked()),
  ]
}

private struct ParametersAskedOffMain: NodeSteps {
  func drawParameters(of node: ASDisplayNode, _ ask: () -> NSObjectProtocol?) -> NSObjectProtocol? {
    withoutActuallyEscaping(ask) { ask in node.runtime.sync(.layout) { ask() } ?? nil }
  }
}

private struct ParametersUnasked: NodeSteps {
  private let memory = FirstTime()

  func drawParameters(of node: ASDisplayNode, _ ask: () -> NSObjectProtocol?) -> NSObjectProtocol? {
    memory.isFirst("asked", in: node.runtime) ? ask() : nil
  }
}

private struct ParametersLost: NodeSteps {
  func drawParameters(of node: ASDisplayNode, _ ask: () -> NSObjectProtocol?) -> NSObjectProtocol? {
    _ = ask()
    return nil
  }
}

private struct CancellationUnheard: NodeSteps {
  func isCancelled(_ node: ASDisplayNode, display generation: UInt) -> Bool { false }
}

private struct DrawsOnMainOnly: NodeSteps {
  func isCancelled(_ node: ASDisplayNode, display generation: UInt) -> Bool {
    !node.requireMain(.displayOnMain, "a drawing") || node.isSuperseded(generation)
  }
}

private struct PlaceholderOnMainOnly: NodeSteps {
  func placeholder(of node: ASDisplayNode, _ ask: () -> UIImage?) -> UIImage? {
    node.requireMain(.displayOnMain, "a placeholder") ? ask() : nil
  }
}

private struct DisplayToldLate: NodeSteps {
  func displayWillStart(_ node: ASDisplayNode, asynchronously: Bool) {}

  func didDisplay(_ node: ASDisplayNode, _ picture: UIImage?) {
    node.tellDisplayWillStart(asynchronously: true)
    node.setContents(picture)
    node.noteContents()
    node.tellDisplayDidFinish()
  }
}

private struct DisplayFinishedEarly: NodeSteps {
  func displayWillStart(_ node: ASDisplayNode, asynchronously: Bool) {
    node.tellDisplayWillStart(asynchronously: asynchronously)
    node.tellDisplayDidFinish()
  }
}

private struct LeafTold: NodeSteps {
  func displayWillStart(_ node: ASDisplayNode, asynchronously: Bool) {
    node.tellDisplayWillStart(asynchronously: asynchronously)
    guard node.subnodes.isEmpty else { return }
    node.subnodeWillStart(node)
    node.subnodeDidFinish(node)
  }
}

private struct ClearedAlone: NodeSteps {
  func exitHierarchy(_ node: ASDisplayNode) {
    node.callClearContents()
    StandardNodeSteps().exitHierarchy(node)
  }
}

private struct ContentsKept: NodeSteps {
  func dropContents(of node: ASDisplayNode) {}
}

private struct ScaleForgotten: NodeSteps {
  func didDisplay(_ node: ASDisplayNode, _ picture: UIImage?) {
    node.setContents(picture)
    node.layer.contentsScale = 1
    node.noteContents()
    node.tellDisplayDidFinish()
  }
}

private struct LayersWalked: NodeSteps {
  func setScale(_ scale: CGFloat, inTreeOf node: ASDisplayNode) {
    node.setNeedsDisplayAtScale(scale)
    if node.isNodeLoaded { scaleLayers(of: node.layer, to: scale) }
  }

  private func scaleLayers(of layer: CALayer, to scale: CGFloat) {
    layer.contentsScale = scale
    for sublayer in layer.sublayers ?? [] { scaleLayers(of: sublayer, to: scale) }
  }
}
