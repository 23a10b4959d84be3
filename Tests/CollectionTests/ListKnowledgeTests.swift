import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What lists know of their cells, and cells of their lists") struct ListKnowledgeTests {
  private let letters = NamedSource("abcdefghijklmnopqrstuvwxyz")
  private let header = UICollectionView.elementKindSectionHeader

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("a header stays the same through updates of what is below it")
  func headerStays() {
    CollectionStage.perform(
      NamedSource("ab"), layout: UICollectionViewFlowLayout(),
      prepare: { $0.registerSupplementaryNode(ofKind: header) }
    ) { stage in
      let before = stage.list.supplementaryNode(forElementKind: header, at: path(0))
      stage.source.sections[0].append("c")
      stage.list.insertItems(at: stage.paths(2))
      stage.turn()
      #expect(before != nil && stage.list.supplementaryNode(forElementKind: header, at: path(0)) === before)
    }
  }

  @Test("who waits for updates waits for all of them", arguments: Engine.allCases)
  func allUpdates(engine: Engine) {
    CollectionStage.perform(NamedSource("ab"), on: engine) { stage in
      var seen: [String] = []
      for name in ["c", "d"] {
        stage.source.sections[0].append(name)
        stage.list.insertItems(at: stage.paths(stage.source.sections[0].count - 1))
      }
      stage.list.onDidFinishProcessingUpdates { seen.append("\(stage.onScreen) \(stage.list.isProcessingUpdates)") }
      stage.turn()
      #expect(seen == ["abcd false"])
    }
  }

  @Test("cells far from the screen have the traits of the list too")
  func traits() {
    CollectionStage.perform(letters) { stage in
      var traits = stage.list.primitiveTraitCollection()
      traits.userInterfaceStyle = .dark
      stage.list.propagateTraits(traits)
      stage.turn()
      let styles = [0, 25].map { stage.list.nodeForItem(at: path($0))?.asyncTraitCollection().userInterfaceStyle }
      #expect(styles == [.dark, .dark])
    }
  }

  /// Gives the list another look while it is measured itself.
  private final class Dimmer: ASCellNode {
    weak var list: ASCollectionNode?

    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
      if var traits = list?.primitiveTraitCollection(), traits.userInterfaceStyle != .dark {
        traits.userInterfaceStyle = .dark
        list?.setPrimitiveTraitCollection(traits)
      }
      return CGSize(width: 50, height: 50)
    }
  }

  private final class Dimmers: NSObject, ASCollectionDataSource {
    var count = 0
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { count }
    func collectionNode(_ list: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock {
      {
        let cell = Dimmer()
        cell.list = list
        return cell
      }
    }
  }

  @Test(
    "a cell that was made before the list had another look, and comes into it after that, has it",
    arguments: Engine.allCases)
  func madeBefore(engine: Engine) {
    HeadlessRuntime(Transcript(), scheduler: engine.scheduler).runMain {
      // No controller has a say in how the list looks.
      let (window, list, source) = (UIWindow(), ASCollectionNode(), Dimmers())
      (list.dataSource, list.frame) = (source, window.bounds)
      window.addSubview(list.view)
      HeadlessRuntime.current.turn()
      source.count = 1
      list.insertItems(at: [path(0)])
      HeadlessRuntime.current.turn()
      #expect(list.nodeForItem(at: path(0))?.primitiveTraitCollection().userInterfaceStyle == .dark)
    }
  }

  /// Says what it shows from the last to the first.
  private final class Backwards: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.reversed()
    }
  }

  @Test("what is on screen comes in its order, whatever order the layout says it in")
  func order() {
    CollectionStage.perform(NamedSource("abc"), layout: Backwards()) { stage in
      #expect(stage.onScreen == "abc" && stage.list.indexPathsForVisibleItems == stage.paths(0, 1, 2))
    }
  }

  @Test("the view knows what is on screen as its node does")
  func viewOnScreen() {
    CollectionStage.perform(letters, layout: UICollectionViewFlowLayout()) { stage in
      stage.list.view.contentOffset.y = 200
      stage.turn()
      let before = stage.list.indexPathsForVisibleItems
      #expect(before.first != path(0) && stage.list.view.indexPathsForVisibleItems == before)
      stage.source.sections[0].removeAll()
      stage.list.reloadData()
      stage.turn()
      #expect(stage.list.view.indexPathsForVisibleItems.isEmpty)
    }
  }

  @Test("little memory, and nothing of the list on screen: nothing is kept drawn")
  func hiddenWarning() {
    CollectionStage.perform(letters) { stage in
      stage.list.view.window?.rootViewController = UIViewController()
      stage.turn()
      HeadlessRuntime.current.receiveMemoryWarning()
      #expect(stage.states == "pppp----------------------")
    }
  }

  @Test("a cell knows the place that it was made for on other threads too")
  func placeOffMain() {
    CollectionStage.perform(letters) { stage in
      let cell = stage.list.nodeForItem(at: path(3))
      #expect(HeadlessRuntime.current.sync(.layout) { cell?.indexPath } == path(3))
    }
  }

  @Test("who selects something may have it scrolled to, in a collection as in a table")
  func selecting() {
    CollectionStage.perform(letters) { stage in
      stage.list.selectItem(at: path(10), animated: false, scrollPosition: .top)
      #expect(stage.list.contentOffset.y == 1200)
      stage.list.selectItem(at: path(0), animated: false, scrollPosition: [])
      #expect(stage.list.contentOffset.y == 1200)
    }
  }

  @Test("what the view says of fetching is the node's")
  func leadingScreens() {
    CollectionStage.perform(letters) { stage in
      stage.list.view.leadingScreensForBatching = 5
      #expect(stage.list.leadingScreensForBatching == 5)
    }
  }

  @Test("a list that scrolls to the side has less room for its cells by what is left above and below")
  func roomAcross() {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    CollectionStage.perform(letters, layout: flow) { stage in
      stage.list.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
      #expect(stage.list.defaultCellRange.max.height == 440)
    }
  }

  @Test("a header is as high as the layout wants at least")
  func leastHeader() {
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize.height = 50
    CollectionStage.perform(
      NamedSource("a"), layout: flow, prepare: { $0.registerSupplementaryNode(ofKind: header) }
    ) { stage in
      #expect(flow.layoutAttributesForItem(at: path(0))?.frame.minY == 50)
      flow.headerReferenceSize.height = 20
      stage.turn()
      #expect(flow.layoutAttributesForItem(at: path(0))?.frame.minY == 30)
    }
  }
}
