import Foundation
import HeadlessUIKit
import Testing

@Suite("Split controllers") struct SplitControllerTests {
  private func perform(
    _ size: CGSize, _ body: (UIWindow, UISplitViewController, LoggingPage, LoggingPage, PageLog) -> Void
  ) {
    HeadlessRuntime().runMain {
      let (window, split, log) = (
        UIWindow(frame: CGRect(origin: .zero, size: size)), UISplitViewController(), PageLog()
      )
      let (first, second) = (LoggingPage("1", log), LoggingPage("2", log))
      split.viewControllers = [first, second]
      window.rootViewController = split
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      body(window, split, first, second, log)
    }
  }

  @Test("where there is room both are shown, the first as wide as its limits let it be")
  func sideBySide() {
    perform(CGSize(width: 1000, height: 700)) { _, split, first, second, log in
      #expect(!split.isCollapsed)
      #expect(first.view.frame == CGRect(x: 0, y: 0, width: 320, height: 700))
      #expect(second.view.frame == CGRect(x: 320, y: 0, width: 680, height: 700))
      #expect(log.lines.filter { $0.contains("appeared") } == ["1 appeared", "2 appeared"])
      log.lines = []
      split.preferredDisplayMode = .secondaryOnly
      #expect(log.lines == ["1 will go", "1 gone"])
      HeadlessRuntime.current.turn()
      #expect(second.view.frame == split.view.bounds)
    }
  }

  @Test("each of both hears how large it will be")
  func sizes() {
    perform(CGSize(width: 1000, height: 800)) { window, _, _, _, log in
      log.lines = []
      window.resize(to: CGSize(width: 900, height: 700))
      #expect(log.lines == ["1 320x700", "2 580x700"])
    }
  }

  @Test("a phone shows one, even on its side; a split that is made narrow keeps the one that was chosen")
  func collapsing() {
    perform(CGSize(width: 400, height: 800)) { window, split, _, _, log in
      window.rotate(to: .landscape)
      #expect(split.isCollapsed)
      #expect(log.lines.filter { $0.contains("appear") } == ["1 will appear", "1 appeared"])
    }
    perform(CGSize(width: 1000, height: 700)) { window, _, first, second, log in
      log.lines = []
      window.resize(to: CGSize(width: 500, height: 700))
      HeadlessRuntime.current.turn()
      #expect(log.lines == ["1 500x700", "2 500x700", "2 will go", "2 gone"])
      #expect(first.view.frame.width == 500)
      #expect(second.view.window == nil)
      log.lines = []
      window.resize(to: CGSize(width: 1000, height: 700))
      #expect(log.lines == ["1 1000x700", "2 will appear", "2 appeared"])
    }
  }
}
