import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Views and geometry") struct ViewTests {
  private func story(_ calls: String..., during body: (UIWindow) -> Void) -> String {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      transcript.clear()
      body(window)
      HeadlessRuntime.current.turn()
    }
    return calls.isEmpty ? transcript.story() : transcript.story(calls[0], calls[1], "settled")
  }

  @Test(
    "turning, splitting and the keyboard each lay the controller out once, before the loop settles, and load nothing")
  func geometry() {
    let one = """
      main UIViewController geometryChange
      main UIViewController viewWillLayoutSubviews()
      main settled
      """
    let calls = ("geometryChange", "viewWillLayoutSubviews()")
    #expect(story(calls.0, calls.1) { $0.rotate(to: .landscape) } == one + "\nmain settled")
    #expect(story(calls.0, calls.1) { $0.resize(to: CGSize(width: 200, height: 480)) } == one + "\nmain settled")
    #expect(story(calls.0, calls.1) { $0.presentKeyboard(height: 200) } == one + "\nmain settled")
    #expect(story(calls.0, calls.1) { $0.rotate(to: .portrait) } == "main settled\nmain settled")
  }

  @Test("only turning and splitting announce a transition")
  func transitions() {
    #expect(story("viewWillTransition(to:with:)", "x") { $0.presentKeyboard() } == "main settled\nmain settled")
    #expect(
      story("viewWillTransition(to:with:)", "x") { $0.rotate(to: .landscape) } == """
        main UIViewController viewWillTransition(to:with:)
        main settled
        main settled
        """)
  }

  @Test("a controller made off main, and its view, are refused")
  func offMain() {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript)
    runtime.runMain {
      runtime.sync(.background) {
        let controller = UIViewController()
        _ = controller.view
      }
    }
    #expect(transcript.brokenRules == ["controller-on-main", "view-on-main"])
    #expect(
      transcript.text() == """
        background UIViewController init enter [byClient]
        background UIViewController refused [byClient refused]
        background UIViewController init exit
        background UIViewController view [byClient refused]
        background UIViewController deinit
        main settled
        """)
  }

  @Test("a loadView() that sets nothing is reported, and gets an empty view")
  func emptyLoadView() {
    final class Empty: UIViewController {
      override func loadView() {}
    }
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain { Empty().loadViewIfNeeded() }
    #expect(transcript.brokenRules == ["load-view-sets-view"])
  }
}
