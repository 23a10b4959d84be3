import AsyncDisplayKit
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// A cell that has been measured before its view is loaded, and is written then.
@Suite("Cells that are written when they are loaded") struct LateTextTests {
  private final class LateCell: ASCellNode {
    let text = ASTextNode()
    override init() {
      super.init()
      automaticallyManagesSubnodes = true
    }
    override func didLoad() {
      super.didLoad()
      text.attributedText = NSAttributedString(string: "late", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    }
    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      ASInsetLayoutSpec(insets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5), child: text)
    }
  }

  private final class Source: ASTableDataSource, ASTableDelegate {
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
      { LateCell() }
    }
  }

  @Test("the row is as high as what was written, and the text is where it belongs", arguments: Engine.allCases)
  func written(engine: Engine) {
    TableStage.perform(Source(), on: engine) { table in
      let cells = (0..<2).compactMap { table.nodeForRow(at: IndexPath(row: $0, section: 0)) as? LateCell }
      #expect(cells.map(\.text.frame) == Array(repeating: CGRect(x: 5, y: 5, width: 310, height: 20), count: 2))
      #expect(cells.map(\.frame.height) == [30, 30])
    }
  }
}
