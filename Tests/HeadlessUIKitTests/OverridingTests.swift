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

/// A label with room around its text.
private final class Pill: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    super.textRect(forBounds: bounds.insetBy(dx: 3, dy: 2), limitedToNumberOfLines: numberOfLines).insetBy(
      dx: -3, dy: -2)
  }
}

/// A button that counts what it sends, and sends every other.
private final class Counting: UIButton {
  var count = 0
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    count += 1
    if count % 2 == 1 { super.sendAction(action, to: target, for: event) }
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

  @Test("a controller appears in its window before it is laid out there, in a container too")
  func appearing() {
    final class Page: UIViewController {
      var told: [String] = []
      override func viewWillAppear(_ animated: Bool) { told.append("will \(view.window != nil)") }
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        told.append("is \(view.window != nil)")
      }
      override func viewDidLayoutSubviews() { told.append("laid out") }
      override func viewDidAppear(_ animated: Bool) { told.append("did") }
    }
    HeadlessRuntime().runMain {
      let (window, first, second) = (UIWindow(), Page(), Page())
      let navigation = UINavigationController(rootViewController: first)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      navigation.pushViewController(second, animated: false)
      for page in [first, second] { #expect(page.told == ["will false", "is true", "laid out", "did"]) }
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

  @Test("a label is as large as it says that its text is")
  func label() {
    HeadlessRuntime().runMain {
      let label = Pill()
      label.font = .systemFont(ofSize: 10)
      (label.text, label.numberOfLines) = ("ab cd", 0)
      #expect(label.intrinsicContentSize == CGSize(width: 56, height: 14))
      #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 26, height: 24))
      let narrow = CGRect(x: 1, y: 2, width: 30, height: 100)
      #expect(UILabel().textRect(forBounds: narrow, limitedToNumberOfLines: 1).origin == CGPoint(x: 1, y: 2))
      #expect(label.textRect(forBounds: narrow, limitedToNumberOfLines: 1).height == 14)
    }
  }

  @Test("a control sends its actions through a method of its class")
  func control() {
    final class Hearer {
      var heard = 0
      func hear(_ sender: UIButton) { heard += 1 }
    }
    HeadlessRuntime().runMain {
      let (button, hearer) = (Counting(), Hearer())
      button.addTarget(hearer, action: Selector(Hearer.hear), for: .touchUpInside)
      for _ in 1...3 { button.sendActions(for: .touchUpInside) }
      #expect(button.count == 3 && hearer.heard == 2)
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
