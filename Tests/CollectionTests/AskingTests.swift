import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What a collection says it has") struct AskingTests {
  @Test("asking loads, even where nothing is on screen", arguments: Engine.allCases)
  func first(engine: Engine) {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let (list, source) = (ASCollectionNode(), NamedSource([["a", "b"], ["c"]]))
      list.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      list.dataSource = source
      #expect(list.numberOfSections == 2)
      #expect(list.numberOfItems(inSection: 0) == 2)
      #expect((list.nodeForItem(at: IndexPath(item: 0, section: 1)) as? NamedCell)?.name == "c")
      HeadlessRuntime.current.turn()
    }
    #expect(transcript.story("nodeBlock").components(separatedBy: "layout ASCollectionElement nodeBlock").count == 4)
    #expect(transcript.brokenRules == [])
  }

  @Test("an update counts from when it was asked for, in both directions", arguments: Engine.allCases)
  func underWay(engine: Engine) {
    CollectionStage.perform(NamedSource("abc"), on: engine) { stage in
      let last = stage.list.nodeForItem(at: IndexPath(item: 2, section: 0))
      stage.source.sections = [["b", "c", "new"]]
      stage.list.performBatchUpdates({
        stage.list.deleteItems(at: stage.paths(0))
        stage.list.insertItems(at: stage.paths(2))
      })
      #expect(stage.onScreen == "abc")
      #expect(last?.indexPath == IndexPath(item: 1, section: 0))
      #expect((stage.list.nodeForItem(at: IndexPath(item: 2, section: 0)) as? NamedCell)?.name == "new")
      stage.source.sections = []
      stage.list.deleteSections([0])
      #expect(last?.indexPath == nil)
      #expect(stage.list.nodeForItem(at: IndexPath(item: 0, section: 0)) == nil)
    }
  }

  @Test("scrolling to an item that is on its way waits for it")
  func scroll() {
    CollectionStage.perform(NamedSource("ab")) { stage in
      stage.source.sections[0] += (0..<20).map { "\($0)" }
      stage.list.insertItems(at: (2..<22).map { IndexPath(item: $0, section: 0) })
      stage.list.scrollToItem(at: IndexPath(item: 21, section: 0), at: .bottom, animated: false)
      #expect(stage.list.contentOffset.y > 1000)
    }
  }

  @Test("completions come even before the first load, inner ones first")
  func early() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (list, source) = (ASCollectionNode(), NamedSource("a"))
      list.dataSource = source
      var order: [String] = []
      list.performBatchUpdates(
        {
          list.performBatchUpdates({ list.insertItems(at: [IndexPath(item: 9, section: 9)]) }) { _ in
            order.append("inner")
          }
        },
        completion: { _ in order.append("outer") })
      HeadlessRuntime.current.turn()
      #expect(order == ["inner", "outer"])
    }
    #expect(transcript.brokenRules == [])
  }

  private final class Heading: ASSectionContext {
    var sectionName: String?
    weak var collectionView: ASCollectionView?
    init(_ name: String) { sectionName = name }
  }

  private final class Headed: ASCollectionDataSource {
    var sections = ["a", "b", "c"]
    var asked = 0
    func numberOfSections(in collectionNode: ASCollectionNode) -> Int { sections.count }
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionNode(_ collectionNode: ASCollectionNode, contextForSection section: Int) -> (any ASSectionContext)? {
      asked += 1
      return Heading("\(sections[section])\(asked)")
    }
  }

  @Test("a section keeps its context until it is reloaded or moved")
  func contexts() {
    HeadlessRuntime(Transcript()).runMain {
      let (list, source) = (ASCollectionNode(), Headed())
      list.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      list.dataSource = source
      func names() -> [String?] { (0..<list.numberOfSections).map { list.context(forSection: $0)?.sectionName } }
      #expect(names() == ["a1", "b2", "c3"])
      list.reloadSections([1])
      #expect(names() == ["a1", "b4", "c3"])
      source.sections = ["c", "a", "b"]
      list.moveSection(2, toSection: 0)
      #expect(names() == ["c5", "a1", "b4"])
    }
  }
}
