import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What cells and their elements keep, and how often cells are told") struct CellKeepingTests {
  /// Counts how often it is told of a state.
  private final class Counting: ASCellNode {
    private(set) var told: [String] = []
    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { CGSize(width: 100, height: 50) }
    override var isSelected: Bool { didSet { told.append("selected \(isSelected)") } }
    override var isHighlighted: Bool { didSet { told.append("highlighted \(isHighlighted)") } }
  }

  private final class Source: ASCollectionDataSource {
    weak var token: NSObject?
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock
    {
      let new = NSObject()
      token = new
      return {
        withExtendedLifetime(new) {}
        return Counting()
      }
    }
  }

  private func perform(_ body: (ASCollectionNode, Source) -> Void) {
    HeadlessRuntime(Transcript()).runMain {
      let (window, list, source) = (UIWindow(), ASCollectionNode(), Source())
      list.dataSource = source
      window.rootViewController = ASViewController(node: list)
      window.makeKeyAndVisible()
      #expect(source.token != nil)
      HeadlessRuntime.current.turn()
      body(list, source)
    }
  }

  @Test("a block that has made its cell is gone")
  func block() { perform { _, source in #expect(source.token == nil) } }

  @Test("a cell is told of what is new only")
  func toldOnce() {
    perform { list, _ in
      let cell = list.nodeForItem(at: IndexPath(item: 0, section: 0))
      for _ in 1...2 { cell?.__setSelected(fromUIKit: true) }
      for _ in 1...2 { cell?.__setHighlighted(fromUIKit: true) }
      #expect((cell as? Counting)?.told == ["selected true", "highlighted true"])
    }
  }
}

@Suite("What a layout that was worked out says of a place") struct WorkedOutPlaceTests {
  /// Items of a given size below one another, with what came of it.
  private final class Column: NSObject, ASCollectionLayoutDelegate {
    final class Kept: @unchecked Sendable { var state: ASCollectionLayoutState? }
    let kept = Kept()

    func scrollableDirections() -> ASScrollDirection { .verticalDirections }
    func additionalInfoForLayout(withElements elements: ASElementMap) -> Any? { kept }

    static func calculateLayout(with context: ASCollectionLayoutContext) -> ASCollectionLayoutState {
      let table = NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>.elementToLayoutAttributes()
      for (index, element) in (context.elements?.itemElements ?? []).enumerated() {
        let frame = CGRect(x: 0, y: CGFloat(index) * 700, width: 100, height: 700)
        let path = IndexPath(item: index, section: 0)
        table.setObject(UICollectionViewLayoutAttributes(indexPath: path, frame: frame), forKey: element)
      }
      let state = ASCollectionLayoutState(
        context: context, contentSize: CGSize(width: 100, height: 2100), elementToLayoutAttributesTable: table)
      (context.additionalInfo as? Kept)?.state = state
      return state
    }
  }

  private func perform(
    _ delegate: any ASCollectionLayoutDelegate, _ names: String = "abc", _ body: (ASCollectionNode) -> Void
  ) {
    let source = NamedSource(names)
    HeadlessRuntime(Transcript()).runMain {
      let list = ASCollectionNode(layoutDelegate: delegate, layoutFacilitator: nil)
      list.dataSource = source
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = ASViewController(node: list)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      body(list)
    }
  }

  private func items(_ state: ASCollectionLayoutState?, in rect: CGRect) -> [Int] {
    state?.layoutAttributesForElements(in: rect).map(\.indexPath.item) ?? []
  }

  @Test("what is higher than the screen is found wherever it is, and all is found in a place without end")
  func high() {
    let column = Column()
    perform(column) { _ in
      let state = column.kept.state
      for (top, item) in [(0.0, 0), (650, 0), (710, 1), (1390, 1), (2050, 2)] {
        #expect(items(state, in: CGRect(x: 0, y: top, width: 100, height: 5)) == [item])
      }
      #expect(items(state, in: CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)) == [0, 1, 2])
    }
  }

  @Test("lines side by side are as high as the screen together")
  func sideways() {
    perform(ASCollectionFlowLayoutDelegate(scrollableDirections: .horizontalDirections), "a") { list in
      #expect(list.contentSize.height == 480)
    }
  }
}
