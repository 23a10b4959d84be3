import Foundation
import HeadlessUIKit
import Testing

/// A controller of somebody who says everything in a subclass.
private final class Screen: UIViewController {
  var told: [String] = []
  private let item = UINavigationItem(title: "mine")

  override var navigationItem: UINavigationItem { item }
  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }
  override var preferredContentSize: CGSize {
    get { CGSize(width: 3, height: 4) }
    set {}
  }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .popover }
    set {}
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    told.append("editing \(isEditing)")
  }
  override func addChild(_ child: UIViewController) {
    super.addChild(child)
    told.append("child \(children.count)")
  }
  override func present(_ other: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    super.present(other, animated: flag, completion: completion)
    told.append("presents \(presentedViewController === other)")
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
    told.append("dismisses")
  }
}

private final class Segments: UISegmentedControl {
  override func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { [.kern: 7] }
}

@Suite("What subclasses of the kit's classes override") struct OverridingTests {
  @Test("a controller is asked through the methods of its class")
  func controller() {
    HeadlessRuntime().runMain {
      let (window, screen, other) = (UIWindow(), Screen(), UIViewController())
      window.rootViewController = screen
      window.makeKeyAndVisible()
      screen.isEditing = true
      screen.addChild(UIViewController())
      screen.show(other, sender: nil)
      other.dismiss(animated: false)
      #expect(screen.told == ["editing true", "child 1", "presents true", "dismisses"])
      let plain: UIViewController = screen
      #expect(plain.navigationItem.title == "mine" && plain.hidesBottomBarWhenPushed)
      #expect(plain.preferredContentSize.height == 4 && plain.popoverPresentationController != nil)
    }
  }

  @Test("what is kept of a controller is what was said last")
  func kept() {
    HeadlessRuntime().runMain {
      let controller = UIViewController()
      #expect(controller.modalPresentationStyle == .fullScreen && controller.automaticallyAdjustsScrollViewInsets)
      controller.modalPresentationStyle = .formSheet
      controller.setToolbarItems([UIBarButtonItem()], animated: false)
      controller.setEditing(true, animated: true)
      #expect(controller.modalPresentationStyle == .formSheet && controller.toolbarItems?.count == 1)
      #expect(controller.isEditing)
      #expect(UIModalPresentationStyle.none != .automatic && UIModalPresentationStyle.none.rawValue == -1)
    }
  }

  @Test("a segmented control is asked for the looks of its titles")
  func segments() {
    HeadlessRuntime().runMain {
      let control: UISegmentedControl = Segments(items: ["a"])
      #expect(control.titleTextAttributes(for: .normal)?[.kern] as? Int == 7)
    }
  }
}
