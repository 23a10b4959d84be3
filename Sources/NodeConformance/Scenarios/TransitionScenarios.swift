import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Nodes that go from one layout to another.
enum TransitionScenarios {
  static let all = [transitions, givenUp]

  /// Children come and go, measured on main's time and in the background; of two transitions that overlap, one is shown. Then the same of a
  /// node that is not loaded.
  private static let transitions = Scenario("transitions", "a node shows fewer children, and more again") { stage in
    let node = stage.make { AutomaticNode(children: [stage.cast.photo(), stage.cast.photo(), stage.cast.photo()]) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.makeKeyAndVisible()
    node.frame = window.bounds
    window.addSubview(node.view)
    stage.settle()
    for (count, isAsynchronous) in [(1, true), (3, false), (2, true)] {
      node.shown = count
      node.transitionLayout(withAnimation: true, shouldMeasureAsync: isAsynchronous)
      stage.settle()
    }
    for count in [3, 1] {
      node.shown = count
      node.transitionLayout(withAnimation: false, shouldMeasureAsync: true)
    }
    stage.settle()
    node.view.removeFromSuperview()
    stage.settle()
    beforeLoading(stage)
  }

  /// A node that nobody has seen yet changes as well.
  private static let givenUp = Scenario("given-up-transition", "a transition is completed without having been finished")
  {
    stage in
    let node = stage.make { GivingUpNode() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    node.frame = window.bounds
    window.addSubview(node.view)
    stage.settle()
    node.transitionLayout(withAnimation: true, shouldMeasureAsync: true)
    stage.settle()
  }

  private static func beforeLoading(_ stage: Stage) {
    let node = stage.make { AutomaticNode(children: [stage.cast.photo(), stage.cast.photo()]) }
    let range = ASSizeRange(min: .zero, max: CGSize(width: 100, height: 100))
    for count in [1, 2] {
      node.shown = count
      node.invalidateCalculatedLayout()
      node.transitionLayout(with: range, animated: false, shouldMeasureAsync: count == 2)
      stage.settle()
    }
  }
}

/// Says of its transitions that they were not finished.
private final class GivingUpNode: ASDisplayNode {
  override func animateLayoutTransition(_ context: any ASContextTransitioning) { context.completeTransition(false) }
}
