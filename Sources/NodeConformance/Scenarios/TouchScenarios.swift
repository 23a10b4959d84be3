import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Fingers on nodes.
enum TouchScenarios {
  static let all = [touches, twoFingers]

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

  private static let twoFingers = Scenario("two-fingers", "two fingers move at once, one taps twice, and one draws on")
  {
    stage in
    let nodes = (0...2).map { _ in stage.make { PressNode() } }
    let root = stage.make { ASDisplayNode() }
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    for (index, node) in nodes.enumerated() {
      node.frame = CGRect(x: 100 * index, y: 0, width: 90, height: 90)
      root.addSubnode(node)
    }
    nodes[2].onDidLoad { $0.view.addGestureRecognizer(UIPanGestureRecognizer(target: nil, action: "draw")) }
    let window = UIWindow(frame: root.frame)
    window.makeKeyAndVisible()
    window.addSubview(root.view)
    stage.settle()
    let fingers = [10.0, 110].compactMap { window.beginTouch(at: CGPoint(x: $0, y: 10)) }
    for finger in fingers { window.moveTouch(finger, to: CGPoint(x: finger.location(in: nil).x + 20, y: 40)) }
    for finger in fingers { window.endTouch(finger) }
    window.tap(at: CGPoint(x: 20, y: 20), taps: 2)
    for isAllowed in [true, false] {
      nodes[2].allowsGestures = isAllowed
      guard let finger = window.beginTouch(at: CGPoint(x: 210, y: 10)) else { continue }
      for step in 1...3 { window.moveTouch(finger, to: CGPoint(x: 210, y: 10 + 20 * step)) }
      window.endTouch(finger)
    }
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
