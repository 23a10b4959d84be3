import Foundation
import HeadlessUIKit
import Testing

@Suite("Items that a finger moves") struct MovedItemTests {
  private final class Row: GridSource {
    var letters = ["a", "b", "c"]
    var said: [String] = []
    var fixed: String?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      letters.count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      letters[indexPath.item] != fixed
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  /// Hears of nothing.
  private final class Deaf: GridSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
  }

  private func show(_ source: some GridSource, _ body: (UICollectionView) -> Void) {
    HeadlessRuntime().runMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 320, height: 50)
      let view = UICollectionView.grid(flow, of: source)
      window.makeKeyAndVisible()
      window.addSubview(view)
      HeadlessRuntime.current.turn()
      body(view)
    }
  }

  @Test("the source hears of it once the finger lets go, and it is there") func moved() {
    let row = Row()
    show(row) { view in
      let cell = view.cellForItem(at: [0, 0])
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 140))
      #expect(row.letters == ["a", "b", "c"])
      view.endInteractiveMovement()
      HeadlessRuntime.current.turn()
      #expect(row.letters == ["b", "c", "a"] && view.cellForItem(at: [0, 2]) === cell)
    }
  }

  /// Nothing goes behind the second place.
  private final class Held: UICollectionViewFlowLayout {
    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      let wanted = super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
      return min(wanted, [0, 1])
    }
  }

  @Test("a layout says whose place the item takes") func target() {
    let row = Row()
    show(row) { view in
      let held = Held()
      held.itemSize = CGSize(width: 320, height: 50)
      view.collectionViewLayout = held
      HeadlessRuntime.current.turn()
      _ = view.beginInteractiveMovementForItem(at: [0, 0])
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 140))
      view.endInteractiveMovement()
      #expect(row.letters == ["b", "a", "c"])
      #expect(held.targetIndexPath(forInteractivelyMovingItem: [0, 1], withPosition: CGPoint(x: 0, y: 900)) == [0, 1])
    }
  }

  @Test("one that is not to be moved stays, and so does one whose move is given up") func refused() {
    let row = Row()
    row.fixed = "a"
    show(row) { view in
      #expect(!view.beginInteractiveMovementForItem(at: [0, 0]))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 140))
      view.endInteractiveMovement()
      #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
      view.cancelInteractiveMovement()
      view.endInteractiveMovement()
      #expect(row.letters == ["a", "b", "c"])
    }
  }

  @Test("nothing is moved of a source that would not hear of it") func deaf() {
    show(Deaf()) { view in
      let cell = view.cellForItem(at: [0, 0])
      _ = view.beginInteractiveMovementForItem(at: [0, 0])
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 140))
      view.endInteractiveMovement()
      HeadlessRuntime.current.turn()
      #expect(view.cellForItem(at: [0, 0]) === cell)
    }
  }

  @Test("a snapshot has it where it was moved, and whoever wants to hears of it") func snapshot() {
    HeadlessRuntime().runMain {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 320, height: 50)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: flow)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
      }
      window.addSubview(view)
      window.makeKeyAndVisible()
      var letters = NSDiffableDataSourceSnapshot<Int, String>()
      letters.appendSections([0])
      letters.appendItems(["a", "b", "c"])
      source.apply(letters)
      HeadlessRuntime.current.turn()
      #expect(!view.beginInteractiveMovementForItem(at: [0, 0]))
      var moved: [[String]] = []
      source.reorderingHandlers.canReorderItem = { $0 == "a" }
      source.reorderingHandlers.didReorder = {
        moved = [$0.initialSnapshot.itemIdentifiers, $0.finalSnapshot.itemIdentifiers]
      }
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 70))
      view.endInteractiveMovement()
      HeadlessRuntime.current.turn()
      #expect(moved == [["a", "b", "c"], ["b", "a", "c"]] && source.snapshot().itemIdentifiers == ["b", "a", "c"])
    }
  }
}
