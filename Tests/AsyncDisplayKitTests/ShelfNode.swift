import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript

/// Stacks the nodes that it is told to.
final class ShelfNode: ASDisplayNode {
  var shown: [ASDisplayNode] = []
  private(set) var framesHeardOf: [CGRect] = []

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASStackLayoutSpec(
      direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start, children: shown)
  }

  override func nodeDidLayout() { framesHeardOf = shown.map(\.frame) }

  /// Shows a shelf with three nodes in a window of a runtime of its own.
  static func show<Node: ASDisplayNode>(
    _ make: @escaping () -> Node, _ body: @escaping (UIWindow, ShelfNode, [Node]) -> Void
  ) {
    HeadlessRuntime(Transcript()).runMain {
      let (window, shelf, nodes) = (UIWindow(), ShelfNode(), (0..<3).map { _ in make() })
      shelf.shown = nodes
      shelf.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      window.addSubview(shelf.view)
      HeadlessRuntime.current.turn()
      body(window, shelf, nodes)
    }
  }
}
