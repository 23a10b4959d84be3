import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What a list tells of its headings, and what it keeps to") struct ListToldOnceTests {
  private static let header = UICollectionView.elementKindSectionHeader

  /// Tells headings from items.
  private final class Listener: ASCollectionDelegate {
    var told: [String] = []
    private func tell(_ what: String, _ node: ASCellNode) {
      told.append("\(what) \((node as? NamedCell)?.name ?? "?")")
    }
    func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode) {
      tell("item comes", node)
    }
    func collectionNode(_ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode) {
      tell("item goes", node)
    }
    func collectionNode(_ collectionNode: ASCollectionNode, willDisplaySupplementaryElementWith node: ASCellNode) {
      tell("heading comes", node)
    }
    func collectionNode(_ collectionNode: ASCollectionNode, didEndDisplayingSupplementaryElementWith node: ASCellNode) {
      tell("heading goes", node)
    }
  }

  private func perform(
    _ items: String, prepare: @escaping (ASCollectionNode) -> Void = { _ in }, _ body: (CollectionStage) -> Void
  ) {
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 320, height: 30)
    CollectionStage.perform(
      NamedSource(items), layout: flow,
      prepare: { list in
        list.registerSupplementaryNode(ofKind: Self.header)
        prepare(list)
      }, body)
  }

  @Test("that a heading comes and goes is told as that of a heading, and once")
  func headings() {
    let listener = Listener()
    perform("abcdefghijklmnopqrstuvwxyz", prepare: { $0.delegate = listener }) { stage in
      stage.list.contentOffset.y = 600
      stage.turn()
      let headings = listener.told.filter { $0.contains("Header") }
      #expect(headings == ["heading comes Header 0", "heading goes Header 0"])
      #expect(listener.told.contains("item comes a") && listener.told.contains("item goes a"))
    }
  }

  @Test("cells that are measured again together are arranged anew, whichever of them has changed")
  func together() {
    CollectionStage.perform(NamedSource("abc")) { stage in
      let cells = stage.paths(0, 1, 2).compactMap { stage.list.nodeForItem(at: $0) as? NamedCell }
      cells[0].height = 200
      for cell in cells { cell.setNeedsLayout() }
      stage.turn()
      #expect(cells[0].frame.height == 200)
    }
  }

  @Test("a list that shows only what is seen goes on with it when it is seen no more")
  func onlySeen() {
    CollectionStage.perform(NamedSource("abcdefghijkl")) { stage in
      stage.list.updateCurrentRange(with: .visibleOnly)
      stage.turn()
      stage.list.view.removeFromSuperview()
      stage.turn()
      #expect(stage.states == "dddd--------")
    }
  }
}

@Suite("Lists that have no room yet") struct RoomlessListTests {
  private final class Counting: ASCollectionDataSource {
    var asked = 0
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
      asked += 1
      return 3
    }
    func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
      NamedCell("\(indexPath.item)")
    }
  }

  @Test("a list without room asks for nothing, and who waits for it hears of it once")
  func room() {
    HeadlessRuntime(Transcript()).runMain {
      let (list, source) = (ASCollectionNode(), Counting())
      list.dataSource = source
      var ends = 0
      list.reloadData { ends += 1 }
      HeadlessRuntime.current.turn()
      #expect(source.asked == 0 && ends == 1)
      list.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      list.view.layoutIfNeeded()
      HeadlessRuntime.current.turn()
      #expect(source.asked == 1 && ends == 1 && list.numberOfItems(inSection: 0) == 3)
    }
  }

  @Test("a cell keeps no block that has made its controller")
  func block() {
    HeadlessRuntime(Transcript()).runMain {
      var kept: NSObject? = NSObject()
      weak let gone = kept
      let cell = ASCellNode(viewControllerBlock: { [kept] in
        withExtendedLifetime(kept) {}
        return UIViewController()
      })
      kept = nil
      #expect(gone != nil)
      _ = cell.view
      #expect(gone == nil)
    }
  }
}
