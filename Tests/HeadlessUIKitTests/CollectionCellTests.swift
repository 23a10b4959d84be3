import Foundation
import HeadlessUIKit
import Testing

@Suite("Cells of collections") struct CollectionCellTests {
  @Test("a cell's content is all over it, its background behind that")
  func cells() {
    HeadlessRuntime().runMain {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(cell.contentView.superview === cell && cell.contentView.frame == cell.bounds)
      let (first, second) = (UIView(), UIView())
      cell.backgroundView = first
      cell.backgroundView = second
      #expect(first.superview == nil && cell.subviews.first === second && second.frame == cell.bounds)
      cell.frame.size.width = 30
      #expect(cell.contentView.frame.width == 30 && second.frame.width == 30)
    }
  }
}
