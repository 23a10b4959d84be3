import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Nodes that are measured: by a spec or by a size of their own, before they are loaded and after that.
enum LayoutScenarios {
  static let all = [manualLayout, invalidated]

  /// Nodes that say their size themselves, and one that is given a spec block.
  private static let manualLayout = Scenario(
    "manual-layout", "nodes without layout spec say their size and place their subnodes themselves"
  ) { stage in
    let inner = stage.make { stage.cast.panel([stage.cast.photo()]) }
    let outer = stage.make { stage.cast.frame([stage.cast.photo(), inner]) }
    let wrapper = stage.make { ASDisplayNode() }
    wrapper.addSubnode(outer)
    wrapper.layoutSpecBlock = { node, _ in
      ASStackLayoutSpec(
        direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start, children: node.subnodes)
    }
    _ = stage.runtime.sync(.layout) { wrapper.layoutThatFits(range) }
    let window = shown(wrapper)
    stage.settle()
    outer.gap = 10
    outer.setNeedsLayout()
    stage.settle()
    wrapper.view.removeFromSuperview()
    stage.settle()
    _ = window
  }

  /// What was measured is measured again once it was invalidated, before the node is loaded and after that, off main too, and in the midst
  /// of measuring.
  private static let invalidated = Scenario("invalidated-layout", "layouts are invalidated and calculated again") {
    stage in
    let panel = stage.make { stage.cast.panel([stage.cast.photo()]) }
    let frame = stage.make { stage.cast.frame([stage.cast.photo()]) }
    for node in [panel, frame] {
      _ = node.layoutThatFits(range)
      node.invalidateCalculatedLayout()
      panel.spacing += 3
      frame.gap += 3
      _ = node.layoutThatFits(range)
      _ = node.view
      stage.settle()
      node.invalidateCalculatedLayout()
      _ = node.layoutThatFits(range)
      stage.settle()
      node.invalidateCalculatedLayout()
      stage.runtime.async(.background) { _ = node.layoutThatFits(wideRange) }
      stage.settle()
    }
    let ranges = [range, wideRange]
    for order in [ranges, ranges.reversed()] {
      for range in order { _ = panel.layoutThatFits(range) }
      panel.invalidateCalculatedLayout()
    }
    stage.settle()
    let restless = stage.make { ASDisplayNode() }
    restless.layoutSpecBlock = { node, _ in
      node.invalidateCalculatedLayout()
      return ASLayoutSpec()
    }
    for _ in 1...2 { _ = restless.layoutThatFits(range) }
    stage.settle()
  }

  private static let range = ASSizeRange(min: .zero, max: CGSize(width: 200, height: 200))
  private static let wideRange = ASSizeRange(min: CGSize(width: 150, height: 150), max: range.max)

  private static func shown(_ node: ASDisplayNode) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.makeKeyAndVisible()
    node.frame = window.bounds
    window.addSubview(node.view)
    return window
  }
}
