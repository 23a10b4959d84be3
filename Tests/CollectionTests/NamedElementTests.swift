import AsyncDisplayKit
import HeadlessUIKit
import Testing

@Suite("What custom layouts ask of cells and their layouts") struct NamedElementTests {
  @Test("a cell's element is found by its name, and nothing else is")
  func element() {
    CollectionStage.perform(NamedSource("ab")) { stage in
      let cell = stage.list.nodeForItem(at: IndexPath(item: 1, section: 0))
      let element = cell?.value(forKey: "collectionElement") as? ASCollectionElement
      #expect(element?.node === cell && cell != nil)
      #expect(cell?.value(forKey: "valves") == nil)
      #expect(ASCellNode().value(forKey: "collectionElement") == nil)
    }
  }

  private final class RowCell: ASTextCellNode {
    init(_ name: String) {
      super.init(attributes: [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 9)], insets: .zero)
      text = name
    }
  }

  @Test("a subclass of a cell of text says how its text looks when it is made")
  func text() {
    HeadlessRuntime().runMain {
      let cell = RowCell("pump")
      #expect(cell.text == "pump" && cell.textInsets == .zero && cell.automaticallyManagesSubnodes)
      #expect((cell.textAttributes[.font] as? UIFont)?.pointSize == 9)
    }
  }

  /// Its children one upon the other, each a bit further.
  private final class Pile: ASLayoutSpec {
    override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
      let layouts = (children ?? []).map { $0.layoutThatFits(constrainedSize) }
      for (index, layout) in layouts.enumerated() { layout.position = CGPoint(x: 5 * index, y: 3 * index) }
      return ASLayout(layoutElement: self, size: constrainedSize.max, sublayouts: layouts)
    }
  }

  @Test("who makes a layout says where what is in it is")
  func position() {
    HeadlessRuntime().runMain {
      let tanks = [ASDisplayNode(), ASDisplayNode()]
      for tank in tanks { tank.style.preferredSize = CGSize(width: 10, height: 10) }
      let pile = Pile()
      pile.children = tanks
      let node = ASDisplayNode()
      node.automaticallyManagesSubnodes = true
      node.layoutSpecBlock = { _, _ in pile }
      node.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      node.view.layoutIfNeeded()
      #expect(tanks.map(\.frame.origin) == [.zero, CGPoint(x: 5, y: 3)])
    }
  }
}
