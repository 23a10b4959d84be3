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
}
