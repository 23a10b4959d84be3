import Foundation
import HeadlessUIKit
import Testing

@Suite("What is said of all items of bars") struct BarItemAppearanceTests {
  private final class Round: UIBarButtonItem {}

  @Test("an item has it where nothing was said of itself") func items() {
    HeadlessRuntime().runMain {
      UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
      UIBarButtonItem.appearance().setBackButtonBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
      UIBarButtonItem.appearance().setTitlePositionAdjustment(UIOffset(horizontal: 5, vertical: 0), for: .default)
      let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
      #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 3)
      #expect(item.titleTextAttributes(for: .highlighted) == nil)
      #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) != nil)
      #expect(item.titlePositionAdjustment(for: .default).horizontal == 5)
      item.setTitleTextAttributes([.kern: 4], for: .normal)
      #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 4)
      #expect(UITabBarItem(title: "b", image: nil, tag: 0).titleTextAttributes(for: .normal) == nil)
    }
  }

  @Test("what is said of a subclass counts before what is said of its class") func classes() {
    HeadlessRuntime().runMain {
      UIBarItem.appearance().setTitleTextAttributes([.kern: 1], for: .normal)
      Round.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
      #expect(Round().titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
      #expect(UITabBarItem().titleTextAttributes(for: .normal)?[.kern] as? Int == 1)
      #expect(UIBarItem.appearance() === UIBarItem.appearance())
      let within = UIBarItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
      within.setTitleTextAttributes([.kern: 9], for: .selected)
      #expect(UIBarItem.appearance() !== within && UITabBarItem().titleTextAttributes(for: .selected) == nil)
    }
  }

  @Test("what is said of those in certain bars counts before what is said of all") func bars() {
    HeadlessRuntime().runMain {
      let (plain, barred) = (
        UIBarItem.appearance(), UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self])
      )
      plain.setTitleTextAttributes([.kern: 1], for: .normal)
      barred.setTitleTextAttributes([.kern: 2], for: .normal)
      UITabBarItem.appearance(whenContainedInInstancesOf: [UITabBar.self, UITabBarController.self])
        .setTitleTextAttributes([.kern: 3], for: .normal)
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationController.self])
        .setTitleTextAttributes([.kern: 4], for: .normal)
      func kern(_ item: UIBarItem?) -> Int? { item?.titleTextAttributes(for: .normal)?[.kern] as? Int }
      let (item, toolbar, page) = (UIBarButtonItem(), UIToolbar(), UIViewController())
      #expect(kern(item) == 1)
      toolbar.items = [item]
      #expect(kern(item) == 2)
      let right = UIBarButtonItem()
      page.navigationItem.rightBarButtonItem = right
      #expect(kern(right) == 1 && kern(page.tabBarItem) == 1)
      let navigation = UINavigationController(rootViewController: page)
      #expect(kern(right) == 4)
      let tabs = UITabBarController()
      navigation.tabBarItem = UITabBarItem(title: "a", image: nil, tag: 0)
      tabs.viewControllers = [navigation]
      #expect(kern(tabs.tabBar.items?.first) == 3)
    }
  }
}
