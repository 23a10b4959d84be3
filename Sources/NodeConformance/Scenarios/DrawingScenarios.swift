import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Nodes that draw themselves.
enum DrawingScenarios {
  static let all = [drawing, cancelled, rasterized, placeholders, traits]

  /// Nodes draw on workers and on main, with other scales, go out of the window and come back.
  private static let drawing = Scenario("drawing", "nodes are drawn on workers and on main, at other scales, and again")
  {
    stage in
    let root = tree(stage)
    let inner = stage.make { stage.cast.sketch() }
    inner.frame = CGRect(x: 2, y: 2, width: 10, height: 10)
    root.subnodes.first?.addSubnode(inner)
    let window = shown(root)
    stage.settle()
    root.recursivelySetNeedsDisplayAtScale(3)
    stage.settle()
    root.subnodes.first?.setNeedsDisplayAtScale(1)
    stage.settle()
    root.view.removeFromSuperview()
    stage.settle()
    window.addSubview(root.view)
    stage.settle()
    root.recursivelyClearContents()
    root.recursivelyEnsureDisplaySynchronously(true)
    stage.settle()
  }

  /// Drawings that other contents are asked for in the middle of.
  private static let cancelled = Scenario("cancelled-drawing", "drawings are given up while they are under way") {
    stage in
    let root = tree(stage)
    for case let node as SketchNode in root.subnodes where node.displaysAsynchronously {
      node.isInterrupted = true
    }
    let window = shown(root)
    stage.settle()
    _ = window
  }

  /// A tree that is drawn into one picture.
  private static let rasterized = Scenario("rasterized", "a tree is drawn into the contents of its root") { stage in
    let root = tree(stage)
    root.enableSubtreeRasterization()
    let window = shown(root)
    stage.settle()
    _ = window
  }

  /// Placeholders made ahead of time in the background, and at the last moment on main.
  private static let placeholders = Scenario("placeholders", "nodes show placeholders until they are drawn") { stage in
    let ahead = stage.make { stage.cast.sketch() }
    let late = stage.make { stage.cast.snapshot() }
    for node in [ahead, late] { node.placeholderEnabled = true }
    _ = ahead.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: 50, height: 50)))
    stage.settle()
    let root = stage.make { ASDisplayNode() }
    for (index, node) in [ahead, late].enumerated() {
      node.frame = CGRect(x: 60 * index, y: 0, width: 50, height: 50)
      root.addSubnode(node)
    }
    let window = shown(root)
    stage.settle()
    _ = window
  }

  /// The traits of nodes change: before they are loaded, in a tree, and of one alone.
  private static let traits = Scenario("traits", "the traits of nodes change, before they are loaded and after that") {
    stage in
    let root = tree(stage)
    for scale in [2.0, 3] {
      root.propagateTraits(traits(scale: scale))
      let window = shown(root)
      stage.settle()
      root.subnodes.first?.setPrimitiveTraitCollection(traits(scale: scale + 1))
      root.view.removeFromSuperview()
      stage.settle()
      _ = window
    }
    for style in [UIUserInterfaceStyle.dark, .light] {
      var traits = root.primitiveTraitCollection()
      traits.userInterfaceStyle = style
      root.propagateTraits(traits)
    }
    root.addSubnode(stage.make { stage.cast.sketch() })
    root.propagateTraits(root.primitiveTraitCollection())
    stage.settle()
  }

  private static func traits(scale: CGFloat) -> ASPrimitiveTraitCollection {
    var traits = ASPrimitiveTraitCollection()
    traits.displayScale = scale
    return traits
  }

  /// A sketch drawn on workers, one drawn on main, and images of both kinds, one below the other.
  private static func tree(_ stage: Stage) -> ASDisplayNode {
    let root = stage.make { ASDisplayNode() }
    let nodes = [
      stage.make { stage.cast.sketch() }, stage.make { stage.cast.sketch() }, stage.make { stage.cast.snapshot() },
      stage.make { stage.cast.snapshot() },
    ]
    for (index, node) in nodes.enumerated() {
      node.frame = CGRect(x: 10, y: 10 + 30 * index, width: 60, height: 24)
      node.color = [.orange, .blue, .green, .red][index]
      node.displaysAsynchronously = index.isMultiple(of: 2)
      root.addSubnode(node)
    }
    return root
  }

  private static func shown(_ node: ASDisplayNode) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    window.makeKeyAndVisible()
    node.frame = window.bounds
    window.addSubview(node.view)
    return window
  }
}
