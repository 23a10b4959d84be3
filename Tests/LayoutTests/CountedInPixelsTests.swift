import Foundation
import HeadlessUIKit
import Testing

@testable import AsyncDisplayKit

/// The same of specs that are no stacks, and of what is between pixels.
@Suite struct CountedInPixelsTests: Counting {
  // MARK: Shares

  @Test func `a share of a share`() {
    let inner = row([
      box("a", 10, 10) { $0.preferredLayoutSize = ASLayoutSizeMake(ASDimensionMake("50%"), ASDimensionMake("50%")) }
    ])
    inner.style.preferredLayoutSize = ASLayoutSizeMake(ASDimensionMake("50%"), ASDimensionMake("50%"))
    let column = ASStackLayoutSpec.vertical()
    column.alignItems = .end
    column.children = [inner]
    #expect(dump(column, exactly(200, 200)) == "size 200 200; a 100 0 50 50")
  }

  @Test func `a share of a width that is open is none`() {
    let column = ASStackLayoutSpec.vertical()
    column.alignItems = .start
    column.children = [box("a", 30, 10) { $0.width = ASDimensionMake("50%") }]
    #expect(dump(column, upTo(200, .infinity)) == "size 30 10; a 0 0 30 10")
  }

  @Test func `shares at places between pixels`() {
    let half = ASDimensionMake("50%")
    let a = box("a", 10, 10) {
      $0.preferredLayoutSize = ASLayoutSizeMake(half, half)
      $0.layoutPosition = CGPoint(x: 10.3, y: 20.3)
    }
    let b = Box("b")
    b.style.layoutPosition = CGPoint(x: 50.25, y: 0)
    let spec = ASAbsoluteLayoutSpec(children: [a, b])
    #expect(dump(spec, exactly(200, 100)) == "size 200 100; a 10.5 20.5 100 50; b 50.5 0 150 100")
  }

  // MARK: Insets, positions, corners, ratios

  @Test func `an open inset pushes, and the others are kept`() {
    let insets = UIEdgeInsets(top: .infinity, left: 5, bottom: 10, right: 5)
    let spec = ASInsetLayoutSpec(insets: insets, child: box("a", 20, 20))
    #expect(dump(spec, upTo(100, 100)) == "size 30 100; a 5 70 20 20")
  }

  @Test func `two open insets centre, and insets between pixels are rounded up`() {
    let insets = UIEdgeInsets(top: 3.25, left: .infinity, bottom: 3, right: .infinity)
    let spec = ASInsetLayoutSpec(insets: insets, child: box("a", 21, 10))
    #expect(dump(spec, upTo(100, 100)) == "size 100 16.5; a 39.5 3.5 21 10")
  }

  @Test func `a least width is not the element's where that has a place`() {
    let spec = ASRelativeLayoutSpec(
      horizontalPosition: .end, verticalPosition: .center, sizingOption: .minimumWidth, child: box("a", 20, 15))
    let range = ASSizeRangeMake(CGSize(width: 50, height: 0), CGSize(width: 100, height: 40))
    #expect(dump(spec, range) == "size 50 40; a 30 12.5 20 15")
    spec.horizontalPosition = .none
    #expect(dump(spec, range) == "size 50 40; a 0 12.5 50 15")
  }

  @Test func `a decoration beyond two sides makes room there alone`() {
    let spec = ASCornerLayoutSpec(child: box("a", 40, 40), corner: box("b", 10, 10), location: .bottomRight)
    spec.offset = CGPoint(x: -3, y: 4)
    spec.wrapsCorner = true
    #expect(dump(spec, upTo(100, 100)) == "size 42 49; a 0 0 40 40; b 32 39 10 10")
    spec.cornerLocation = .topLeft
    #expect(dump(spec, upTo(100, 100)) == "size 48 41; a 8 1 40 40; b 0 0 10 10")
  }

  @Test func `a ratio in a row goes by the height, however long the row may be`() {
    let row = row([ASRatioLayoutSpec(ratio: 0.5, child: box("a", 30, 10))], align: .stretch)
    #expect(dump(row, upTo(100, 60)) == "size 100 60; a 0 0 120 60")
    #expect(dump(row, upTo(100, .infinity)) == "size 30 10; a 0 0 30 10")
  }

  // MARK: Pixels

  @Test func `the middle between pixels is further up in a row and further down elsewhere`() {
    #expect(dump(row([box("a", 10, 10.5)], align: .center), exactly(33, 33)) == "size 33 33; a 0 11 10 10.5")
    let centre = ASCenterLayoutSpec(centeringOptions: .XY, sizingOptions: [], child: box("a", 10, 10.5))
    #expect(dump(centre, exactly(33, 33)) == "size 33 33; a 11.5 11.5 10 10.5")
  }

  @Test func `three pixels a point`() {
    let centre = ASCenterLayoutSpec(centeringOptions: .XY, sizingOptions: [], child: box("a", 10.2, 10.2))
    let layout = LayoutPass(screenScale: 3).perform { centre.layoutThatFits(exactly(33, 33)).filteredNodeLayoutTree() }
    let frame = layout.sublayouts[0].frame
    #expect(frame == CGRect(x: 34.0 / 3, y: 34.0 / 3, width: 31.0 / 3, height: 31.0 / 3))
  }
}
