import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("A plain controller's life") struct ControllerLifeTests {
  final class Screen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addGestureRecognizer(UITapGestureRecognizer())
    }
  }

  @Test("showing it loads, appears, lays out, in this order; hiding it takes it away", arguments: Engine.allCases)
  func order(engine: Engine) {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let window = UIWindow()
      window.rootViewController = HeadlessRuntime.make { Screen() }
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      window.rootViewController = nil
    }
    #expect(
      transcript.text() == """
        main UIWindow init [byClient]
        main Screen init enter [byClient]
        main Screen init exit
        main Screen loadView() enter [byFramework]
        main Screen loadView() superEnter
        main UIView init [byFramework]
        main Screen setView [byFramework]
        main Screen viewLoaded
        main Screen loadView() superExit
        main Screen loadView() exit [byFramework]
        main Screen viewDidLoad() enter [byFramework]
        main Screen viewDidLoad() superEnter
        main Screen viewDidLoad() superExit
        main Screen view [byClient]
        main UITapGestureRecognizer init [byClient]
        main UIView addGestureRecognizer(_:) [byClient]
        main Screen viewDidLoad() exit [byFramework]
        main Screen viewWillAppear(_:) enter [byFramework]
        main Screen viewWillAppear(_:) superEnter
        main Screen viewWillAppear(_:) superExit
        main Screen viewWillAppear(_:) exit [byFramework]
        main UIWindow layoutPass enter [byFramework]
        main UIWindow layoutPass exit [byFramework]
        main UIView layoutPass enter [byFramework]
        main Screen viewWillLayoutSubviews() enter [byFramework]
        main Screen viewWillLayoutSubviews() superEnter
        main Screen viewWillLayoutSubviews() superExit
        main Screen viewWillLayoutSubviews() exit [byFramework]
        main Screen viewDidLayoutSubviews() enter [byFramework]
        main Screen viewDidLayoutSubviews() superEnter
        main Screen viewDidLayoutSubviews() superExit
        main Screen viewDidLayoutSubviews() exit [byFramework]
        main UIView layoutPass exit [byFramework]
        main Screen viewDidAppear(_:) enter [byFramework]
        main Screen viewDidAppear(_:) superEnter
        main Screen viewDidAppear(_:) superExit
        main Screen viewDidAppear(_:) exit [byFramework]
        main settled
        main Screen viewWillDisappear(_:) enter [byFramework]
        main Screen viewWillDisappear(_:) superEnter
        main Screen viewWillDisappear(_:) superExit
        main Screen viewWillDisappear(_:) exit [byFramework]
        main Screen viewDidDisappear(_:) enter [byFramework]
        main Screen viewDidDisappear(_:) superEnter
        main Screen viewDidDisappear(_:) superExit
        main Screen viewDidDisappear(_:) exit [byFramework]
        main Screen deinit
        main settled
        """)
    #expect(transcript.brokenRules == [])
  }
}
