import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

private final class GridCell: UICollectionViewCell {
  var uses = 1
  var number = -1
  private(set) var wasSelected: [Bool] = []

  override var isSelected: Bool { didSet { wasSelected.append(isSelected) } }

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

/// A grid of numbers, three in a row of 320 points, each 100 points wide and high.
private final class Grid: GridSource {
  var numbers: [Int]
  private(set) var asked: [Int] = []
  private(set) var told: [String] = []
  let flow = UICollectionViewFlowLayout()

  init(_ count: Int) {
    numbers = Array(0..<count)
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
  }

  func takeAsked() -> [Int] {
    defer { asked = [] }
    return asked
  }

  static func show(
    _ count: Int, on transcript: Transcript = Transcript(), _ body: (Grid, UICollectionView, UIWindow) -> Void
  ) {
    HeadlessRuntime(transcript).runMain {
      let (grid, window) = (Grid(count), UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
      let view = UICollectionView.grid(grid.flow, of: grid, cells: GridCell.self)
      window.makeKeyAndVisible()
      window.addSubview(view)
      HeadlessRuntime.current.turn()
      body(grid, view, window)
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    asked.append(numbers[indexPath.item])
    (cell as? GridCell)?.number = cell.frame.width == 100 ? numbers[indexPath.item] : -1
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 100) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { told.append("header") }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    indexPath.item != 2
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    told.append("selects \(indexPath.item)")
  }
}

extension UICollectionView {
  fileprivate var shownNumbers: [Int] { visibleCells.map { ($0 as? GridCell)?.number ?? -1 } }
}

@Suite("Collections of cells") struct CellGridTests {
  @Test("only items on screen are asked for, as large as they will be, and cells that leave it are used again")
  func reuse() {
    Grid.show(60) { grid, view, _ in
      #expect(view.shownNumbers == Array(0..<15) && grid.takeAsked() == Array(0..<15))
      #expect(view.contentSize == CGSize(width: 320, height: 20 + 20 * 100 + 19 * 10))
      #expect(
        view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame == CGRect(x: 110, y: 130, width: 100, height: 100))
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 20) && grid.told == ["header"])
      view.scrollToItem(at: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
      HeadlessRuntime.current.turn()
      #expect(view.contentOffset.y == 1730 && view.shownNumbers == Array(45..<60) && header?.superview == nil)
      view.contentOffset.y = 0
      HeadlessRuntime.current.turn()
      #expect(view.visibleCells.contains { ($0 as? GridCell)?.uses == 2 } && header?.superview === view)
    }
  }

  @Test("a tap selects what the delegate lets it; off screen no cell looks selected, and its item still is")
  func taps() {
    Grid.show(60) { grid, view, window in
      window.tap(at: CGPoint(x: 150, y: 60))
      window.tap(at: CGPoint(x: 270, y: 60))
      #expect(grid.told == ["header", "selects 1"])
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
      let cell = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? GridCell
      #expect(cell?.isSelected == true && cell?.wasSelected == [true])
      view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
      #expect(cell?.isSelected == false && view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
      let other = view.cellForItem(at: IndexPath(item: 2, section: 0))
      view.contentOffset.y = 1000
      HeadlessRuntime.current.turn()
      #expect(other?.isSelected == false && view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }
  }

  @Test("items that stay through an update keep their cells; what disagrees with the data source is refused")
  func updates() {
    let transcript = Transcript()
    Grid.show(4, on: transcript) { grid, view, _ in
      let kept = view.cellForItem(at: IndexPath(item: 3, section: 0))
      _ = grid.takeAsked()
      grid.numbers = [7, 1, 2, 3]
      view.performBatchUpdates {
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      #expect(view.shownNumbers == [7, 1, 2, 3] && grid.takeAsked() == [7])
      #expect(view.cellForItem(at: IndexPath(item: 3, section: 0)) === kept)
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      #expect(view.numberOfItems(inSection: 0) == 4)
    }
    #expect(transcript.brokenRules == ["valid-update"])
  }

  private final class Shifting: UICollectionViewFlowLayout {
    private(set) var contexts: [UICollectionViewFlowLayoutInvalidationContext] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.minY > 50 && contexts.isEmpty
    }

    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      context.contentOffsetAdjustment.y = 7
      context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
      return context
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      if let context = context as? UICollectionViewFlowLayoutInvalidationContext { contexts.append(context) }
    }
  }

  @Test("a layout says what another part of the content on screen does to it, and moves the content by that")
  func contexts() {
    Grid.show(60) { _, view, _ in
      let layout = Shifting()
      layout.itemSize = CGSize(width: 100, height: 100)
      view.collectionViewLayout = layout
      HeadlessRuntime.current.turn()
      #expect(layout.contexts.isEmpty)
      view.contentOffset.y = 60
      HeadlessRuntime.current.turn()
      #expect(layout.contexts.count == 1 && view.contentOffset.y == 67)
      #expect(layout.contexts.first?.invalidatedItemIndexPaths?.count == 1)
      #expect(layout.contexts.first?.invalidateFlowLayoutAttributes == true)
    }
  }

  @Test("attributes are copied whole")
  func copies() {
    let place = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "k", with: IndexPath(item: 1, section: 2))
    (place.frame, place.alpha, place.zIndex) = (CGRect(x: 1, y: 2, width: 3, height: 4), 0.5, 6)
    place.transform = CGAffineTransform(scaleX: 2, y: 2)
    let copy = place.copy() as? UICollectionViewLayoutAttributes
    place.frame.origin.x = 9
    #expect(copy?.frame.minX == 1 && copy?.alpha == 0.5 && copy?.zIndex == 6 && copy?.transform.a == 2)
    #expect(copy?.indexPath == IndexPath(item: 1, section: 2) && copy?.representedElementKind == "k")
  }
}
