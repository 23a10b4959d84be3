import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// What cells are measured for is another size than before.
@Suite("Cells that are measured again") struct MeasuredAgainTests {
  private func turn() { HeadlessRuntime.current.turn() }

  @Test("a row that changes after the table was turned is as wide as the table is now", arguments: Engine.allCases)
  func afterTurning(engine: Engine) {
    TableStage.perform(SectionedSource(["abc"]), on: engine) { table in
      table.view.window?.rotate(to: .landscape)
      turn()
      let row = table.nodeForRow(at: IndexPath(row: 0, section: 0)) as? NamedCell
      row?.height = 90
      row?.setNeedsLayout()
      turn()
      #expect(row?.frame.size == CGSize(width: 480, height: 90))
    }
  }

  @Test("room that is added at the sides makes rows narrower")
  func insets() {
    CollectionStage.perform(NamedSource("ab")) { stage in
      stage.list.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
      stage.turn()
      #expect(stage.list.visibleNodes.map(\.frame.width) == [270, 270])
    }
  }

  /// Has a mark at a tenth of the width that it may have, and is always of one size.
  private final class Marked: ASCellNode {
    let mark = ASDisplayNode()
    var changes = 0

    override init() {
      super.init()
      automaticallyManagesSubnodes = true
      mark.style.preferredSize = CGSize(width: 10, height: 10)
      style.preferredSize = CGSize(width: 100, height: 50)
    }

    override func calculateLayoutThatFits(
      _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
    ) -> ASLayout {
      mark.style.layoutPosition.x = constrainedSize.max.width / 10
      return super.calculateLayoutThatFits(
        constrainedSize, restrictedTo: size, relativeToParentSize: parentSize)
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      ASAbsoluteLayoutSpec(children: [mark])
    }

    override func calculatedLayoutDidChange() {
      super.calculatedLayoutDidChange()
      changes += 1
    }
  }

  private final class Marks: ASCollectionDataSource {
    let cell = Marked()
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode { cell }
  }

  @Test("in a cell that keeps its size, what it has is placed for the new room", arguments: Engine.allCases)
  func sameSize(engine: Engine) {
    let marks = Marks()
    HeadlessRuntime(Transcript(), scheduler: engine.scheduler).runMain {
      let (window, list) = (UIWindow(), ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout()))
      list.dataSource = marks
      window.rootViewController = ASViewController(node: list)
      window.makeKeyAndVisible()
      turn()
      #expect(marks.cell.mark.frame.minX == 32)
      let before = marks.cell.changes
      window.rotate(to: .landscape)
      turn()
      #expect(marks.cell.frame.size == CGSize(width: 100, height: 50))
      #expect(marks.cell.changes == before + 1)
      #expect(marks.cell.mark.frame.minX == 48)
    }
  }

  @Test("a scroll node that scrolls another way is measured for that")
  func directions() {
    let (node, content) = (ASScrollNode(), ASDisplayNode())
    content.style.preferredSize = CGSize(width: 900, height: 900)
    node.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: content) }
    let range = ASSizeRange(min: .zero, max: CGSize(width: 320, height: 480))
    #expect(node.layoutThatFits(range).size == CGSize(width: 320, height: 900))
    node.scrollableDirections = .horizontalDirections
    #expect(node.layoutThatFits(range).size == CGSize(width: 900, height: 480))
  }

  @Test("another delegate says how high headings are")
  func headings() {
    let (first, second) = (SectionedSource(["ab"]), SectionedSource(["ab"]))
    second.height = 70
    TableStage.perform(first) { table in
      let path = IndexPath(row: 0, section: 0)
      #expect(table.rectForRow(at: path).minY == 40)
      table.delegate = second
      #expect(table.rectForRow(at: path).minY == 70)
    }
  }
}
