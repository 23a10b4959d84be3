import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// A title, and on demand a text below it. A change between the two takes until somebody says that it has been shown.
private final class FoldingCell: ASCellNode {
  let title = ASDisplayNode()
  let text = ASDisplayNode()
  var isOpen = true
  var shown: (any ASContextTransitioning)?

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
    title.style.preferredSize = CGSize(width: 100, height: 20)
    text.style.preferredSize = CGSize(width: 100, height: 50)
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let column = ASStackLayoutSpec.vertical()
    column.children = isOpen ? [title, text] : [title]
    return column
  }

  override func animateLayoutTransition(_ context: any ASContextTransitioning) { shown = context }
}

@Suite("Cells that change their layout") struct TransitionTests {
  private final class Source: ASTableDataSource {
    let cells = [FoldingCell(), FoldingCell()]
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { cells.count }
    func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode { cells[indexPath.row] }
  }

  @Test("the row takes its new size, and what leaves stays until the change has been shown", arguments: Engine.allCases)
  func rowFollows(engine: Engine) {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let (window, table, source) = (UIWindow(), ASTableNode(), Source())
      table.dataSource = source
      window.rootViewController = ASViewController(node: table)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      let cell = source.cells[0]
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 70)
      for isOpen in [false, true] {
        cell.isOpen = isOpen
        cell.transitionLayout(withAnimation: true, shouldMeasureAsync: true)
        HeadlessRuntime.current.turn()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == (isOpen ? 70 : 20))
        #expect(cell.bounds.height == (isOpen ? 70 : 20))
        #expect(cell.subnodes == [cell.title, cell.text])
        cell.shown?.completeTransition(true)
        HeadlessRuntime.current.turn()
        #expect(cell.subnodes == (isOpen ? [cell.title, cell.text] : [cell.title]))
      }
    }
    #expect(transcript.brokenRules == [])
  }
}
