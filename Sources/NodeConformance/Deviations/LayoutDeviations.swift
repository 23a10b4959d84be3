import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Nodes that measure or lay out in another way than promised. Several are what the original framework really does.
enum LayoutDeviations {
  private static let didChange = "ASDisplayNode.calculatedLayoutDidChange"
  private static let calculate = "ASDisplayNode.calculateLayoutThatFits"

  static let all = [
    Deviation(
      "restriction-skipped", "measuring goes on without the method that restricts the range first",
      breaks: ["\(calculate)/during-calculateLayoutThatFits"], nodeSteps: RestrictionSkipped()),
    Deviation(
      "restricted-outside", "the range is restricted for a layout that nobody asks for",
      breaks: ["\(calculate)/during-layoutThatFits"],
      also: ["\(calculate)/*", "ASDisplayNode.calculatedLayoutDidChange/*"],
      nodeSteps: RestrictedOutside()),
    Deviation(
      "second-spec-unseen", "a spec block beside an override is ignored without a word",
      breaks: ["ASDisplayNode.layoutSpecThatFits/misuse-*"], nodeSteps: SecondSpecUnseen()),
    Deviation(
      "hooks-while-restricting", "the spec and the size are asked for while the range is still being restricted",
      breaks: [
        "ASDisplayNode.layoutSpecThatFits/during-calculateLayoutThatFits*",
        "ASDisplayNode.calculateSizeThatFits/during-calculateLayoutThatFits*",
      ],
      nodeSteps: HooksWhileRestricting()),
    Deviation(
      "both-hooks-asked", "a node is asked for its size although it has a layout spec",
      breaks: ["\(calculate)/makes-asks-one-hook"], nodeSteps: BothHooksAsked()),
    Deviation(
      "wrong-hook-asked", "a node is asked for its size even if what it has is a layout spec",
      breaks: ["\(calculate)/makes-asks-one-hook"], also: ["ASDisplayNode.layoutSpecThatFits/*", "layout-spec/*"],
      nodeSteps: WrongHookAsked()),
    Deviation(
      "spec-unused", "a node is asked for its layout spec, and what is in it gets no place",
      breaks: [
        "ASDisplayNode.layoutSpecThatFits/makes-spec-used", "ASDisplayNode.layoutSpecThatFits/super-not-required",
      ], also: ["layout-spec/*"], nodeSteps: SpecUnused()),
    Deviation(
      "spec-frozen-while-made", "a layout spec cannot be changed from the moment it is made",
      breaks: ["layout-spec/write-spec"], nodeSteps: SpecFrozenWhileMade()),
    Deviation(
      "size-unused", "a node is asked for its size, and gets another one",
      breaks: ["ASDisplayNode.calculateSizeThatFits/makes-size-kept"], nodeSteps: SizeUnused()),
    Deviation(
      "stale-layout", "a layout is kept although it was invalidated",
      breaks: ["\(calculate)/called-on-*", "ASDisplayNode.invalidateCalculatedLayout/makes-measured-anew"],
      also: ["ASDisplayNode.*/makes-*", "ASDisplayNode.layout/*", "layout-spec/makes-*"], nodeSteps: StaleLayout()),
    Deviation(
      "layout-change-told-once", "calculatedLayoutDidChange is called for the first layout only",
      breaks: ["\(didChange)/called-on-*"],
      nodeSteps: FirstHookOnly(hooks: [NodeCall.calculatedLayoutDidChange])),
    Deviation(
      "layout-change-on-main", "a node that is not loaded is told of its layout on main",
      breaks: ["\(didChange)/thread-background-*"], also: ["\(didChange)/called-on-*"],
      nodeSteps: LayoutChangeOnMain()),
    Deviation(
      "layout-change-off-main", "a loaded node is told of its layout on a worker",
      breaks: ["\(didChange)/thread-main-*"],
      nodeSteps: LayoutChangeOffMain()),
    Deviation(
      "layout-change-before-measuring", "calculatedLayoutDidChange is called before anything is calculated",
      breaks: ["\(didChange)/never-before-calculateLayoutThatFits"], nodeSteps: LayoutChangeEarly()),
    Deviation(
      "layout-after-the-pass", "layout() is called one turn after the pass of the view",
      breaks: ["ASDisplayNode.layout/during-*", "ASDisplayNode.layoutDidFinish/during-*"],
      also: [
        "ASViewController.viewWillLayoutSubviews/*", "ASDisplayNode.layout/*", "ASDisplayNode.*/makes-layout-kept",
      ], nodeSteps: LayoutAfterThePass()),
    Deviation(
      "layout-before-view", "layout() is called before the view is there",
      breaks: ["ASDisplayNode.layout/after-view-loaded"],
      also: ["ASDisplayNode.layout*", "ASDisplayNode.didLoad/*", "layout-spec/*", "ASDisplayNode.*/makes-layout-kept"],
      nodeSteps: LayoutBeforeView()),
    Deviation(
      "layout-did-finish-first", "layoutDidFinish() is called before layout()",
      breaks: [
        "ASDisplayNode.layoutDidFinish/immediately-after-layout", "ASDisplayNode.layoutDidFinish/after-laid-out",
      ],
      nodeSteps: FinishFirst()),
    Deviation(
      "layout-did-finish-off-main", "layoutDidFinish() is called on a worker",
      breaks: ["ASDisplayNode.layoutDidFinish/thread-main"], also: ["ASDisplayNode.layoutDidFinish/*"],
      nodeSteps: HooksOffMain(hooks: [NodeCall.layoutDidFinish])),
    Deviation(
      "layout-without-calculation", "layout() is called for a size that nothing was calculated for",
      breaks: ["ASDisplayNode.layout/super-makes-layout-calculated", "ASDisplayNode.*/makes-layout-kept"],
      also: ["ASDisplayNode.layout/*", "layout-spec/*", "ASDisplayNode.layoutDidFinish/immediately-after-layout"],
      nodeSteps: LayoutWithoutCalculation()),
  ]
}

private struct RestrictionSkipped: NodeSteps {
  func measure(_ node: ASDisplayNode, in range: ASSizeRange, parentSize: CGSize) -> ASLayout? {
    let work = {
      _ = node.callCalculateLayoutThatFits(range)
      return node.measureHere(in: range, parentSize: parentSize)
    }
    return ThreadState.isMain ? node.runtime.sync(.layout) { work() } ?? nil : work()
  }
}

private struct RestrictedOutside: NodeSteps {
  func enterHierarchy(_ node: ASDisplayNode) {
    _ = node.runtime.sync(.layout) {
      node.callCalculateLayoutThatFits(
        ASSizeRange(min: .zero, max: CGSize(width: 9, height: 9)), restrictedTo: node.style.size,
        relativeToParentSize: .zero)
    }
    StandardNodeSteps().enterHierarchy(node)
  }
}

/// Refuses the first one, so that it can be seen that the next one is not refused.
private struct SecondSpecUnseen: NodeSteps {
  private let memory = FirstTime()

  func refuseSecondSpec(of node: ASDisplayNode) {
    if memory.isFirst("refused", in: node.runtime) { StandardNodeSteps().refuseSecondSpec(of: node) }
  }
}

private struct HooksWhileRestricting: NodeSteps {
  func restrict(
    _ range: ASSizeRange, to size: ASLayoutElementSize, relativeTo parentSize: CGSize, for node: ASDisplayNode
  ) -> ASSizeRange {
    _ = node.callLayoutSpecThatFits(range)
    _ = node.callCalculateSizeThatFits(range.max)
    return node.narrowed(range, to: size, relativeToParentSize: parentSize)
  }
}

private struct BothHooksAsked: NodeSteps {
  func layoutByRules(of node: ASDisplayNode, in range: ASSizeRange) -> ASLayout {
    _ = node.callCalculateSizeThatFits(range.max)
    return node.layoutByRules(in: range)
  }
}

private struct WrongHookAsked: NodeSteps {
  func layoutByRules(of node: ASDisplayNode, in range: ASSizeRange) -> ASLayout {
    ASLayout(layoutElement: node, size: range.clamp(node.callCalculateSizeThatFits(range.max)))
  }
}

private struct SpecFrozenWhileMade: NodeSteps {
  func mayWrite(_ spec: ASLayoutSpec) -> Bool { false }
}

private struct SpecUnused: NodeSteps {
  func layoutByRules(of node: ASDisplayNode, in range: ASSizeRange) -> ASLayout {
    ASLayout(layoutElement: node, size: node.layoutByRules(in: range).size)
  }
}

private struct SizeUnused: NodeSteps {
  func layoutByRules(of node: ASDisplayNode, in range: ASSizeRange) -> ASLayout {
    let layout = node.layoutByRules(in: range)
    guard layout.sublayouts.isEmpty else { return layout }
    return ASLayout(layoutElement: node, size: range.clamp(CGSize(width: 7, height: 7)))
  }
}

private struct StaleLayout: NodeSteps {
  func knownLayout(of node: ASDisplayNode, in range: ASSizeRange, parentSize: CGSize) -> ASLayout? {
    node.calculatedLayout
  }
}

private struct LayoutChangeOnMain: NodeSteps {
  func calculatedLayoutDidChange(of node: ASDisplayNode) {
    node.runtime.async(.main) { node.callCalculatedLayoutDidChange() }
  }
}

private struct LayoutChangeOffMain: NodeSteps {
  func calculatedLayoutDidChange(of node: ASDisplayNode) {
    if ThreadState.isMain {
      _ = node.runtime.sync(.layout) { node.callCalculatedLayoutDidChange() }
    } else {
      node.callCalculatedLayoutDidChange()
    }
  }
}

private struct LayoutChangeEarly: NodeSteps {
  func measure(_ node: ASDisplayNode, in range: ASSizeRange, parentSize: CGSize) -> ASLayout? {
    let work = {
      if node.calculatedLayout == nil, !node.isNodeLoaded { node.callCalculatedLayoutDidChange() }
      return node.measureHere(in: range, parentSize: parentSize)
    }
    return ThreadState.isMain ? node.runtime.sync(.layout) { work() } ?? nil : work()
  }
}

private struct LayoutAfterThePass: NodeSteps {
  func layoutPass(of node: ASDisplayNode) {
    node.runtime.async(.main) {
      node.callLayout()
      node.callLayoutDidFinish()
    }
  }
}

private struct LayoutBeforeView: NodeSteps {
  func finishLoading(_ node: ASDisplayNode) {
    node.callLayout()
    node.note(NodeCall.viewLoaded)
    node.callDidLoad()
    node.finishLoadBlocks()
  }
}

private struct FinishFirst: NodeSteps {
  func layoutPass(of node: ASDisplayNode) {
    node.callLayoutDidFinish()
    node.callLayout()
  }
}

private struct LayoutWithoutCalculation: NodeSteps {
  func finishLoading(_ node: ASDisplayNode) {
    node.note(NodeCall.viewLoaded)
    node.callDidLoad()
    node.finishLoadBlocks()
    node.callLayout()
  }
}

/// Delivers some hooks on a worker.
struct HooksOffMain: NodeSteps {
  let hooks: [ObservedCall]

  func deliver(_ hook: ObservedCall, to node: ASDisplayNode, _ body: () -> Void) {
    guard hooks.contains(hook), ThreadState.isMain else { return body() }
    withoutActuallyEscaping(body) { body in _ = node.runtime.sync(.layout) { body() } }
  }
}

/// Delivers some hooks the first time only, whichever node it is that they are for.
struct FirstHookOnly: NodeSteps {
  let hooks: [ObservedCall]
  private let memory = FirstTime()

  init(hooks: [ObservedCall]) { self.hooks = hooks }

  func deliver(_ hook: ObservedCall, to node: ASDisplayNode, _ body: () -> Void) {
    if !hooks.contains(hook) || memory.isFirst(hook.name, in: node.runtime) { body() }
  }
}
