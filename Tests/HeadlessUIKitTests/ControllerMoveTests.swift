import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Says what it knows of its way whenever it appears or disappears.
private final class Traveller: UIViewController {
  var told: [String] = []

  private func tell(_ hook: String) {
    let moves = [
      ("to", isMovingToParent), ("from", isMovingFromParent), ("presented", isBeingPresented),
      ("dismissed", isBeingDismissed),
    ]
    told.append(([hook] + moves.filter(\.1).map(\.0)).joined(separator: " "))
  }

  override func viewWillAppear(_ animated: Bool) { tell("appears") }
  override func viewDidAppear(_ animated: Bool) { tell("shown") }
  override func viewWillDisappear(_ animated: Bool) { tell("disappears") }
  override func viewDidDisappear(_ animated: Bool) { tell("gone") }
}

@Suite("Where controllers are on their way to") struct ControllerMoveTests {
  @Test("the first of a navigation moves into it until it has appeared")
  func first() {
    HeadlessRuntime().runMain {
      let (window, root) = (UIWindow(), Traveller())
      window.rootViewController = UINavigationController(rootViewController: root)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect(root.told == ["appears to", "shown to"])
      #expect(!root.isMovingToParent)
    }
  }

  private func onScreen(_ body: (UINavigationController, Traveller) -> Void) {
    HeadlessRuntime().runMain {
      let (window, root) = (UIWindow(), Traveller())
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      root.told = []
      body(navigation, root)
      HeadlessRuntime.current.turn()
    }
  }

  @Test("only what is pushed and popped moves")
  func navigation() {
    onScreen { navigation, root in
      let next = Traveller()
      root.show(next, sender: nil)
      navigation.popViewController(animated: true)
      HeadlessRuntime.current.turn()
      #expect(next.told == ["appears to", "shown to", "disappears from", "gone from"])
      #expect(root.told == ["disappears", "gone", "appears", "shown"])
      #expect(!next.isMovingFromParent && !next.isMovingToParent)
    }
  }

  @Test("what is shown above another controller knows it while it comes and goes")
  func presentation() {
    onScreen { _, root in
      let next = Traveller()
      root.present(next, animated: true)
      next.dismiss(animated: true)
      HeadlessRuntime.current.turn()
      #expect(next.told == ["appears presented", "shown presented", "disappears dismissed", "gone dismissed"])
      #expect(!next.isBeingPresented && !next.isBeingDismissed)
    }
  }

  @Test("without a navigation a controller is shown above the other")
  func show() {
    HeadlessRuntime().runMain {
      let (window, root, next) = (UIWindow(), UIViewController(), Traveller())
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.show(next, sender: nil)
      #expect(root.presentedViewController === next)
    }
  }
}
