import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What is told to observers once, and what not at all") struct TracedOnceTests {
  @Test("a node that leaves in its first hook has joined no window")
  func joined() {
    final class Shy: ASDisplayNode {
      override func willEnterHierarchy() {
        super.willEnterHierarchy()
        view.removeFromSuperview()
      }
    }
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (window, shy) = (UIWindow(), Shy())
      window.makeKeyAndVisible()
      window.addSubview(shy.view)
      HeadlessRuntime.current.turn()
      #expect(!shy.isInHierarchy)
    }
    #expect(transcript.story("joinsWindow") == "")
  }

  private final class Rows: ASTableDataSource {
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
      let cell = ASTextCellNode()
      cell.text = "valve"
      return cell
    }
  }

  @Test("a cell that is seen no more is in the range of display as before, and does not come into it")
  func range() {
    let (transcript, rows) = (Transcript(), Rows())
    HeadlessRuntime(transcript).runMain {
      let (window, table) = (UIWindow(), ASTableNode())
      table.dataSource = rows
      window.rootViewController = ASViewController(node: table)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect(transcript.story("comesIntoDisplayRange") != "")
      transcript.clear()
      table.view.removeFromSuperview()
      HeadlessRuntime.current.turn()
      #expect(table.nodeForRow(at: IndexPath(row: 0, section: 0))?.isInDisplayState == true)
    }
    #expect(transcript.story("comesIntoDisplayRange") == "")
  }
}
