import Foundation
import HeadlessUIKit
import Testing

@Suite("What bars are told") struct BarTests {
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

  @Test("a copy of a look is of the same kind, and changes by itself")
  func copies() {
    HeadlessRuntime().runMain {
      let looks = UITabBarAppearance()
      looks.shadowColor = .red
      looks.stackedLayoutAppearance.normal.iconColor = .blue
      let copy = looks.copied()
      #expect(copy.shadowColor == .red && copy.stackedLayoutAppearance.normal.iconColor == .blue)
      copy.stackedLayoutAppearance.normal.iconColor = .green
      #expect(looks.stackedLayoutAppearance.normal.iconColor == .blue)
      let bar = UINavigationBarAppearance()
      bar.titleTextAttributes = [.kern: 3]
      bar.buttonAppearance.normal.titleTextAttributes = [.kern: 4]
      #expect(bar.copied().titleTextAttributes[.kern] as? Int == 3)
      #expect(bar.copied().buttonAppearance.normal.titleTextAttributes[.kern] as? Int == 4)
    }
  }

  @Test("a bar of a container is as large as UIKit's, and covers nothing")
  func rooms() {
    HeadlessRuntime().runMain {
      let child = UIViewController()
      let navigation = UINavigationController(rootViewController: child)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
      #expect(navigation.toolbar.frame == CGRect(x: 0, y: 656, width: 400, height: 44))
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 651, width: 400, height: 49))
      #expect(child.view.frame == window.bounds && child.view.safeAreaInsets == .zero)
      navigation.navigationBar.frame.origin.y = -44
      #expect(navigation.navigationBar.frame.minY == -44)
    }
  }

  private final class HighBar: UITabBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 80) }
  }

  @Test("a bar in a view fits itself")
  func fitting() {
    HeadlessRuntime().runMain {
      let bars = [UINavigationBar(), UITabBar(), HighBar()]
      for bar in bars { bar.frame.size.width = 300 }
      for bar in bars { bar.sizeToFit() }
      #expect(bars.map(\.frame.height) == [44, 49, 80] && bars.allSatisfy { $0.frame.width == 300 })
    }
  }

  @Test("the title of an item has attributes for each state")
  func titles() {
    let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    item.setTitleTextAttributes([.kern: 2], for: .normal)
    #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
    #expect(item.titleTextAttributes(for: .highlighted) == nil)
    item.setTitleTextAttributes(nil, for: .normal)
    #expect(item.titleTextAttributes(for: .normal) == nil)
  }

  @Test("the look of a bar is made when it is asked for, and is the same from then on")
  func standard() {
    HeadlessRuntime().runMain {
      let (bar, tabs) = (UINavigationBar(), UITabBar())
      bar.standardAppearance.titleTextAttributes = [.kern: 2]
      #expect(bar.standardAppearance.titleTextAttributes[.kern] as? Int == 2)
      #expect(tabs.standardAppearance === tabs.standardAppearance)
    }
  }
}
