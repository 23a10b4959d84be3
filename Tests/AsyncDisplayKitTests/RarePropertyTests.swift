import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Properties that few nodes have set") struct RarePropertyTests {
  private func onMain(_ body: () -> Void) { HeadlessRuntime().runMain(body) }

  @Test("margins that were set before the view was there are the view's, and later ones too")
  func margins() {
    onMain {
      let node = ASDisplayNode()
      #expect(node.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      HeadlessRuntime.current.sync(.layout) {
        node.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        node.insetsLayoutMarginsFromSafeArea = false
        node.preservesSuperviewLayoutMargins = true
      }
      #expect(node.view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      #expect(!node.view.insetsLayoutMarginsFromSafeArea && node.view.preservesSuperviewLayoutMargins)
      node.layoutMargins = .zero
      #expect(node.view.layoutMargins == .zero && node.layoutMargins == .zero)
      HeadlessRuntime.current.sync(.background) { node.preservesSuperviewLayoutMargins = false }
      HeadlessRuntime.current.turn()
      #expect(!node.view.preservesSuperviewLayoutMargins)
    }
  }

  @Test("other margins have a node laid out again that asks for it", arguments: [false, true])
  func relayout(isWanted: Bool) {
    onMain {
      let (node, window) = (CountingNode(), UIWindow())
      node.automaticallyRelayoutOnLayoutMarginsChanges = isWanted
      window.rootViewController = ASViewController(node: node)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      let before = node.passes
      node.layoutMargins = .zero
      HeadlessRuntime.current.turn()
      #expect(node.passes == before + (isWanted ? 1 : 0))
    }
  }

  @Test("another safe area has a node measured again that asks for it", arguments: [false, true])
  func relayoutInSafeArea(isWanted: Bool) {
    onMain {
      let (root, inner, window) = (ASDisplayNode(), ASDisplayNode(), UIWindow())
      var measured = 0
      inner.layoutSpecBlock = { _, _ in
        measured += 1
        return ASLayoutSpec()
      }
      inner.automaticallyRelayoutOnSafeAreaChanges = isWanted
      root.addSubnode(inner)
      let controller = ASViewController(node: root)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      inner.frame = root.bounds
      HeadlessRuntime.current.turn()
      let before = measured
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0)
      HeadlessRuntime.current.turn()
      #expect(inner.safeAreaInsets.top == root.safeAreaInsets.top && measured == before + (isWanted ? 1 : 0))
    }
  }

  private final class CountingNode: ASDisplayNode {
    var passes = 0
    override func layout() {
      super.layout()
      passes += 1
    }
  }

  @Test("what somebody who cannot see is told begins with what everybody sees")
  func accessibility() {
    onMain {
      let (node, window) = (ASDisplayNode(), UIWindow())
      #expect(node.accessibilityFrame == .zero)
      node.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      window.addSubnode(node)
      #expect(node.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(node.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
      node.accessibilityFrame = CGRect(x: 0, y: 0, width: 2, height: 2)
      #expect(node.accessibilityActivationPoint == CGPoint(x: 1, y: 1))
      node.accessibilityAttributedLabel = NSAttributedString(string: "a")
      #expect(node.accessibilityLabel == "a")
      node.accessibilityElements = [1]
      node.isAccessibilityContainer = true
      #expect(node.accessibilityElements?.count == 1 && node.isAccessibilityContainer)
    }
  }

  @Test("the label with attributes is none once the label is another one")
  func labels() {
    onMain {
      let (node, key) = (ASDisplayNode(), NSAttributedString.Key("k"))
      node.accessibilityAttributedLabel = NSAttributedString(string: "a", attributes: [key: 1])
      #expect(node.accessibilityAttributedLabel?.attribute(key, at: 0, effectiveRange: nil) as? Int == 1)
      node.accessibilityLabel = "b"
      #expect(node.accessibilityAttributedLabel == NSAttributedString(string: "b"))
      node.accessibilityLabel = nil
      #expect(node.accessibilityAttributedLabel == nil)
    }
  }

  @Test(
    "what is kept for whoever asks is as it was set, on whichever thread, and begins as the original's",
    arguments: [false, true])
  func kept(isLayerBacked: Bool) {
    onMain {
      let node = ASDisplayNode()
      #expect(node.allowsGroupOpacity && node.edgeAntialiasingMask.rawValue == 15 && node.accessibilityPath == nil)
      #expect(!node.accessibilityElementsHidden && !node.accessibilityViewIsModal && node.accessibilityTraits == .none)
      HeadlessRuntime.current.sync(.layout) {
        node.isLayerBacked = isLayerBacked
        (node.allowsGroupOpacity, node.edgeAntialiasingMask) = (false, [.layerLeftEdge, .layerTopEdge])
        (node.accessibilityHint, node.accessibilityValue) = ("hint", "1 of 2")
        (node.accessibilityNavigationStyle, node.accessibilityPath) = (.separate, UIBezierPath())
      }
      for _ in 0..<2 {
        #expect(!node.allowsGroupOpacity && node.edgeAntialiasingMask.rawValue == 9)
        #expect(node.accessibilityAttributedHint?.string == "hint")
        #expect(node.accessibilityAttributedValue?.string == "1 of 2")
        #expect(node.accessibilityNavigationStyle == .separate && node.accessibilityPath != nil)
        _ = node.layer
      }
      node.accessibilityAttributedHint = NSAttributedString(string: "other")
      node.accessibilityAttributedValue = nil
      #expect(node.accessibilityHint == "other" && node.accessibilityValue == nil)
    }
  }

  @Test("two threads that set several of them lose none")
  func threads() {
    HeadlessRuntime(scheduler: ThreadedScheduler()).runMain {
      let (node, finished) = (ASDisplayNode(), DispatchSemaphore(value: 0))
      let runtime = HeadlessRuntime.current
      runtime.async(.background) {
        defer { finished.signal() }
        for number in 0..<50_000 {
          node.accessibilityLanguage = "\(number)"
          if node.accessibilityLanguage != "\(number)" { return node.accessibilityIdentifier = "lost" }
        }
      }
      // For as long as the other one does.
      while finished.wait(timeout: .now()) == .timedOut {
        for number in 0..<100 { node.accessibilityElements = [number] }
      }
      runtime.turn()
      #expect(node.accessibilityIdentifier == nil && node.accessibilityLanguage == "49999")
    }
  }

  @Test("an action is done by its target or by its block")
  func actions() {
    let target = Target()
    let byTarget = UIAccessibilityCustomAction(name: "a", target: target, selector: Selector(Target.act, "act"))
    #expect(byTarget.perform() && target.count == 1)
    let byBlock = UIAccessibilityCustomAction(name: "b") { $0.name == "c" }
    #expect(!byBlock.perform())
    byBlock.name = "c"
    #expect(byBlock.perform())
  }

  private final class Target {
    var count = 0
    func act() { count += 1 }
  }

  @Test("a node whose class needs a view stays with it")
  func layers() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let nodes = [ViewNode(), ASScrollNode(), ASTableNode(), ASEditableTextNode(), ASDisplayNode()]
      for node in nodes { node.isLayerBacked = true }
      #expect(nodes.map(\.isLayerBacked) == [false, false, false, false, true])
      let layered = ASDisplayNode(layerBlock: { CALayer() })
      layered.isLayerBacked = true
      #expect(layered.isLayerBacked)
    }
    #expect(transcript.brokenRules == Array(repeating: "layer-has-no-view", count: 4))
  }

  private final class ViewNode: ASDisplayNode {
    override var supportsLayerBacking: Bool { false }
  }
}
