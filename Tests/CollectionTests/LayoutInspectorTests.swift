import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Layouts of one's own") struct LayoutInspectorTests {
  /// Two columns; items are as high as their number says.
  private final class Columns: UICollectionViewLayout, ASCollectionViewLayoutInspecting {
    private var places: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0

    func size(of path: IndexPath) -> CGSize { CGSize(width: 160, height: 50 * CGFloat(path.item + 1)) }

    override func prepare() {
      super.prepare()
      guard let collectionView else { return }
      var ends: [CGFloat] = [0, 0]
      places = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
        let path = IndexPath(item: item, section: 0)
        let column = ends[0] <= ends[1] ? 0 : 1
        let place = UICollectionViewLayoutAttributes(forCellWith: path)
        place.frame = CGRect(origin: CGPoint(x: CGFloat(column) * 160, y: ends[column]), size: size(of: path))
        ends[column] = place.frame.maxY
        return place
      }
      height = max(ends[0], ends[1])
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: height) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      places.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      places[indexPath.item]
    }
    func collectionView(
      _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
    ) -> ASSizeRange { ASSizeRangeMake(size(of: indexPath)) }
  }

  @Test(
    "an inspector says what cells are measured for, and the layout puts them where it wants", arguments: Engine.allCases
  )
  func inspector(engine: Engine) {
    let source = NamedSource("abcd")
    HeadlessRuntime(scheduler: engine.scheduler).runMain {
      let layout = Columns()
      let node = ASCollectionNode(collectionViewLayout: layout)
      node.layoutInspector = layout
      node.dataSource = source
      let window = UIWindow()
      window.rootViewController = ASDKViewController(node: node)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      let frames = (0..<4).map { node.nodeForItem(at: IndexPath(item: $0, section: 0))?.frame }
      #expect(
        frames == [
          CGRect(x: 0, y: 0, width: 160, height: 50), CGRect(x: 160, y: 0, width: 160, height: 100),
          CGRect(x: 0, y: 50, width: 160, height: 150), CGRect(x: 160, y: 100, width: 160, height: 200),
        ])
      #expect(node.contentSize == CGSize(width: 320, height: 300))
      #expect(node.view.numberOfItems(inSection: 0) == 4 && node.view.numberOfItems(inSection: 7) == 0)
    }
  }

  @Test("what is inverted begins at the bottom, the right way up")
  func inverted() {
    final class Rows: ASTableDataSource {
      func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
        NamedCell("\(indexPath.row)", height: 60)
      }
    }
    let rows = Rows()
    HeadlessRuntime().runMain {
      let node = ASTableNode()
      node.inverted = true
      node.dataSource = rows
      let window = UIWindow()
      window.rootViewController = ASDKViewController(node: node)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      let first = node.nodeForRow(at: IndexPath(row: 0, section: 0))
      #expect(first?.view.convert(CGPoint(x: 0, y: 0), to: window) == CGPoint(x: 0, y: 420))
      #expect(first?.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    }
  }

  @Test("updates that do not outlive the call may leave out self")
  func updatesWithoutSelf() {
    final class Screen {
      let node = ASCollectionNode()
      let source = NamedSource("ab")
      func insert() {
        node.performBatchUpdates(
          {
            source.sections[0].append("c")
            node.insertItems(at: [IndexPath(item: 2, section: 0)])
          }, completion: nil)
      }
    }
    HeadlessRuntime().runMain {
      let screen = Screen()
      screen.node.dataSource = screen.source
      let window = UIWindow()
      window.rootViewController = ASDKViewController(node: screen.node)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      screen.insert()
      HeadlessRuntime.current.turn()
      #expect(screen.node.numberOfItems(inSection: 0) == 3)
    }
  }

  @Test("the inspectors of the kit have everything measured for what it would be measured for without one")
  func kits() {
    for inspector in [
      nil, ASCollectionViewLayoutInspector(),
      ASCollectionViewFlowLayoutInspector(flowLayout: UICollectionViewFlowLayout()),
    ] {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 70, height: 30)
      CollectionStage.perform(NamedSource("ab"), layout: layout, prepare: { $0.layoutInspector = inspector }) { stage in
        #expect(stage.list.nodeForItem(at: IndexPath(item: 1, section: 0))?.frame.size == layout.itemSize)
      }
    }
    let sideways = UICollectionViewFlowLayout()
    sideways.scrollDirection = .horizontal
    let inspector = ASCollectionViewFlowLayoutInspector(flowLayout: sideways)
    #expect(inspector.layout === sideways && inspector.scrollableDirections() == .horizontalDirections)
  }

  /// Knows its view from the beginning, and says how many sections there are as the view's source does.
  private final class Asking: UICollectionViewFlowLayout, ASCollectionViewLayoutInspecting {
    var width: CGFloat = 100
    var seen: [String] = []

    func collectionView(
      _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
    ) -> ASSizeRange {
      let source = collectionView.dataSource
      let count = source?.collectionView(collectionView, numberOfItemsInSection: indexPath.section) ?? -1
      seen.append(
        "\(source?.numberOfSections(in: collectionView) ?? -1) \(count) \(collectionView === self.collectionView)")
      return ASSizeRangeMake(CGSize(width: width, height: 50))
    }

    override func prepare() {
      super.prepare()
      seen.append("prepare")
    }
  }

  @Test("a layout has its view, and the view its numbers, before anything is measured")
  func early() {
    let layout = Asking()
    CollectionStage.perform(
      NamedSource([["a"], ["b", "c"]]), layout: layout, prepare: { $0.layoutInspector = layout }
    ) { _ in
      #expect(layout.seen.prefix(4) == ["2 1 true", "2 2 true", "2 2 true", "prepare"])
    }
  }

  @Test("a layout that is invalid is worked out anew in the next turn")
  func invalid() {
    let layout = Asking()
    CollectionStage.perform(NamedSource("ab"), layout: layout) { stage in
      layout.seen = []
      stage.turn()
      #expect(layout.seen == [])
      layout.invalidateLayout()
      #expect(layout.seen == [])
      stage.turn()
      #expect(layout.seen == ["prepare"])
    }
  }
}
