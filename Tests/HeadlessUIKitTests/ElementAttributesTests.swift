import Foundation
import HeadlessUIKit
import Testing

@Suite("Where elements of a collection are") struct ElementAttributesTests {
  @Test("an element knows what it is, also as a copy")
  func category() {
    let path = IndexPath(item: 3, section: 1)
    let item = UICollectionViewLayoutAttributes(forCellWith: path)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "b", with: path)
    #expect([item, header, back].map(\.representedElementCategory) == [.cell, .supplementaryView, .decorationView])
    #expect([item, header, back].map(\.representedElementKind) == [nil, "h", "b"])
    #expect((back.copy() as? UICollectionViewLayoutAttributes)?.representedElementCategory == .decorationView)
  }

  @Test("a new size keeps the centre, and a new centre the size")
  func centre() {
    let item = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    item.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    #expect(item.center == CGPoint(x: 30, y: 50) && item.bounds == CGRect(x: 0, y: 0, width: 40, height: 60))
    item.size = CGSize(width: 20, height: 20)
    #expect(item.frame == CGRect(x: 20, y: 40, width: 20, height: 20))
    item.center = .zero
    #expect(item.frame == CGRect(x: -10, y: -10, width: 20, height: 20))
    item.transform3D = CATransform3DMakeScale(2, 3, 1)
    #expect(item.transform == CGAffineTransform(scaleX: 2, y: 3))
  }
}
