import Foundation
import HeadlessUIKit
import Testing

@Suite("Parts of widgets and bars") struct WidgetPartTests {
  private final class Chooser: NSObject, UITabBarControllerDelegate, UISearchBarDelegate {
    var forbidden: UIViewController?
    private(set) var scopes: [Int] = []

    func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
      controller !== forbidden
    }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      scopes.append(selectedScope)
    }
  }

  private final class Tabs: UITabBarController {
    private(set) var chosen: [String?] = []

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.title) }
  }

  /// Draws a background of its own.
  private final class Backed: UITextView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  @Test("views at the sides of a field stand there and take room from the text")
  func sides() {
    HeadlessRuntime().runMain {
      let (field, window) = (UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), UIWindow())
      window.addSubview(field)
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      #expect(field.textRect(forBounds: field.bounds).minX < 20)
      field.leftViewMode = .always
      field.layoutIfNeeded()
      #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 20, height: 10))
      #expect(field.leftView?.superview === field && field.textRect(forBounds: field.bounds).minX >= 20)
      field.leftViewMode = .never
      field.layoutIfNeeded()
      #expect(field.leftView?.superview == nil)
    }
  }

  @Test("text is seen on what a subclass draws")
  func onTop() {
    HeadlessRuntime().runMain {
      let (view, window) = (Backed(frame: CGRect(x: 0, y: 0, width: 60, height: 30)), UIWindow())
      window.makeKeyAndVisible()
      window.addSubview(view)
      (view.text, view.textColor) = ("HH", .blue)
      let picture = view.image(scale: 1)?.cgImage
      let parts = (0..<60).flatMap { x in (0..<30).compactMap { picture?.color(x: x, y: $0).components } }
      #expect(parts.contains { $0[2] > 0.9 && $0[0] < 0.1 } && parts.contains { $0[0] > 0.9 && $0[2] < 0.1 })
    }
  }

  @Test("a tapped tab is shown if the delegate lets it, and the controller hears of it")
  func tabs() {
    HeadlessRuntime().runMain {
      let (tabs, chooser) = (Tabs(), Chooser())
      tabs.viewControllers = ["a", "b", "c"].map { title in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return controller
      }
      tabs.delegate = chooser
      chooser.forbidden = tabs.viewControllers?[2]
      for item in tabs.tabBar.items ?? [] where item.title != "a" { tabs.tabBar.press(item) }
      #expect(tabs.selectedIndex == 1 && tabs.chosen == ["b"])
    }
  }

  @Test("a tapped scope of a search is chosen; there are no others than those with a title")
  func scopes() {
    HeadlessRuntime().runMain {
      let (bar, chooser) = (UISearchBar(), Chooser())
      bar.delegate = chooser
      bar.scopeButtonTitles = ["all", "new"]
      bar.pressScope(at: 1)
      bar.pressScope(at: 2)
      #expect(bar.selectedScopeButtonIndex == 1 && chooser.scopes == [1])
    }
  }

  @Test("a layout manager says where characters are, and which is where")
  func lines() {
    HeadlessRuntime().runMain {
      let storage = NSTextStorage(string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 50, height: 1000)))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      let used = manager.usedRect(for: container)
      #expect(used.width <= 50 && used.height > 20)
      let last = manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 5), in: container)
      #expect(last.minY > 5 && last.maxY <= used.maxY)
      #expect(manager.glyphIndex(for: CGPoint(x: last.minX + 1, y: last.minY + 1), in: container) == 8)
      #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 13))
    }
  }
}
