import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Data sources, delegates and threads") struct ConnectionTests {
  @Test("off main they stay as they are once the collection is loaded", arguments: Engine.allCases)
  func offMain(engine: Engine) {
    let transcript = CollectionStage.perform(NamedSource("ab"), on: engine) { stage in
      let table = ASTableNode()
      _ = table.view
      HeadlessRuntime.current.sync(.background) {
        stage.list.dataSource = nil
        stage.list.delegate = nil
        table.dataSource = nil
        table.delegate = nil
      }
      #expect(stage.list.dataSource === stage.source)
      #expect(stage.list.delegate === stage.source)
    }
    #expect(transcript.brokenRules == Array(repeating: "collection-on-main", count: 4))
  }

  @Test("a collection that is not loaded takes them on any thread", arguments: Engine.allCases)
  func unloaded(engine: Engine) {
    let transcript = Transcript()
    let source = NamedSource("ab")
    let runtime = HeadlessRuntime(transcript, scheduler: engine.scheduler)
    runtime.runMain {
      let list = runtime.sync(.layout) { () -> ASCollectionNode in
        let list = ASCollectionNode()
        list.dataSource = source
        list.delegate = source
        return list
      }
      #expect(list?.dataSource === source)
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("who is asked whether to fetch is who fetches, though there is another delegate by then")
  func fetching() {
    let (first, second) = (NamedSource("ab"), NamedSource("ab"))
    first.mayFetch = true
    CollectionStage.perform(first, prepare: { $0.delegate = nil }) { stage in
      stage.list.delegate = first
      HeadlessRuntime.current.async(.main) {
        stage.list.view.setNeedsLayout()
        stage.list.view.layoutIfNeeded()
        stage.list.delegate = second
      }
      stage.turn()
    }
    #expect(first.told.filter { $0.hasPrefix("fetch") } == ["fetch on background"])
    #expect(second.told.filter { $0.hasPrefix("fetch") } == [])
  }

  @Test("a cell that never shows a placeholder is drawn by the time that it is visible")
  func neverShowPlaceholders() {
    final class PictureCell: ASCellNode {
      nonisolated(unsafe) static var wasDrawn: [Bool] = []
      override class func display(withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool) -> UIImage?
      {
        UIImage()
      }
      override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { CGSize(width: 100, height: 50) }
      override func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState) {
        super.interfaceStateDidChange(newState, from: oldState)
        if newState.contains(.visible) { Self.wasDrawn.append(contents != nil) }
      }
    }
    final class Source: ASTableDataSource {
      func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
        {
          let cell = PictureCell()
          cell.neverShowPlaceholders = true
          return cell
        }
      }
    }
    let source = Source()
    HeadlessRuntime().runMain {
      let table = ASTableNode()
      table.dataSource = source
      let window = UIWindow()
      window.rootViewController = ASViewController(node: table)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
    }
    #expect(PictureCell.wasDrawn == [true])
  }
}
