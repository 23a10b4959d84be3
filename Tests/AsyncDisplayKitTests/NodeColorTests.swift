import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import Testing

@Suite("Nodes whose colours depend on traits") struct NodeColorTests {
  private static let own = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }

  private final class PaintedNode: ASDisplayNode {
    override class func draw(
      _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool, isRasterizing: Bool
    ) {
      NodeColorTests.own.setFill()
      UIRectFill(bounds)
    }
  }

  /// A node that draws itself, one with a colour behind it, and one without view.
  private func onScreen(_ body: @escaping (UIViewController, [ASDisplayNode], UIWindow) -> Void) {
    HeadlessRuntime().runMain {
      let root = ASDisplayNode()
      let nodes = [PaintedNode(), ASDisplayNode(), ASDisplayNode()]
      nodes[2].isLayerBacked = true
      for (index, node) in nodes.enumerated() {
        node.frame = CGRect(x: index * 10, y: 0, width: 10, height: 10)
        root.addSubnode(node)
      }
      for node in nodes.dropFirst() { node.backgroundColor = Self.own }
      let controller = ASViewController(node: root)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      body(controller, nodes, window)
      HeadlessRuntime.current.turn()
    }
  }

  private func colors(_ window: UIWindow) -> [UIColor] {
    guard let picture = window.image(scale: 1)?.cgImage else { return [] }
    return [5, 15, 25].map { UIColor(cgColor: picture.color(x: $0, y: 5)) }
  }

  @Test("they are drawn as their controller's style has them, on the workers and without a view too")
  func drawn() {
    onScreen { controller, nodes, window in
      #expect(colors(window) == [.red, .red, .red])
      controller.overrideUserInterfaceStyle = .dark
      HeadlessRuntime.current.turn()
      #expect(colors(window) == [.green, .green, .green])
      #expect(nodes[2].layer.backgroundColor == UIColor.green.cgColor)
      nodes[2].backgroundColor = .systemBackground
      #expect(nodes[2].layer.backgroundColor == UIColor.black.cgColor)
      controller.overrideUserInterfaceStyle = .light
      HeadlessRuntime.current.turn()
      #expect(colors(window) == [.red, .red, .white])
    }
  }

  @Test("one that joins them is drawn as they are, and so is one in a view that is dark")
  func joined() {
    onScreen { controller, _, window in
      controller.overrideUserInterfaceStyle = .dark
      let late = ASDisplayNode()
      late.isLayerBacked = true
      late.backgroundColor = Self.own
      late.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      (controller as? ASViewController<ASDisplayNode>)?.node.addSubnode(late)
      HeadlessRuntime.current.turn()
      #expect(late.layer.backgroundColor == UIColor.green.cgColor)
      let (view, alone) = (UIView(frame: window.bounds), PaintedNode())
      view.overrideUserInterfaceStyle = .dark
      alone.frame = window.bounds
      view.addSubnode(alone)
      window.addSubview(view)
      HeadlessRuntime.current.turn()
      #expect(colors(window) == [.green, .green, .green])
    }
  }
}
