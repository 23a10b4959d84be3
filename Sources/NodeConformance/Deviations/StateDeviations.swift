import AsyncDisplayKit
import HeadlessUIKit

/// Nodes that tell of windows and interface states in another way than promised.
enum StateDeviations {
  static let all =
    hierarchy + olderNames
    + states.flatMap { hook, claim in
      [
        Deviation(
          "\(kebab(hook))-once", "\(hook.name) is called the first time only",
          breaks: ["ASDisplayNode.\(claim)/called-on-*"], also: ["ASCellNode.*"],
          nodeSteps: FirstHookOnly(hooks: [hook])),
        Deviation(
          "\(kebab(hook))-off-main", "\(hook.name) is called on a worker",
          breaks: ["ASDisplayNode.\(claim)/thread-main"],
          nodeSteps: HooksOffMain(hooks: [hook])),
      ]
    }

  private static let states: [(ObservedCall, String)] = [
    (NodeCall.didEnterPreloadState, "didEnterPreloadState"), (NodeCall.didExitPreloadState, "didExitPreloadState"),
    (NodeCall.didEnterDisplayState, "didEnterDisplayState"), (NodeCall.didExitDisplayState, "didExitDisplayState"),
    (NodeCall.didEnterVisibleState, "didEnterVisibleState"), (NodeCall.didExitVisibleState, "didExitVisibleState"),
    (NodeCall.interfaceStateDidChange, "interfaceStateDidChange"),
    (NodeCall.fetchData, "fetchData"), (NodeCall.clearFetchedData, "clearFetchedData"),
  ]

  private static let hierarchy = [
    Deviation(
      "hierarchy-hooks-off-main", "hooks of entering and leaving a window are called on a worker",
      breaks: [
        "ASDisplayNode.willEnterHierarchy/thread-main", "ASDisplayNode.didEnterHierarchy/thread-main",
        "ASDisplayNode.didExitHierarchy/thread-main",
      ],
      also: ["ASDisplayNode.*/thread-main"],
      nodeSteps: HooksOffMain(
        hooks: [NodeCall.willEnterHierarchy, NodeCall.didEnterHierarchy, NodeCall.didExitHierarchy])),
    Deviation(
      "will-enter-late", "willEnterHierarchy() comes after the state has changed",
      breaks: [
        "ASDisplayNode.willEnterHierarchy/immediately-before-window-joined",
        "ASDisplayNode.didEnterHierarchy/after-willEnterHierarchy",
      ],
      nodeSteps: WillEnterLate()),
    Deviation(
      "did-exit-early", "didExitHierarchy() is called while the view is in the window",
      breaks: ["ASDisplayNode.didExitHierarchy/after-window-left"],
      also: ["ASDisplayNode.inHierarchy/*"], nodeSteps: DidExitEarly()),
    Deviation(
      "did-enter-hierarchy-once", "didEnterHierarchy() is called the first time only",
      breaks: ["ASDisplayNode.didEnterHierarchy/called-on-*"],
      nodeSteps: FirstHookOnly(hooks: [NodeCall.didEnterHierarchy])),
    Deviation(
      "did-exit-hierarchy-once", "didExitHierarchy() is called the first time only",
      breaks: ["ASDisplayNode.didExitHierarchy/called-on-*"], also: ["ASViewController.viewDidDisappear/*"],
      nodeSteps: FirstHookOnly(hooks: [NodeCall.didExitHierarchy])),
    Deviation(
      "visible-before-load", "didEnterVisibleState() is called before the view is there",
      breaks: ["ASDisplayNode.didEnterVisibleState/never-before-view-loaded*"],
      also: ["ASDisplayNode.didLoad/*"],
      nodeSteps: VisibleBeforeLoad()),
    Deviation(
      "hierarchy-forgotten", "a node goes on saying that it is in the hierarchy",
      breaks: ["ASDisplayNode.inHierarchy/*"],
      also: [
        "ASViewController.viewWillAppear/immediately-before-node-visible",
        "ASDisplayNode.didExitHierarchy/after-window-left",
        "ASViewController.viewDidDisappear/immediately-after-node-left-hierarchy",
      ],
      nodeSteps: HierarchyForgotten()),
    Deviation(
      "states-told-early", "the hooks of the states are called before the node is in them",
      breaks: [
        "ASDisplayNode.didEnterPreloadState/after-*", "ASDisplayNode.didExitPreloadState/after-*",
        "ASDisplayNode.didEnterDisplayState/after-*", "ASDisplayNode.didExitDisplayState/after-*",
        "ASDisplayNode.didExitVisibleState/after-*",
      ],
      also: [
        "ASDisplayNode.willEnterHierarchy/immediately-before-window-joined",
        "ASDisplayNode.clearFetchedData/makes-clears-alone",
        "ASDisplayNode.inHierarchy/makes-hierarchy-told", "ASViewController.viewWillAppear/*",
      ],
      nodeSteps: StatesToldEarly()),
  ]

  private static let olderNames = [
    Deviation(
      "older-hooks-off-main", "the hooks of the states under their older names are called on a worker",
      breaks: ["ASDisplayNode.fetchStateDidChange+displayStateDidChange+visibilityDidChange/thread-main"],
      nodeSteps: HooksOffMain(
        hooks: [NodeCall.fetchStateDidChange, NodeCall.displayStateDidChange, NodeCall.visibilityDidChange])),
    Deviation(
      "fetched-data-cleared-below", "a node that drops its data has those below it drop theirs",
      breaks: ["ASDisplayNode.clearFetchedData/makes-clears-alone"], also: ["ASDisplayNode.clearFetchedData/*"],
      nodeSteps: ClearedBelow()),
  ]

  /// `didLoad()` is `did-load`.
  private static func kebab(_ hook: ObservedCall) -> String {
    hook.name.prefix { $0 != "(" }.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }
}

private struct WillEnterLate: NodeSteps {
  func enterHierarchy(_ node: ASDisplayNode) {
    node.joinWindow()
    for subnode in node.subnodes { subnode.enterHierarchy() }
    node.callDidEnterHierarchy()
    node.callWillEnterHierarchy()
  }
}

private struct DidExitEarly: NodeSteps {
  func enterHierarchy(_ node: ASDisplayNode) {
    node.callWillEnterHierarchy()
    node.joinWindow()
    for subnode in node.subnodes { subnode.enterHierarchy() }
    node.callDidEnterHierarchy()
    node.callDidExitHierarchy()
  }
}

private struct VisibleBeforeLoad: NodeSteps {
  func finishLoading(_ node: ASDisplayNode) {
    if node.supernode != nil { node.callDidEnterVisibleState() }
    node.note(NodeCall.viewLoaded)
    node.callDidLoad()
    node.finishLoadBlocks()
  }
}

private struct StatesToldEarly: NodeSteps {
  func enterHierarchy(_ node: ASDisplayNode) {
    for isIn in [true, false] {
      node.tellOfPreload(isIn)
      node.tellOfDisplay(isIn)
      node.tellOfVisibility(isIn)
    }
    node.callWillEnterHierarchy()
    node.joinWindow()
    for subnode in node.subnodes { subnode.enterHierarchy() }
    node.callDidEnterHierarchy()
  }
}

/// Enters the hierarchy again as soon as it has left it.
private struct HierarchyForgotten: NodeSteps {
  func exitHierarchy(_ node: ASDisplayNode) {
    node.enterHierarchy()
    node.callDidExitHierarchy()
    node.exitInterfaceState()
    for subnode in node.subnodes { subnode.exitHierarchy() }
    node.note(NodeCall.leftHierarchy)
  }
}

private struct ClearedBelow: NodeSteps {
  func dropFetchedData(of node: ASDisplayNode) {
    for subnode in node.subnodes { subnode.callClearFetchedData() }
  }
}
