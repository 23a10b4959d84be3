import Foundation
import HeadlessUIKit
import Testing

@Suite("A style that somebody has for himself") struct StyleChangeTests {
  private final class Log {
    var told: [String] = []
  }

  private final class Panel: UIView {
    var log: Log?
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log?.told.append("panel \(previousTraitCollection?.userInterfaceStyle == .dark ? "was" : "is") dark")
    }
  }

  private final class Page: UIViewController {
    let panel = Panel()
    let log: Log
    let name: String
    init(_ name: String, _ log: Log) {
      (self.name, self.log, panel.log) = (name, log, log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = panel }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.told.append(name)
    }
  }

  private func perform(_ body: (Page, UIWindow, Log) -> Void) -> [String] {
    let log = Log()
    HeadlessRuntime().runMain {
      let (window, page) = (UIWindow(), Page("page", log))
      window.rootViewController = page
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      body(page, window, log)
    }
    return log.told
  }

  @Test("a controller, its view and its children have it, and hear of it once")
  func controllers() {
    let told = perform { page, _, log in
      let child = Page("child", log)
      page.addChild(child)
      #expect(page.traitCollection.userInterfaceStyle == .light)
      page.overrideUserInterfaceStyle = .dark
      #expect(page.traitCollection.userInterfaceStyle == .dark && page.panel.traitCollection == page.traitCollection)
      #expect(child.traitCollection.userInterfaceStyle == .dark)
      page.overrideUserInterfaceStyle = .dark
      page.overrideUserInterfaceStyle = .unspecified
    }
    #expect(told == ["page", "panel is dark", "child", "page", "panel was dark", "child"])
  }

  @Test("what has another style of its own hears nothing of that of its window")
  func windows() {
    let told = perform { page, window, _ in
      window.overrideUserInterfaceStyle = .dark
      #expect(page.traitCollection.userInterfaceStyle == .dark)
      page.overrideUserInterfaceStyle = .dark
      window.overrideUserInterfaceStyle = .light
    }
    #expect(told == ["page", "panel is dark"])
  }

  @Test("whoever wants to hear of styles does, until he does not, and of sizes nobody hears")
  func listeners() {
    final class Target {
      var told: [UIUserInterfaceStyle] = []
      func changed(_ view: UIView, before: UITraitCollection) { told.append(before.userInterfaceStyle) }
    }
    let target = Target()
    let told = perform { page, _, log in
      let registration = page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: Page, before) in
        log.told.append("\(page.name) heard \(before.userInterfaceStyle == .light)")
      }
      page.panel.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: Panel, _) in log.told.append("size") }
      page.panel.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], target: target, action: Selector(Target.changed))
      page.overrideUserInterfaceStyle = .dark
      page.unregisterForTraitChanges(registration)
      page.overrideUserInterfaceStyle = .light
    }
    #expect(told.filter { $0.contains("heard") || $0 == "size" } == ["page heard true"])
    #expect(target.told == [.light, .dark])
  }

  @Test("of two actions of one target the one goes that is named")
  func actions() {
    final class Target {
      var told: [String] = []
      func first() { told.append("first") }
      func second() { told.append("second") }
    }
    HeadlessRuntime().runMain {
      let (target, recognizer) = (Target(), UIGestureRecognizer())
      recognizer.addTarget(target, action: Selector(Target.first, "first"))
      recognizer.addTarget(target, action: Selector(Target.second, "second"))
      recognizer.removeTarget(target, action: Selector(Target.first, "first"))
      recognizer.state = .ended
      #expect(target.told == ["second"])
    }
  }
}
