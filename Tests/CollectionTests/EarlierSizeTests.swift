import AsyncDisplayKit
import HeadlessUIKit
import Testing

@Suite("Sizes under the names that delegates had for them") struct EarlierSizeTests {
  private final class Source: NSObject, ASCollectionDataSource, ASCollectionDelegate, ASTableDataSource, ASTableDelegate
  {
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionNode(_ node: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock {
      { ASCellNode() }
    }
    func collectionView(_ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath)
      -> ASSizeRange
    {
      ASSizeRangeMake(CGSize(width: 100, height: 50))
    }
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
      { ASCellNode() }
    }
    func tableView(_ tableView: ASTableView, constrainedSizeForRowAt indexPath: IndexPath) -> ASSizeRange {
      ASSizeRangeMake(CGSize(width: 320, height: 70))
    }
  }

  private func show(_ node: ASDisplayNode) {
    let window = UIWindow()
    window.rootViewController = ASDKViewController(node: node)
    window.makeKeyAndVisible()
    HeadlessRuntime.current.turn()
  }

  @Test("the view's delegate is asked where the node's method is left out")
  func sizes() {
    HeadlessRuntime().runMain {
      let source = Source()
      let (list, table) = (ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout()), ASTableNode())
      (list.delegate, list.dataSource, table.delegate, table.dataSource) = (source, source, source, source)
      show(list)
      #expect(list.visibleNodes.map(\.calculatedSize) == [CGSize(width: 100, height: 50)])
      show(table)
      #expect(table.visibleNodes.map(\.calculatedSize.height) == [70])
    }
  }

  private final class Grid: ASCollectionNode {
    override init(
      layoutDelegate: any ASCollectionLayoutDelegate,
      layoutFacilitator: (any ASCollectionViewLayoutFacilitatorProtocol)?
    ) { super.init(layoutDelegate: layoutDelegate, layoutFacilitator: layoutFacilitator) }
  }

  @Test("the initialiser with a layout's delegate can be overridden, and a pager has it too")
  func layoutDelegates() {
    HeadlessRuntime().runMain {
      let layout = ASCollectionFlowLayoutDelegate()
      #expect(Grid(layoutDelegate: layout, layoutFacilitator: nil).layoutDelegate === layout)
      #expect(ASPagerNode(layoutDelegate: layout).layoutDelegate === layout)
    }
  }

  @Test("changes can be waited for")
  func waiting() {
    var shown: [Bool] = []
    HeadlessRuntime().runMain {
      let list = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
      nonisolated(unsafe) let (node, table) = (list, ASTableNode())
      nonisolated(unsafe) var told: [Bool] = []
      Task(onMainLoop: nil) {
        told.append(await node.performBatchUpdates {})
        told.append(await node.performBatch(animated: true) {})
        told.append(await table.performBatchUpdates {})
        if let url = URL(string: "a:b") { told.append(await UIApplication.shared.open(url)) }
      }
      HeadlessRuntime.current.turn()
      shown = told
    }
    #expect(shown == [true, true, true, false])
  }
}
