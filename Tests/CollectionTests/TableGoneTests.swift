import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("A table that is gone") struct TableGoneTests {
  private final class Source: ASTableDataSource, ASTableDelegate {
    var told: [String] = []
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
      { NamedCell("\(indexPath.row)") }
    }
    func tableNode(_ tableNode: ASTableNode, willDisplayRowWith node: ASCellNode) { told.append("will") }
    func tableNode(_ tableNode: ASTableNode, didEndDisplayingRowWith node: ASCellNode) { told.append("did") }
  }

  @Test("it tells its delegate nothing any more, not even of what it showed", arguments: Engine.allCases)
  func silent(engine: Engine) {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let (window, source) = (UIWindow(), Source())
      window.makeKeyAndVisible()
      var table: ASTableNode? = ASTableNode()
      weak let seen = table
      table?.dataSource = source
      table?.delegate = source
      table?.frame = window.bounds
      if let view = table?.view { window.addSubview(view) }
      HeadlessRuntime.current.turn()
      #expect(source.told == ["will", "will", "will"])
      source.told = []
      table?.view.removeFromSuperview()
      table = nil
      #expect(seen == nil)
      HeadlessRuntime.current.turn()
      #expect(source.told == [])
    }
    #expect(transcript.brokenRules == [])
  }
}
