import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Fingers on nodes.
enum TouchScenarios {
  static let all = [touches]

  /// A finger goes down, moves and comes off, one is taken away, and a tap is recognised on a node that allows it and one that does not.
  private static let touches = Scenario("touches", "fingers press nodes, are taken away, and make a gesture") { stage in
    let first = stage.make { PressNode() }
    let second = stage.make { PressNode() }
    let root = stage.make { ASDisplayNode() }
    first.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    second.frame = CGRect(x: 100, y: 0, width: 60, height: 60)
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    for node in [first, second] {
      root.addSubnode(node)
      node.onDidLoad { $0.view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: "open")) }
    }
    let window = UIWindow(frame: root.frame)
    window.makeKeyAndVisible()
    window.addSubview(root.view)
    stage.settle()
    second.allowsGestures = false
    drag(in: window)
    window.tap(at: CGPoint(x: 20, y: 20))
    window.tap(at: CGPoint(x: 120, y: 20))
    window.tap(at: CGPoint(x: 20, y: 150))
    stage.settle()
  }

  private static func drag(in window: UIWindow) {
    if let touch = window.beginTouch(at: CGPoint(x: 10, y: 10)) {
      window.moveTouch(touch, to: CGPoint(x: 50, y: 50))
      window.moveTouch(touch, to: CGPoint(x: 40, y: 50))
      window.endTouch(touch)
    }
    if let touch = window.beginTouch(at: CGPoint(x: 110, y: 10)) { window.cancelTouch(touch) }
  }
}
