import Foundation
import HeadlessUIKit
import Testing

/// A finger moves an item; the layout says where the item is wanted.
@Suite struct HeldItemTests {
  @Test func anItemGoesWhereTheLayoutWantsIt() {
    HeadlessRuntime().runMain { #expect(Self.moves(with: ShiftedLayout(), to: CGPoint(x: 30, y: 75)) == [[0, 2]]) }
  }

  @Test func withoutAnOpinionOfTheLayoutItGoesWhereTheFingerIs() {
    HeadlessRuntime().runMain {
      #expect(Self.moves(with: UICollectionViewFlowLayout(), to: CGPoint(x: 30, y: 75)) == [[0, 1]])
    }
  }

  @Test func nothingIsMovedThatWasNotTaken() {
    let source = HeldSource()
    HeadlessRuntime().runMain {
      let view = Self.shown(UICollectionViewFlowLayout(), source)
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 75))
      view.endInteractiveMovement()
    }
    #expect(source.moves.isEmpty)
  }

  private static func moves(with layout: UICollectionViewFlowLayout, to point: CGPoint) -> [[Int]] {
    let source = HeldSource()
    let view = shown(layout, source)
    _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    view.updateInteractiveMovementTargetPosition(point)
    view.endInteractiveMovement()
    return source.moves
  }

  private static func shown(_ layout: UICollectionViewFlowLayout, _ source: HeldSource) -> UICollectionView {
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let window = UIWindow(frame: view.frame)
    window.makeKeyAndVisible()
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }
}

/// Wants what is moved one row below the finger.
private final class ShiftedLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
    attributes.center.y += 50
    return attributes
  }
}

private final class HeldSource: NSObject, UICollectionViewDataSource {
  private(set) var moves: [[Int]] = []

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
    moves.append([source.item, destination.item])
  }
}
