import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Parts that are half there, and who keeps whom") struct SecondThoughtTests {
  private final class Filled: ASDisplayNode {
    override class func draw(
      _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool, isRasterizing: Bool
    ) {
      UIColor.blue.setFill()
      UIRectFill(bounds)
    }
  }

  @Test("what can be seen through is so in a picture of several nodes too, and what comes after it is there")
  func halfThere() throws {
    try HeadlessRuntime(Transcript()).runMain {
      let (root, parts) = (ASDisplayNode(), [Filled(), Filled()])
      for (index, part) in parts.enumerated() {
        part.frame = CGRect(x: index * 10, y: 0, width: 10, height: 10)
        root.addSubnode(part)
      }
      parts[0].alpha = 0.5
      root.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
      root.enableSubtreeRasterization()
      root.displayImmediately()
      let picture = try #require(root.contents as? UIImage)
      let alphas = [5, 15].map { x -> CGFloat in
        picture.cgImage?.color(x: x * Int(picture.scale), y: 5 * Int(picture.scale)).alpha ?? 0
      }
      #expect(abs(alphas[0] - 0.5) < 0.02 && alphas[1] == 1)
    }
  }

  private final class Controller: ASNodeController<ASDisplayNode>, @unchecked Sendable {}

  @Test("a controller that lets go of its node is kept by it from then on")
  func letsGo() {
    HeadlessRuntime(Transcript()).runMain {
      var controller: Controller? = Controller()
      let node = controller?.node
      weak let seen = controller
      controller?.shouldInvertStrongReference = true
      controller = nil
      #expect(seen != nil && node?.nodeController === seen && seen?.node === node)
    }
  }

  private final class Page: ASViewController<ASDisplayNode> {
    private(set) var told = 0
    override func visibilityDepthDidChange() {
      super.visibilityDepthDidChange()
      told += 1
    }
  }

  @Test("all tabs hear that another one is shown")
  func tabs() {
    HeadlessRuntime(Transcript()).runMain {
      let (window, tabs) = (UIWindow(), ASTabBarController())
      let pages = (0..<3).map { _ in Page(node: ASDisplayNode()) }
      tabs.viewControllers = pages
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      let before = pages.map(\.told)
      tabs.selectedViewController = pages[1]
      HeadlessRuntime.current.turn()
      #expect(zip(pages, before).allSatisfy { $0.told > $1 })
      #expect(pages.map { $0.visibilityDepth() } == [1, 0, 1])
    }
  }
}
