import Foundation
import HeadlessUIKit
import Testing

@Suite("Controllers of collections") struct CollectionControllerTests {
  private final class Layout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  }

  /// Says how large its valves are, as one who adopts what a flow asks.
  private final class ValveController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "valve")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "valve", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 30 + 10 * CGFloat(indexPath.item), height: 20) }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { told.append("moved") }
    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      told.append("touched")
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { told.append("scrolled") }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: { _ in self.told.append("turned") })
    }
  }

  @Test("what a subclass says of its flow, its items and its scrolling is heard")
  func heard() {
    ConstraintStage.run { stage in
      let controller = ValveController(collectionViewLayout: Layout())
      stage.window.rootViewController = controller
      stage.window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect(controller.collectionView.visibleCells.map(\.frame.width) == [30, 40])
      controller.collectionView.tapItem(at: IndexPath(item: 0, section: 0))
      stage.window.rotate(to: .landscape)
      HeadlessRuntime.current.turn()
      #expect(controller.told == ["touched", "turned"])
      let path = IndexPath(item: 0, section: 0)
      #expect(controller.collectionView(controller.collectionView, canMoveItemAt: path))
      controller.collectionView.dataSource?.collectionView(controller.collectionView, moveItemAt: path, to: path)
      #expect(controller.told.last == "moved")
    }
  }
}
