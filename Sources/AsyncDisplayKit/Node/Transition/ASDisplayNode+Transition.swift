import Foundation
import HeadlessUIKit

/// A transition that a node is in.
struct TransitionState {
  /// Counts the transitions that were begun or given up: one that was begun with another number is superseded.
  var number: UInt = 0
  /// The new layout is being measured; until it is there the old frames stay.
  var isMeasuring = false
  /// The change is being shown: what is not in the new layout stays until that is done.
  var isShown = false
  /// In seconds.
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var options: UIViewAnimationOptions = [.beginFromCurrentState]
  /// The range of the layout that is shown.
  var range: ASSizeRange?
}

extension ASDisplayNode {
  // What the methods of the class do. Only what stands in the body of a class can be overridden.

  func changeLayout(to constrainedSize: ASSizeRange, animated: Bool, async: Bool, _ completion: (() -> Void)?) {
    traced(NodeCall.transitionLayout, flags: .byClient) {
      guard mayTransition(to: constrainedSize) else { return }
      let isThere = cachedLayout(in: constrainedSize, parentSize: constrainedSize.max) != nil
      if isThere && state[\.transition.range] == constrainedSize { return }
      transition(to: constrainedSize, animated: animated, async: async, completion)
    }
  }

  func changeLayout(animated: Bool, async: Bool, _ completion: (() -> Void)?) {
    let range = rangeAtPresent
    traced(NodeCall.transitionLayout, flags: .byClient) {
      guard mayTransition(to: range) else { return }
      transition(to: range, animated: animated, async: async, completion)
    }
  }

  /// The range of the layout that is shown. Where the node has another size than that layout, its frame was set by hand, and the bounds count.
  private var rangeAtPresent: ASSizeRange {
    let size = bounds.size
    let shown = state.with { (range: $0.transition.range, size: $0.calculatedLayout?.size) }
    guard let range = shown.range, shown.size == size else { return ASSizeRangeMake(size) }
    return range
  }

  private func mayTransition(to range: ASSizeRange) -> Bool {
    guard requireMain(.transitionOnMain, "transitionLayout") else { return false }
    guard range.max.width > 0, range.max.height > 0 else { return false }
    var above = supernode
    while let node = above {
      if node.state[\.transition.isMeasuring] {
        refuse(.oneTransition, "\(type(of: node)) above is in one")
        return false
      }
      above = node.supernode
    }
    return true
  }

  private func transition(
    to range: ASSizeRange, animated: Bool, async: Bool, _ completion: (() -> Void)?
  ) {
    dropLayouts()
    let number = state.with { state in
      state.transition.number += 1
      state.transition.isMeasuring = true
      return state.transition.number
    }
    let finish = { [self] (layout: ASLayout) in
      guard state[\.transition.number] == number else { return }
      steps.transition(self, to: layout, in: range, animated: animated, completion: completion)
    }
    guard async else {
      if let layout = runtime.sync(.layout, { measureForTransition(in: range) }) { finish(layout) }
      return
    }
    runtime.async(.layout) { [self] in
      guard state[\.transition.number] == number else { return }
      let layout = measureForTransition(in: range)
      runtime.async(.main) { finish(layout) }
    }
  }

  /// The result becomes the node's layout when the change is shown, and not before: by then another change may have superseded it.
  private func measureForTransition(in range: ASSizeRange) -> ASLayout {
    OpenCall.perform(NodeCall.transitionLayout, on: self) {
      measure(in: range, parentSize: range.max, by: .byFramework)
    }
  }

  /// The new layout has been measured: it is the calculated one from now on, what is new in it comes, and the change is shown.
  package func show(_ layout: ASLayout, in range: ASSizeRange, animated: Bool, _ completion: (() -> Void)?) {
    let before = state.with { state in
      defer {
        state.transition.isMeasuring = false
        state.transition.isShown = true
        state.transition.range = range
        state.calculatedLayout = layout
      }
      return state.calculatedLayout.map { (layout: $0, range: state.transition.range ?? ASSizeRangeMake($0.size)) }
    }
    let context = LayoutTransition(of: self, animated: animated, before: before, after: (layout, range))
    (self as? ASCellNode)?.askToBeMeasured()
    completion?()
    if automaticallyManagesSubnodes { insertSubnodes(of: layout) }
    call(NodeCall.animateLayoutTransition) { $0.animateLayoutTransition(context) }
  }

  /// The change has been shown.
  package func finishTransition(_ context: any ASContextTransitioning) {
    state.with { $0.transition.isShown = false }
    call(NodeCall.didCompleteLayoutTransition) { $0.didCompleteLayoutTransition(context) }
    note(NodeCall.calculatedLayoutSet)
    // Of a node that is not loaded, main has no part in its layout.
    if isNodeLoaded { return steps.calculatedLayoutDidChange(of: self) }
    runtime.sync(.layout) { [self] in steps.calculatedLayoutDidChange(of: self) }
  }

  func removeLeavingSubnodes(of context: any ASContextTransitioning) {
    guard automaticallyManagesSubnodes else { return }
    for subnode in context.removedSubnodes() where subnode.supernode === self { detach(subnode) }
  }

  /// Brings the nodes of a layout in, each in front of the one before it. What is not in the layout stays until the change was shown.
  private func insertSubnodes(of layout: ASLayout) {
    var place = 0
    for subnode in layout.nodes {
      let index = subnodes.firstIndex { $0 === subnode }
      if index == nil || index ?? 0 < place { attach(subnode, at: place) }
      place = (subnodes.firstIndex { $0 === subnode } ?? place) + 1
    }
    noteLayoutSubnodes(layout.nodes)
  }
}

extension DrawnElement {
  /// Shows a change as it is by default: what comes and what moves is where it belongs, at once.
  func showAtOnce(_ context: any ASContextTransitioning) {
    for subnode in context.subnodes(forKey: ASTransitionContextToLayoutKey) {
      let frame = context.finalFrame(for: subnode)
      if !frame.isNull { subnode.setFrame(frame, by: .byFramework) }
    }
    context.completeTransition(true)
  }
}
