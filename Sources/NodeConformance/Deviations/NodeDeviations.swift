import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Nodes one step of which is not as promised. Several are what the original framework really does.
enum NodeDeviations {
  static let all = [
    Deviation(
      "node-block-on-main", "node blocks run on the main thread",
      breaks: ["ASDisplayNode.init/thread-background-node-block", "ASCollectionNode.nodeBlock/thread-background"],
      nodeSteps: NodeBlockOnMain()),
    Deviation(
      "hook-in-init", "a hook is called before the initialiser has returned",
      breaks: ["ASDisplayNode.*/never-before-init"],
      also: ["ASDisplayNode.interfaceStateDidChange/thread-main"], nodeSteps: HookInInit()),
    Deviation(
      "view-loaded-in-init", "the base initialiser asks for the view", breaks: ["ASDisplayNode.*/never-before-init"],
      also: ["ASDisplayNode.init/never-*", "ASViewController.init/never-touch-controller-view"],
      nodeSteps: ViewLoadedInInit()),
    Deviation(
      "init-on-main-only", "the initialiser refuses every thread but main", breaks: ["ASDisplayNode.init/thread-any"],
      nodeSteps: InitOnMainOnly()),
    Deviation(
      "did-load-twice", "didLoad is called twice", breaks: ["ASDisplayNode.didLoad/once"],
      also: ["ASDisplayNode.didLoad/immediately-after-view-loaded"], nodeSteps: DidLoadTwice()),
    Deviation(
      "did-load-never", "didLoad is not called at all",
      breaks: [
        "ASDisplayNode.didLoad/create-uikit-object", "ASDisplayNode.didLoad/touch-view",
        "ASDisplayNode.didLoad/add-gesture-recognizer",
      ],
      nodeSteps: DidLoadNever()),
    Deviation(
      "did-load-never-for-children", "didLoad is called for roots only",
      breaks: ["ASDisplayNode.didLoad/once", "ASDisplayNode.didLoad/before-view-visible"],
      nodeSteps: DidLoadForRootsOnly()),
    Deviation(
      "did-load-before-view", "didLoad is called before the view is there",
      breaks: ["ASDisplayNode.didLoad/immediately-after-view-loaded"],
      nodeSteps: DidLoadBeforeView()),
    Deviation(
      "load-blocks-first", "the blocks that wait for the view run before didLoad",
      breaks: ["ASDisplayNode.didLoad/immediately-after-view-loaded"], nodeSteps: LoadBlocksFirst()),
    Deviation(
      "did-load-off-main", "didLoad is called on a layout worker",
      breaks: ["ASDisplayNode.didLoad/thread-main", "ASDisplayNode.didLoad/touch-view"],
      also: ["ASDisplayNode.didLoad/*", "access-node-view/*"], nodeSteps: DidLoadOffMain()),
    Deviation(
      "view-refused-in-did-load", "the view cannot be touched in didLoad", breaks: ["ASDisplayNode.didLoad/touch-view"],
      also: ["ASDisplayNode.didLoad/*"], nodeSteps: ViewRefusedInDidLoad()),
    Deviation(
      "described-once", "a node is asked for its description once only",
      breaks: ["ASDisplayNode.descriptionForRecursiveDescription/called-on-*"], nodeSteps: DescribedUnasked()),
    Deviation(
      "measured-on-main", "nodes are measured on the main thread",
      breaks: [
        "ASDisplayNode.layoutSpecThatFits/thread-background", "ASDisplayNode.calculateLayoutThatFits/thread-not-main",
        "ASDisplayNode.calculateSizeThatFits/thread-not-main",
      ], also: ["ASDisplayNode.calculatedLayoutDidChange/thread-background-*"],
      nodeSteps: MeasuredOnMain()),
    Deviation(
      "root-spec-frozen-only", "specs inside the returned one stay mutable",
      breaks: ["layout-spec/immutable-after-layoutSpecThatFits"],
      nodeSteps: RootSpecFrozenOnly()),
    Deviation(
      "frames-before-layout", "frames are set before layout() is called",
      breaks: ["ASDisplayNode.layout/super-makes-layout-applied"],
      nodeSteps: FramesBeforeLayout()),
    Deviation(
      "frames-after-layout", "frames are set after layout() has returned",
      breaks: ["ASDisplayNode.layout/super-makes-subnodes-positioned", "layout-spec/makes-placed-by-spec"],
      also: ["ASDisplayNode.layout/super-makes-layout-applied", "ASDisplayNode.layoutSpecThatFits/makes-*"],
      nodeSteps: FramesAfterLayout()),
    Deviation(
      "layout-off-main", "layout() is called on a layout worker", breaks: ["ASDisplayNode.layout/thread-main"],
      also: [
        "ASDisplayNode.layout/*", "layout-spec/makes-*", "ASDisplayNode.*/makes-layout-kept",
        "ASViewController.viewWillLayoutSubviews/at-same-time-layout",
      ],
      nodeSteps: LayoutOffMain()),
    Deviation(
      "no-layout-after-hierarchy-change", "adding and removing children does not lead to a layout pass",
      breaks: ["ASViewController.viewWillLayoutSubviews/called-on-hierarchy-changed"],
      nodeSteps: NoLayoutAfterHierarchyChange()),
  ]
}

/// Describes every tree but the first without asking its nodes.
private struct DescribedUnasked: NodeSteps {
  private let memory = FirstTime()

  func describe(_ node: ASDisplayNode) -> String {
    let isFirst = memory.isFirst("\(node.observationID)", in: node.runtime)
    return isFirst ? node.callDescriptionForRecursiveDescription() : ""
  }
}

private struct NodeBlockOnMain: NodeSteps {
  func runNodeBlocks(of runtime: HeadlessRuntime, count: Int, _ body: (Int) -> Void) {
    _ = runtime.sync(.main) { (0..<count).forEach(body) }
  }
}

private struct HookInInit: NodeSteps {
  func baseDidInit(_ node: ASDisplayNode) { node.callInterfaceStateDidChange([], from: []) }
}

private struct ViewLoadedInInit: NodeSteps {
  func baseDidInit(_ node: ASDisplayNode) {
    if ThreadState.isMain { _ = node.view }
  }
}

private struct InitOnMainOnly: NodeSteps {
  func baseDidInit(_ node: ASDisplayNode) { _ = node.requireMain(.viewOnMain, "init") }
}

private struct DidLoadTwice: NodeSteps {
  func finishLoading(_ node: ASDisplayNode) {
    node.note(NodeCall.viewLoaded)
    node.callDidLoad()
    node.callDidLoad()
  }
}

private struct DidLoadNever: NodeSteps {
  func finishLoading(_ node: ASDisplayNode) { node.note(NodeCall.viewLoaded) }
}

private struct DidLoadForRootsOnly: NodeSteps {
  func finishLoading(_ node: ASDisplayNode) {
    node.note(NodeCall.viewLoaded)
    if node.supernode == nil { node.callDidLoad() }
  }
}

private struct DidLoadBeforeView: NodeSteps {
  func finishLoading(_ node: ASDisplayNode) {
    node.callDidLoad()
    node.note(NodeCall.viewLoaded)
  }
}

private struct DidLoadOffMain: NodeSteps {
  func finishLoading(_ node: ASDisplayNode) {
    node.note(NodeCall.viewLoaded)
    _ = node.runtime.sync(.layout) { node.callDidLoad() }
  }
}

private struct ViewRefusedInDidLoad: NodeSteps {
  func mayAccessView(of node: ASDisplayNode, as call: ObservedCall) -> Bool {
    guard node.requireMain(.viewOnMain, call.name, as: call) else { return false }
    guard OpenCall.isOpen(NodeCall.didLoad) else { return true }
    node.refuse(.viewOnMain, "\(call.name) in didLoad()", as: call)
    return false
  }
}

private struct MeasuredOnMain: NodeSteps {
  func measure(_ node: ASDisplayNode, in range: ASSizeRange, parentSize: CGSize) -> ASLayout? {
    node.measureHere(in: range, parentSize: parentSize)
  }
}

private struct RootSpecFrozenOnly: NodeSteps {
  func freeze(_ spec: ASLayoutSpec) { spec.freeze() }
}

private struct FramesBeforeLayout: NodeSteps {
  func layoutPass(of node: ASDisplayNode) {
    node.applyCalculatedFrames()
    node.callLayout()
    node.callLayoutDidFinish()
  }
}

private struct FramesAfterLayout: NodeSteps {
  func layoutPass(of node: ASDisplayNode) {
    node.callLayout()
    node.applyCalculatedFrames()
    node.callLayoutDidFinish()
  }

  func applyFrames(of node: ASDisplayNode) {}
}

private struct LayoutOffMain: NodeSteps {
  func layoutPass(of node: ASDisplayNode) {
    _ = node.runtime.sync(.layout) { node.callLayout() }
    node.callLayoutDidFinish()
  }
}

private struct NoLayoutAfterHierarchyChange: NodeSteps {
  func hierarchyDidChange(of node: ASDisplayNode) {}
}
