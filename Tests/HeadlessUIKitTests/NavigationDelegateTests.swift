import Foundation
import HeadlessUIKit
import Testing

@Suite("What a navigation tells its delegate") struct NavigationDelegateTests {
  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  @Test("what it begins with is shown when the navigation is, and not once more when it is again") func first() {
    HeadlessRuntime().runMain {
      let (guide, navigation) = (
        NavigationListener(tellsWindow: true), UINavigationController(rootViewController: page("1"))
      )
      navigation.delegate = guide
      navigation.pushViewController(page("2"), animated: false)
      #expect(guide.told == [])
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      #expect(guide.told == ["will 2 false", "did 2 true"])
      guide.told = []
      navigation.present(page("above"), animated: false)
      navigation.dismiss(animated: false)
      #expect(guide.told == [])
      navigation.popViewController(animated: true)
      #expect(guide.told == ["will 1 false"])
      HeadlessRuntime.current.turn()
      #expect(guide.told == ["will 1 false", "did 1 true"])
    }
  }
}
