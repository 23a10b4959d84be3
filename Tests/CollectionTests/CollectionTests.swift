import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Collections") struct CollectionTests {
  final class Cell: ASCellNode {
    let number: Int
    init(number: Int) {
      self.number = number
      super.init()
    }
    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { CGSize(width: 320, height: 120) }
  }

  final class Source: ASCollectionDataSource {
    var count: Int
    init(count: Int) { self.count = count }
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { count }
    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock {
      let number = indexPath.item
      return { Cell(number: number) }
    }
  }

  /// A list of cells on screen, four at a time.
  private func perform(
    count: Int, on scheduler: any LaneScheduler = DeterministicScheduler(seed: 1),
    _ body: (ASCollectionNode, Source, Transcript) -> Void = { _, _, _ in }
  ) -> Transcript {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: scheduler).runMain {
      let (window, source, list) = (UIWindow(), Source(count: count), ASCollectionNode())
      list.dataSource = source
      window.rootViewController = ASViewController(node: list)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      body(list, source, transcript)
      HeadlessRuntime.current.turn()
    }
    return transcript
  }

  @Test(
    "a cell is made in its block and measured, both off main; its init belongs to the block", arguments: Engine.allCases
  )
  func block(engine: Engine) {
    let transcript = perform(count: 1, on: engine.scheduler) { list, _, _ in
      #expect(list.contentSize == CGSize(width: 320, height: 120))
    }
    let lines = transcript.text("nodeBlock", "init", "layoutThatFits(_:)", "didLoad()", "visible").split(
      separator: "\n")
    #expect(
      lines.filter { $0.contains("Cell") || $0.contains("nodeBlock") } == [
        "layout ASCollectionElement nodeBlock enter [byFramework]",
        "layout Cell init enter [byClient nodeBlock]",
        "layout Cell init exit",
        "layout ASCollectionElement nodeBlock exit [byFramework]",
        "layout Cell layoutThatFits(_:) enter [byFramework]",
        "layout Cell layoutThatFits(_:) exit [byFramework]",
        "main Cell didLoad() enter [byFramework loaded]",
        "main Cell didLoad() superEnter [loaded]",
        "main Cell didLoad() superExit [loaded]",
        "main Cell didLoad() exit [byFramework loaded]",
        "main Cell visible [loaded]",
      ])
    #expect(transcript.brokenRules == [])
  }

  /// One letter a cell: visible, display, preload or far away.
  private func states(_ list: ASCollectionNode) -> String {
    (0..<list.numberOfItems(inSection: 0)).map { item in
      let state = list.nodeForItem(at: IndexPath(item: item, section: 0))?.interfaceState ?? []
      return state.contains(.visible) ? "v" : state.contains(.display) ? "d" : state.contains(.preload) ? "p" : "-"
    }.joined()
  }

  @Test("cells are as near as they are far from the screen, and follow it", arguments: Engine.allCases)
  func ranges(engine: Engine) {
    let transcript = perform(count: 20, on: engine.scheduler) { list, _, _ in
      #expect(states(list) == "vvvvddddpppppp------")
      list.contentOffset.y = 600
      HeadlessRuntime.current.turn()
      #expect(states(list) == "pppddvvvvddddpppppp-")
      #expect(list.visibleNodes.map { ($0 as? Cell)?.number } == [5, 6, 7, 8])
      #expect(list.view.subviews.count == 4)
      list.removeFromSupernode()
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("a cell that leaves the screen hears of it before its view is gone")
  func leaving() {
    let transcript = perform(count: 2) { list, _, transcript in
      HeadlessRuntime.current.turn()
      transcript.clear()
      list.contentOffset.y = 5000
    }
    let near = """
      main Cell didExitPreloadState()
      main Cell didExitDisplayState()
      main Cell didExitVisibleState()
      main Cell interfaceStateDidChange(_:from:)
      """
    let gone = """
      main Cell didExitHierarchy()
      main Cell leftHierarchy
      """
    #expect(
      transcript.story(
        "didExitVisibleState()", "didExitDisplayState()", "didExitPreloadState()",
        "interfaceStateDidChange(_:from:)", "didExitHierarchy()", "leftHierarchy")
        == [near, near, gone, gone].joined(separator: "\n"))
  }

  @Test("reloading frees the old cells when the new ones are there", arguments: Engine.allCases)
  func reload(engine: Engine) {
    let transcript = perform(count: 3, on: engine.scheduler) { list, source, transcript in
      transcript.clear()
      source.count = 2
      list.reloadData()
      #expect(list.visibleNodes.count == 3)
      #expect(list.numberOfItems(inSection: 0) == 2)
      HeadlessRuntime.current.turn()
      #expect(states(list) == "vv")
      #expect(transcript.story("deinit") == Array(repeating: "main Cell deinit", count: 3).joined(separator: "\n"))
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("every order of jobs shows the same cells")
  func schedules() {
    for seed in 0..<40 {
      let transcript = perform(count: 12, on: DeterministicScheduler(seed: UInt64(seed))) { list, _, _ in
        #expect(states(list) == "vvvvddddpppp")
      }
      #expect(transcript.story("nodeBlock").components(separatedBy: "layout ASCollectionElement nodeBlock").count == 13)
      #expect(transcript.brokenRules == [])
    }
  }

  @Test("turning the device measures the cells for the new width")
  func turned() {
    let transcript = perform(count: 2) { list, _, transcript in
      transcript.clear()
      list.view.window?.rotate(to: .landscape)
      HeadlessRuntime.current.turn()
      #expect(list.visibleNodes.map(\.bounds.width) == [480, 480])
    }
    #expect(transcript.story("nodeBlock") == "")
    #expect(transcript.story("layoutThatFits(_:)").contains("layout Cell layoutThatFits(_:)"))
  }
}
