import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Models of cells that are reloaded") struct ModelTests {
  /// Takes every model that begins with its own letter.
  final class Versioned: ASCellNode {
    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { CGSize(width: 100, height: 50) }
    override func canUpdate(toNodeModel nodeModel: Any) -> Bool {
      (nodeModel as? String)?.first == (self.nodeModel as? String)?.first
    }
  }

  final class Source: ASCollectionDataSource {
    var models: [String]
    var asked: [String] = []
    init(_ models: [String]) { self.models = models }

    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { models.count }
    func collectionNode(_ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath) -> Any? {
      asked.append("model \(indexPath.item)")
      return models[indexPath.item]
    }
    func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock
    {
      asked.append("block \(indexPath.item)")
      return { Versioned() }
    }
  }

  private func perform(_ models: [String], on engine: Engine, _ body: (ASCollectionNode, Source) -> Void) {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let (window, list, source) = (UIWindow(), ASCollectionNode(), Source(models))
      list.dataSource = source
      window.rootViewController = ASViewController(node: list)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      source.asked = []
      body(list, source)
    }
    #expect(transcript.brokenRules == [])
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("a cell that can take the new model stays, and is where its item is now", arguments: Engine.allCases)
  func kept(engine: Engine) {
    perform(["a1", "b1"], on: engine) { list, source in
      let cell = list.nodeForItem(at: path(1))
      source.models = ["b2"]
      list.performBatchUpdates({
        list.reloadItems(at: [path(1)])
        list.deleteItems(at: [path(0)])
      })
      #expect(list.nodeModelForItem(at: path(0)) as? String == "b2")
      HeadlessRuntime.current.turn()
      #expect(list.nodeForItem(at: path(0)) === cell && cell?.nodeModel as? String == "b2")
      #expect(cell?.isVisible == true && cell?.indexPath == path(0))
      #expect(source.asked == ["model 0"])
    }
  }

  @Test(
    "a cell that cannot is made anew, and so is everything in a section that is reloaded", arguments: Engine.allCases)
  func renewed(engine: Engine) {
    perform(["a1", "b1"], on: engine) { list, source in
      let cells = [list.nodeForItem(at: path(0)), list.nodeForItem(at: path(1))]
      source.models = ["c1", "b2"]
      list.reloadItems(at: [path(0)])
      HeadlessRuntime.current.turn()
      #expect(list.nodeForItem(at: path(0)) !== cells[0] && list.nodeForItem(at: path(1)) === cells[1])
      #expect(source.asked == ["model 0", "block 0"])
      list.reloadSections([0])
      HeadlessRuntime.current.turn()
      #expect(list.nodeForItem(at: path(1)) !== cells[1])
      #expect(source.asked.dropFirst(2) == ["model 0", "block 0", "model 1", "block 1"])
    }
  }
}
