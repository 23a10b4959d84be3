import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import Testing

@Suite("Nodes that a finger moves") struct MovedNodeTests {
  private final class Letters: ASCollectionDataSource {
    var letters = ["a", "b", "c"]
    var fixed: String?
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
      letters.count
    }
    func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock
    {
      let letter = letters[indexPath.item]
      return { NamedCell(letter, height: 50) }
    }
    func collectionNode(_ collectionNode: ASCollectionNode, canMoveItemWith node: ASCellNode) -> Bool {
      (node as? NamedCell)?.name != fixed
    }
    func collectionNode(
      _ collectionNode: ASCollectionNode, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  private func show(_ node: @autoclosure () -> ASCollectionNode, _ letters: Letters, _ body: (ASCollectionNode) -> Void)
  {
    HeadlessRuntime().runMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 480))
      let list = node()
      list.frame = window.bounds
      list.dataSource = letters
      window.addSubnode(list)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      list.waitUntilAllUpdatesAreProcessed()
      body(list)
    }
  }

  @Test("the source hears of it, and the node is there") func moved() {
    let letters = Letters()
    letters.fixed = "c"
    show(ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout()), letters) { list in
      #expect(!list.view.beginInteractiveMovementForItem(at: [0, 2]))
      #expect(list.view.beginInteractiveMovementForItem(at: [0, 0]))
      list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 80))
      let node = list.nodeForItem(at: [0, 0])
      list.view.endInteractiveMovement()
      list.waitUntilAllUpdatesAreProcessed()
      #expect(letters.letters == ["b", "a", "c"] && list.nodeForItem(at: [0, 1]) === node)
    }
  }

  @Test("nothing is moved where a delegate has the layout") func delegated() {
    let letters = Letters()
    let layout = ASCollectionFlowLayoutDelegate()
    show(ASCollectionNode(layoutDelegate: layout, layoutFacilitator: nil), letters) { list in
      #expect(list.nodeForItem(at: [0, 0]) != nil && !list.view.beginInteractiveMovementForItem(at: [0, 0]))
    }
  }
}
