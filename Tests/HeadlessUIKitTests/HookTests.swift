import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Which calls of a hook are told") struct HookTests {
  final class Doubling: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      super.viewDidLoad()
    }
  }

  final class Silent: UIViewController {
    override func viewDidLoad() {}
  }

  private func told(_ controller: () -> UIViewController, then: (UIViewController) -> Void = { _ in }) -> String {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let shown = HeadlessRuntime.make(controller)
      shown.loadViewIfNeeded()
      then(shown)
    }
    return transcript.text("viewDidLoad()")
  }

  @Test("an override that does not call super is one call without a super part")
  func withoutSuper() {
    #expect(
      told { Silent() } == """
        main Silent viewDidLoad() enter [byFramework]
        main Silent viewDidLoad() exit [byFramework]
        """)
  }

  @Test("a second call of super within one call is a call of its own")
  func twice() {
    #expect(
      told { Doubling() } == """
        main Doubling viewDidLoad() enter [byFramework]
        main Doubling viewDidLoad() superEnter
        main Doubling viewDidLoad() superExit
        main Doubling viewDidLoad() enter [byClient]
        main Doubling viewDidLoad() superEnter
        main Doubling viewDidLoad() superExit
        main Doubling viewDidLoad() exit [byClient]
        main Doubling viewDidLoad() exit [byFramework]
        """)
  }

  @Test("a hook called by hand is a call by the client")
  func byHand() {
    #expect(
      told({ UIViewController() }, then: { $0.viewDidLoad() }) == """
        main UIViewController viewDidLoad() enter [byFramework]
        main UIViewController viewDidLoad() superEnter
        main UIViewController viewDidLoad() superExit
        main UIViewController viewDidLoad() exit [byFramework]
        main UIViewController viewDidLoad() enter [byClient]
        main UIViewController viewDidLoad() superEnter
        main UIViewController viewDidLoad() superExit
        main UIViewController viewDidLoad() exit [byClient]
        """)
  }
}
