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

  @Test("a popover and a sheet are there only where the style says so")
  func presentationControllers() {
    HeadlessRuntime().runMain {
      let controller = UIViewController()
      #expect(controller.popoverPresentationController == nil && controller.sheetPresentationController == nil)
      controller.modalPresentationStyle = .popover
      controller.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(controller.popoverPresentationController?.sourceRect.width == 3)
      controller.modalPresentationStyle = .pageSheet
      #expect(controller.popoverPresentationController == nil)
      controller.sheetPresentationController?.detents = [.medium()]
      #expect(controller.sheetPresentationController?.detents.first?.identifier == .medium)
      #expect(controller.presentationController?.presentedViewController === controller)
    }
  }

  @Test("a bar item does its action")
  func items() {
    HeadlessRuntime().runMain {
      var count = 0
      let item = UIBarButtonItem(primaryAction: UIAction(title: "do") { _ in count += 1 })
      item.press()
      item.isEnabled = false
      item.press()
      #expect(item.title == "do" && count == 1)
    }
  }

  @Test("the background of a bar is one of three kinds")
  func looks() {
    let looks = UINavigationBarAppearance()
    looks.configureWithOpaqueBackground()
    #expect(looks.backgroundColor == .systemBackground && looks.backgroundEffect == nil && looks.shadowColor != nil)
    looks.configureWithTransparentBackground()
    #expect(looks.backgroundColor == nil && looks.shadowColor == nil)
    looks.configureWithDefaultBackground()
    #expect(looks.backgroundColor == nil && looks.backgroundEffect != nil)
    #expect(UIBarAppearance(barAppearance: looks).backgroundEffect === looks.backgroundEffect)
  }
}
