import Foundation
import HeadlessUIKit
import Testing

@Suite("What is presented turns with what presents it") struct PresentedRotationTests {
  private func perform(_ body: (UIWindow, PageLog) -> Void) {
    HeadlessRuntime().runMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
      body(window, PageLog())
    }
  }

  @Test("what is shown above the root turns with the window")
  func presented() {
    perform { window, log in
      let (root, above, top) = (LoggingPage("root", log), LoggingPage("above", log), LoggingPage("top", log))
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(above, animated: false)
      above.present(top, animated: false)
      log.lines = []
      window.rotate(to: .landscape)
      #expect(log.lines == ["root 60x30", "above 60x30", "top 60x30"])
      #expect([root, above, top].map(\.view.frame.size) == Array(repeating: CGSize(width: 60, height: 30), count: 3))
    }
  }

  @Test("what a child shows above itself turns too")
  func presentedByChild() {
    perform { window, log in
      let (page, above) = (LoggingPage("page", log), LoggingPage("above", log))
      window.rootViewController = UINavigationController(rootViewController: page)
      window.makeKeyAndVisible()
      page.present(above, animated: false)
      log.lines = []
      window.rotate(to: .landscape)
      #expect(log.lines == ["page 60x30", "above 60x30"])
      #expect(above.view.frame.size == CGSize(width: 60, height: 30))
    }
  }
}
