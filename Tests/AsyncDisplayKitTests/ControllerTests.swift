import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Controllers of nodes") struct ControllerTests {
  @Test(
    "init loads nothing; loadView takes the node's view, and viewDidLoad follows at once", arguments: Engine.allCases)
  func loading(engine: Engine) {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let screen = HeadlessRuntime.make { Screen() }
      #expect(!screen.isViewLoaded && !screen.node.isNodeLoaded)
      transcript.clear()
      #expect(screen.view === screen.node.view)
    }
    #expect(
      transcript.text("loadView()", "setView", "viewLoaded", "viewDidLoad()") == """
        main Screen loadView() enter [byFramework]
        main Screen loadView() superEnter
        main BoxNode viewLoaded [loaded]
        main PhotoNode viewLoaded [loaded]
        main Screen setView [byFramework]
        main Screen viewLoaded
        main Screen loadView() superExit
        main Screen loadView() exit [byFramework]
        main Screen viewDidLoad() enter [byFramework]
        main Screen viewDidLoad() superEnter
        main Screen viewDidLoad() superExit
        main Screen viewDidLoad() exit [byFramework]
        """)
  }

  @Test("appearing lays out once, before the window; leaving it comes between the hooks of disappearing")
  func life() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let window = UIWindow()
      window.rootViewController = HeadlessRuntime.make { Screen() }
      transcript.clear()
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      window.rootViewController = nil
    }
    #expect(
      transcript.story(
        "viewDidLoad()", "viewWillAppear(_:)", "visible", "layoutPass", "viewWillLayoutSubviews()", "layout()",
        "viewDidLayoutSubviews()", "viewDidAppear(_:)", "settled", "viewWillDisappear(_:)", "leftHierarchy",
        "viewDidDisappear(_:)") == """
          main Screen viewDidLoad()
          main Screen viewWillAppear(_:)
          main _ASDisplayView layoutPass
          main Screen viewWillLayoutSubviews()
          main PhotoNode layout()
          main Screen viewDidLayoutSubviews()
          main _ASDisplayView layoutPass
          main BoxNode layout()
          main PhotoNode visible
          main BoxNode visible
          main UIWindow layoutPass
          main Screen viewDidAppear(_:)
          main settled
          main Screen viewWillDisappear(_:)
          main BoxNode leftHierarchy
          main PhotoNode leftHierarchy
          main Screen viewDidDisappear(_:)
          main settled
          """)
  }

  private static let passOfGeometry = """
    main Screen geometryChange
    main Screen viewWillLayoutSubviews()
    main PhotoNode layout()
    main settled
    main settled
    """

  @Test(
    "a change of the node's bounds lays out once, in the same turn",
    arguments: ["rotation", "split screen", "keyboard", "keyboard away"])
  func geometry(change: String) {
    let transcript = Stage.perform { stage in
      switch change {
      case "rotation": stage.window.rotate(to: .landscape)
      case "split screen": stage.window.resize(to: CGSize(width: 160, height: 480))
      case "keyboard": stage.window.presentKeyboard()
      default:
        stage.window.presentKeyboard()
        HeadlessRuntime.current.turn()
        stage.transcript.clear()
        stage.window.dismissKeyboard()
      }
    }
    let calls = transcript.story(
      "geometryChange", "viewWillLayoutSubviews()", "layout()", "settled", "viewDidLoad()", "viewWillAppear(_:)",
      "viewDidDisappear(_:)")
    #expect(calls == Self.passOfGeometry)
  }

  @Test(
    "a subnode that is added, removed or changed in size lays out in the same turn",
    arguments: ["added", "removed", "resized", "resized by style"])
  func hierarchy(change: String) {
    let transcript = Stage.perform { stage in
      let photo = stage.screen.photo
      switch change {
      case "added": photo.addSubnode(ASDisplayNode())
      case "removed": photo.box.removeFromSupernode()
      case "resized": photo.box.frame.size.height = 77
      default:
        photo.box.style.preferredSize = CGSize(width: 20, height: 20)
        photo.box.setNeedsLayout()
      }
    }
    let calls = transcript.story("hierarchyChange", "viewWillLayoutSubviews()", "settled", "viewDidLoad()")
    let event = change == "resized by style" ? "" : "main PhotoNode hierarchyChange\n"
    #expect(calls == event + "main Screen viewWillLayoutSubviews()\nmain settled\nmain settled")
  }

  @Test("the traits of what a controller shows say how large that is, also after it was turned")
  func containerSize() {
    _ = Stage.perform { stage in
      let photo = stage.screen.photo
      #expect(photo.box.asyncTraitCollection().containerSize == CGSize(width: 320, height: 480))
      stage.window.rotate(to: .landscape)
      HeadlessRuntime.current.turn()
      #expect(photo.box.asyncTraitCollection().containerSize == CGSize(width: 480, height: 320))
    }
  }

  @Test("another view than the node's is told of")
  func differentView() {
    final class Stubborn: ASViewController<ASDisplayNode> {
      override func loadView() {
        super.loadView()
        view = UIView()
      }
    }
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      Stubborn(node: ASDisplayNode()).loadViewIfNeeded()
    }
    #expect(
      transcript.text("setView") == """
        main Stubborn setView [byFramework]
        main Stubborn setView [byClient different]
        """)
  }

  @Test("the view touched in init is loaded early, by way of the controller as of the node", arguments: [true, false])
  func early(byController: Bool) {
    final class Hasty: ASViewController<ASDisplayNode> {
      init(byController: Bool) {
        super.init(node: ASDisplayNode())
        _ = byController ? view : node.view
      }

      required init?(coder: NSCoder) { nil }
    }
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain { _ = HeadlessRuntime.make { Hasty(byController: byController) } }
    let story = transcript.text("init", "viewDidLoad()", "didLoad()").split(separator: "\n")
    #expect(story.last == "main Hasty init exit")
    #expect(story.contains("main Hasty viewDidLoad() enter [byFramework]"))
  }

  @Test("controller and node are freed together")
  func freed() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let window = UIWindow()
      window.rootViewController = Screen()
      window.makeKeyAndVisible()
      window.rootViewController = nil
    }
    #expect(
      transcript.story("deinit") == """
        main Screen deinit
        main PhotoNode deinit
        main BoxNode deinit
        """)
  }
}
