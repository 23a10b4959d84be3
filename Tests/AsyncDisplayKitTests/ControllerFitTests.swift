import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What a controller does for its node, and how often") struct ControllerFitTests {
  @Test("main waits for what is drawn once in an appearance, and not in its later passes")
  func onceWhole() {
    HeadlessRuntime(Transcript()).runMain {
      let (window, leaf) = (UIWindow(), Leaf())
      let controller = ASViewController(node: leaf)
      controller.neverShowPlaceholders = true
      window.rootViewController = controller
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect(leaf.starts == [false])
      leaf.setNeedsDisplay()
      controller.view.setNeedsLayout()
      HeadlessRuntime.current.turn()
      #expect(leaf.starts == [false, true])
    }
  }

  @Test("a node without size is not measured for its controller")
  func noSize() {
    HeadlessRuntime(Transcript()).runMain {
      let node = ASDisplayNode()
      var measured = 0
      node.layoutSpecBlock = { _, _ in
        measured += 1
        return ASLayoutSpec()
      }
      let controller = ASViewController(node: node)
      controller.view.frame = .zero
      controller.view.layoutIfNeeded()
      let before = measured
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
      node.invalidateCalculatedLayout()
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
      #expect(measured == before)
    }
  }

  @Test("traits for a window are asked for by the size of the window, however small the node is in it")
  func windowSize() {
    HeadlessRuntime(Transcript()).runMain {
      let (window, above) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), UIViewController())
      let controller = ASViewController(node: ASDisplayNode())
      var sizes: [CGSize] = []
      controller.overrideDisplayTraitsWithWindowSize = { size in
        sizes.append(size)
        return ASTraitCollection(ASPrimitiveTraitCollection())
      }
      window.rootViewController = above
      window.makeKeyAndVisible()
      above.addChild(controller)
      controller.node.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
      above.view.addSubview(controller.node.view)
      controller.didMove(toParent: above)
      HeadlessRuntime.current.turn()
      #expect(sizes.last == CGSize(width: 300, height: 400))
    }
  }

  @Test("what has traits of its own below a controller's node keeps them while those of the controller are the same")
  func ownTraits() {
    HeadlessRuntime(Transcript()).runMain {
      let (window, node, inner) = (UIWindow(), ASDisplayNode(), ASDisplayNode())
      node.addSubnode(inner)
      let controller = ASViewController(node: node)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      var traits = inner.primitiveTraitCollection()
      traits.displayScale += 1
      inner.setPrimitiveTraitCollection(traits)
      controller.view.setNeedsLayout()
      HeadlessRuntime.current.turn()
      #expect(inner.primitiveTraitCollection() == traits && node.primitiveTraitCollection() != traits)
    }
  }

  @Test("a controller hears that it is elsewhere how far it is from being seen")
  func moved() {
    final class Screen: ASViewController<ASDisplayNode>, ASRangeControllerUpdateRangeProtocol {
      var modes: [ASLayoutRangeMode] = []
      func updateCurrentRange(with rangeMode: ASLayoutRangeMode) { modes.append(rangeMode) }
    }
    HeadlessRuntime(Transcript()).runMain {
      let (above, screen) = (UIViewController(), Screen(node: ASDisplayNode()))
      above.addChild(screen)
      screen.didMove(toParent: above)
      #expect(screen.modes == [.full])
    }
  }
}
