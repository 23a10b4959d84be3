import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Orders of cells that are made on main") struct EagerCellOrderTests {
  /// Makes its cells when it is asked for them.
  private final class EagerSource: ASCollectionDataSource, ASCollectionDelegate {
    private let log: HookLog
    init(_ log: HookLog) { self.log = log }

    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
      log.note("node \(indexPath.item)", .container)
      let name = "\(indexPath.item)"
      return RecordedCell(name, log, height: 50, child: RecordedNode("child of \(name)", HookLog([])))
    }
    func collectionNode(
      _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
    ) -> ASSizeRange {
      log.note("constrainedSize \(indexPath.item)", .container)
      return ASSizeRangeMake(.zero, CGSize(width: 100, height: CGFloat.infinity))
    }
  }

  @Test(
    "a source that has no blocks makes its cells on main, each before the next is asked for", arguments: Engine.allCases
  )
  func eager(engine: Engine) {
    let told = HookStage.perform([.container, .loading], on: engine) { stage in
      let (list, source) = (ASCollectionNode(), EagerSource(stage.log))
      list.dataSource = source
      list.delegate = source
      stage.show(list)
      stage.log.close()
    }
    #expect(
      told.hooks == """
        node 0
        0 init
        constrainedSize 0
        node 1
        1 init
        constrainedSize 1
        0 didLoad
        1 didLoad
        0 event visible
        1 event visible
        """)
    #expect(told.brokenRules == [])
  }
}
