import Foundation
import HeadlessUIKit
import Testing

@Suite("Controllers that are shown, popped and told of") struct ControllerEdgeTests {
  @Test("above a controller there is one other, and no second one")
  func presented() {
    HeadlessRuntime().runMain {
      let (window, root, first, second) = (UIWindow(), UIViewController(), UIViewController(), UIViewController())
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(first, animated: false)
      root.present(second, animated: false)
      #expect(root.presentedViewController === first && second.presentingViewController == nil)
      #expect(second.viewIfLoaded?.window == nil)
    }
  }

  @Test("what is popped is all above the one that is shown, and the delegate hears what is shown")
  func popped() {
    HeadlessRuntime().runMain {
      let pages = ["1", "2", "3"].map { title in
        let page = UIViewController()
        page.title = title
        return page
      }
      let (navigation, listener) = (UINavigationController(rootViewController: pages[0]), NavigationListener())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      navigation.delegate = listener
      for page in pages.dropFirst() { navigation.pushViewController(page, animated: false) }
      #expect(listener.told == ["will 2", "did 2", "will 3", "did 3"])
      let popped = navigation.popToViewController(pages[0], animated: false)
      #expect(popped == [pages[1], pages[2]] && navigation.viewControllers == [pages[0]])
    }
  }
}
