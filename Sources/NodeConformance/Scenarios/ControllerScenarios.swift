import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// View controllers in a window.
enum ControllerScenarios {
  static let all = [lifecycle, twoControllers, navigation, presentation, automatic]

  /// One controller from its making to its end: shown, turned, split, covered by a keyboard, its children changed, hidden, shown again.
  private static let lifecycle = Scenario(
    "controller-lifecycle", "a controller is shown, turned, split, changed, hidden and shown again"
  ) { stage in
    let window = UIWindow()
    window.makeKeyAndVisible()
    let photo = stage.make { stage.cast.photo() }
    let panel = stage.make { stage.cast.panel([photo]) }
    let controller = stage.make { stage.cast.controller(panel) }
    window.rootViewController = controller
    stage.settle()
    window.rotate(to: .landscape)
    stage.settle()
    window.resize(to: CGSize(width: 240, height: 320))
    stage.settle()
    window.presentKeyboard(height: 120)
    stage.settle()
    window.dismissKeyboard()
    stage.settle()
    let added = stage.make { stage.cast.photo() }
    panel.addSubnode(added)
    stage.settle()
    photo.frame.size = CGSize(width: 20, height: 20)
    stage.settle()
    added.removeFromSupernode()
    stage.settle()
    window.rootViewController = nil
    stage.settle()
    window.rootViewController = controller
    stage.settle()
    window.rootViewController = nil
    stage.settle()
  }

  /// Two controllers that take turns.
  private static let twoControllers = Scenario("two-controllers", "two controllers take turns in one window") { stage in
    let window = UIWindow()
    window.makeKeyAndVisible()
    let first = stage.photoController()
    let second = stage.make { stage.cast.controller(stage.cast.panel([stage.cast.photo(), stage.cast.photo()])) }
    for controller in [first, second, first, second] {
      window.rootViewController = controller
      stage.settle()
    }
    window.rotate(to: .landscape)
    stage.settle()
    window.rootViewController = nil
    stage.settle()
  }

  /// A controller is pushed upon another and popped, and pushed once more while nothing of the navigation is on screen.
  private static let navigation = Scenario(
    "navigation", "a controller is pushed upon another and popped, on screen and off it"
  ) { stage in
    let window = UIWindow()
    window.makeKeyAndVisible()
    let first = stage.photoController()
    let second = stage.photoController()
    let navigation = stage.make { ASNavigationController(rootViewController: first) }
    window.rootViewController = navigation
    stage.settle()
    navigation.pushViewController(second, animated: true)
    stage.settle()
    navigation.popViewController(animated: true)
    stage.settle()
    window.rootViewController = nil
    stage.settle()
    navigation.pushViewController(second, animated: false)
    stage.settle()
    window.rootViewController = navigation
    stage.settle()
    window.rootViewController = nil
    stage.settle()
  }

  /// One controller over another, and away again.
  private static let presentation = Scenario(
    "presentation", "a controller is presented and dismissed, at once and over time"
  ) { stage in
    let window = UIWindow()
    window.makeKeyAndVisible()
    let first = stage.photoController()
    window.rootViewController = first
    stage.settle()
    let second = stage.photoController()
    for isAnimated in [true, false] {
      first.present(second, animated: isAnimated)
      stage.settle()
      first.dismiss(animated: isAnimated)
      stage.settle()
    }
    window.rootViewController = nil
    stage.settle()
  }

  /// A controller whose node takes its subnodes from its layout: they come and go as the node appears, is turned, and changes.
  private static let automatic = Scenario(
    "automatic-subnodes", "a controller's node takes its subnodes from its layout spec"
  ) { stage in
    let window = UIWindow()
    window.makeKeyAndVisible()
    let children = (1...3).map { _ in stage.make { stage.cast.photo() } }
    let root = stage.make { AutomaticNode(children: children) }
    let controller = stage.make { stage.cast.controller(root) }
    window.rootViewController = controller
    stage.settle()
    root.shown = 1
    root.setNeedsLayout()
    stage.settle()
    window.rotate(to: .landscape)
    stage.settle()
    root.shown = 2
    root.transitionLayout(withAnimation: false, shouldMeasureAsync: true)
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    stage.settle()
    window.rootViewController = nil
    stage.settle()
    root.shown = 3
    root.setNeedsLayout()
    window.rootViewController = controller
    stage.settle()
    window.rootViewController = nil
    stage.settle()
  }
}
