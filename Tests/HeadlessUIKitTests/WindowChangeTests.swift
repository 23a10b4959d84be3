import Foundation
import HeadlessUIKit
import Testing

@Suite("Views in other windows, and windows that turn") struct WindowChangeTests {
  private final class Panel: UIView {
    var windows: [UIWindow?] = []
    override func willMove(toWindow newWindow: UIWindow?) {
      super.willMove(toWindow: newWindow)
      windows.append(newWindow)
    }
  }

  @Test("a view that goes from one window to another is in none between them")
  func between() {
    HeadlessRuntime().runMain {
      let (first, second, panel) = (UIWindow(), UIWindow(), Panel())
      first.addSubview(panel)
      second.addSubview(panel)
      #expect(panel.windows == [first, nil, second] && panel.window === second)
    }
  }

  @Test("where the content is moved the safe area is as far from its end as before")
  func safeArea() {
    HeadlessRuntime().runMain {
      let (window, inner) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), UIView())
      window.screenInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
      window.addSubview(inner)
      for top in [0, 50] as [CGFloat] {
        window.bounds.origin.y = top
        inner.frame = CGRect(x: 0, y: top, width: 100, height: 200)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0))
      }
    }
  }

  @Test("a window that stands as it may stays as it is")
  func stays() {
    HeadlessRuntime().runMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .allButUpsideDown))
      #expect(window.bounds.size == CGSize(width: 100, height: 200))
      window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
      #expect(window.bounds.size == CGSize(width: 200, height: 100))
    }
  }
}
