import Foundation
import HeadlessUIKit
import Testing

@Suite("Searching") struct SearchControllerTests {
  private final class Listener: UISearchResultsUpdating, UISearchControllerDelegate {
    var heard: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      heard.append("look for \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { heard.append("begins") }
    func didDismissSearchController(_ searchController: UISearchController) { heard.append("over") }
  }

  @Test("writing in the bar begins a search and tells of every change, and its end forgets what was written")
  func searching() {
    HeadlessRuntime().runMain {
      let (controller, listener) = (UISearchController(searchResultsController: nil), Listener())
      (controller.searchResultsUpdater, controller.delegate) = (listener, listener)
      let root = UIViewController()
      root.navigationItem.searchController = controller
      root.view.addSubview(controller.searchBar)
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      controller.searchBar.becomeFirstResponder()
      #expect(controller.isActive)
      controller.searchBar.searchTextField.type("cat")
      controller.isActive = false
      #expect(listener.heard == ["begins", "look for ", "look for cat", "look for ", "over"])
    }
  }

  @Test("a toolbar keeps its items, which can be pressed")
  func toolbar() {
    HeadlessRuntime().runMain {
      final class Target {
        var pressed = 0
        func press() { pressed += 1 }
      }
      let (bar, target) = (UIToolbar(), Target())
      bar.setItems(
        [UIBarButtonItem(barButtonSystemItem: .done, target: target, action: Selector(Target.press))], animated: true)
      bar.items?.first?.press()
      bar.sizeToFit()
      #expect(target.pressed == 1)
      #expect(bar.bounds.height == 44)
    }
  }
}
