import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What is chosen, hidden and told while a list changes") struct ChosenWhileChangingTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("an item that is still on its way stays chosen when an earlier update is shown")
  func onItsWay() {
    CollectionStage.perform(NamedSource("abc")) { stage in
      for name in ["x", "y"] {
        stage.source.sections[0].insert(name, at: 0)
        stage.list.insertItems(at: [path(0)])
      }
      stage.list.selectItem(at: path(0), animated: false, scrollPosition: [])
      stage.turn()
      #expect(stage.items == "yxabc")
      #expect(stage.list.indexPathsForSelectedItems == [path(0)])
    }
  }

  @Test("a cell that is gone takes the selection from nobody")
  func gone() {
    CollectionStage.perform(NamedSource("abc")) { stage in
      let cell = stage.list.nodeForItem(at: path(2))
      stage.list.selectItem(at: path(0), animated: false, scrollPosition: [])
      stage.source.sections[0].removeLast()
      stage.list.deleteItems(at: [path(2)])
      cell?.isSelected = true
      #expect(stage.list.indexPathsForSelectedItems == [path(0)])
      stage.turn()
      #expect(stage.list.indexPathsForSelectedItems == [path(0)])
      #expect(stage.list.nodeForItem(at: path(0))?.isSelected == true)
    }
  }

  @Test("where a heading is there is no item")
  func heading() {
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 320, height: 30)
    CollectionStage.perform(
      NamedSource("abc"), layout: flow,
      prepare: { $0.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader) }
    ) { stage in
      #expect(stage.list.indexPathForItem(at: CGPoint(x: 5, y: 5)) == nil)
      #expect(stage.list.indexPathForItem(at: CGPoint(x: 5, y: 35)) == path(0))
    }
  }

  /// One row below the other, of which one can be hidden; each moves with the content.
  private final class Rows: UICollectionViewLayout {
    var hidden: Int?
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 200) }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    private var start: CGFloat = 0
    override func prepare() { start = collectionView?.contentOffset.y ?? 0 }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let frame = CGRect(x: 0, y: start + CGFloat(indexPath.item) * 50, width: 100, height: 50)
      let attributes = UICollectionViewLayoutAttributes(indexPath: indexPath, frame: frame)
      attributes.isHidden = indexPath.item == hidden
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
  }

  @Test("what a layout hides is not shown, and a small content can be moved down")
  func hidden() {
    let rows = Rows()
    rows.hidden = 1
    CollectionStage.perform(NamedSource("abc"), layout: rows) { stage in
      #expect(stage.onScreen == "ac")
      #expect(stage.list.scrollableDirections == .verticalDirections)
    }
  }

  @Test("a layout that goes with the content is asked anew when that moves")
  func moving() {
    CollectionStage.perform(NamedSource("abc"), layout: Rows()) { stage in
      stage.list.contentOffset.y = 20
      stage.turn()
      #expect(stage.list.nodeForItem(at: path(1))?.frame.minY == 70)
    }
  }

  @Test("who asks for items in the midst of the first updates is told of their end")
  func askedInTheMidst() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (list, source) = (ASCollectionNode(), NamedSource("abc"))
      list.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      list.dataSource = source
      var ends: [Bool] = []
      list.performBatchUpdates(
        {
          #expect(list.numberOfSections >= 0)
          source.sections[0].append("d")
        }, completion: { ends.append($0) })
      HeadlessRuntime.current.turn()
      #expect(ends == [true] && list.numberOfItems(inSection: 0) == 4)
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("cells that cannot be seen hear nothing of a finger")
  func unseen() {
    HeadlessRuntime(Transcript()).runMain {
      let (window, list, source) = (UIWindow(), ASCollectionNode(), CellTests.SeenSource())
      list.dataSource = source
      window.rootViewController = ASViewController(node: list)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      HeadlessRuntime.current.enterBackground()
      HeadlessRuntime.current.turn()
      let cell = list.nodeForItem(at: path(0)) as? CellTests.Seen
      #expect(cell?.isVisible == false)
      let before = cell?.events
      list.view.drag(by: CGPoint(x: 0, y: 5))
      #expect(cell?.events == before)
    }
  }
}
