import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Nodes on their own and in a window, without controllers.
enum NodeScenarios {
  static let all = [createAnywhere, loadTree, relayout]

  /// The same nodes made on every thread there is, then loaded and let go on main.
  private static let createAnywhere = Scenario("create-anywhere", "nodes made on every lane, loaded and let go on main")
  { stage in
    for lane in [Lane.main, .layout, .editing, .background] {
      guard let panel = stage.make(on: lane, { stage.cast.panel([stage.cast.photo(), stage.cast.photo()]) }) else {
        continue
      }
      panel.frame = CGRect(x: 0, y: 0, width: 100, height: 120)
      _ = panel.view
      stage.settle()
    }
    _ = stage.make { stage.cast.photo() }
  }

  /// A tree three deep, loaded from its root, put into a window and taken out.
  private static let loadTree = Scenario("load-tree", "a tree is loaded from its root, shown in a window and taken out")
  { stage in
    let inner = stage.make { stage.cast.panel([stage.cast.photo()]) }
    let root = stage.make { stage.cast.panel([stage.cast.photo(), inner]) }
    root.onDidLoad { node in node.view.isUserInteractionEnabled = true }
    // Nothing is near yet.
    root.setNeedsPreload()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.makeKeyAndVisible()
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    window.addSubview(root.view)
    stage.settle()
    for _ in 1...2 { _ = root.recursiveDescription() }
    root.view.removeFromSuperview()
    stage.settle()
  }

  /// One tree laid out again and again: other content, other size, measured ahead of time.
  private static let relayout = Scenario("relayout", "a tree is laid out again after changes of content and size") {
    stage in
    let photo = stage.make { stage.cast.photo() }
    let panel = stage.make { stage.cast.panel([photo, stage.cast.photo()]) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.makeKeyAndVisible()
    _ = panel.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: 200, height: 200)))
    panel.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    window.addSubview(panel.view)
    stage.settle()
    photo.style.preferredSize = CGSize(width: 90, height: 70)
    panel.spacing = 12
    panel.setNeedsLayout()
    stage.settle()
    panel.frame = CGRect(x: 0, y: 0, width: 160, height: 120)
    stage.settle()
    panel.addSubnode(stage.make { stage.cast.photo() })
    stage.settle()
  }
}
