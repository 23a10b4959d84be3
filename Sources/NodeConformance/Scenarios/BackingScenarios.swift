import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Nodes that have a layer instead of a view, that are hidden, and that come and go more than once.
enum BackingScenarios {
  static let all = [layers]

  private static let layers = Scenario(
    "layers", "a tree with layers and a hidden node is laid out before it is loaded, shown twice and taken out"
  ) { stage in
    let plain = (1...2).map { _ in stage.make { ASDisplayNode() } }
    let root = stage.make { stage.cast.panel(plain + [stage.cast.photo()]) }
    for (index, node) in plain.enumerated() {
      node.style.preferredSize = CGSize(width: 30 + 10 * index, height: 20)
      node.isLayerBacked = index == 0
      node.isHidden = index == 1
      node.onDidLoad { $0.layer.cornerRadius = 2 }
    }
    _ = root.recursiveDescription()
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    root.layoutIfNeeded()
    _ = root.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: 100, height: 100)))
    root.layoutIfNeeded()
    stage.settle()
    let window = UIWindow(frame: root.frame)
    window.makeKeyAndVisible()
    for width in [160.0, 200] {
      window.addSubview(root.view)
      stage.settle()
      root.view.removeFromSuperview()
      root.spacing += 1
      root.frame.size.width = width
      root.layer.layoutIfNeeded()
      for node in plain {
        node.frame.size.height += 2
        node.setNeedsLayout()
        node.layoutIfNeeded()
      }
      stage.settle()
    }
    window.addSubview(root.view)
    stage.settle()
    plain[0].removeFromSupernode()
    plain[0].setNeedsLayout()
    plain[0].layoutIfNeeded()
    stage.settle()
    root.view.removeFromSuperview()
    stage.settle()
  }
}
