import Foundation
import HeadlessUIKit
import Testing

@testable import AsyncDisplayKit

/// Frames counted before anything was run: bounds that contradict one another, and specs that are no stacks.
@Suite struct CountedSpecsTests: Counting {
  // MARK: Bounds that contradict one another

  @Test func `a least width is more than a greatest one`() {
    let row = row([box("a", 60, 10) { ($0.minWidth, $0.maxWidth) = (ASDimensionMake(80), ASDimensionMake(50)) }])
    #expect(dump(row, upTo(200, 50)) == "size 80 10; a 0 0 80 10")
  }

  @Test func `a row of a given height is more than an item's greatest height`() {
    let row = row([box("a", 20, 10) { ($0.alignSelf, $0.maxHeight) = (.stretch, ASDimensionMake(30)) }])
    #expect(dump(row, exactly(100, 50)) == "size 100 50; a 0 0 20 50")
    #expect(dump(row, upTo(100, 50)) == "size 20 10; a 0 0 20 10")
  }

  @Test func `what is laid over an element has its size, whatever it wishes`() {
    let cover = Box("b")
    cover.style.width = ASDimensionMake("50%")
    #expect(
      dump(ASOverlayLayoutSpec(child: box("a", 60, 40), overlay: cover), upTo(100, 100))
        == "size 60 40; a 0 0 60 40; b 0 0 60 40")
  }

  @Test func `one axis may be open and the other given`() {
    let half = ASDimensionMake("50%")
    let row = row([box("a", 30, 10) { ($0.width, $0.height) = (half, half) }])
    let range = ASSizeRangeMake(CGSize(width: 0, height: 80), CGSize(width: 200, height: 80))
    #expect(dump(row, range) == "size 30 80; a 0 0 30 40")
  }

  // MARK: Specs that are no stacks

  @Test func `what is placed near the end gets what is left, whatever it wishes`() {
    let children = [
      box("a", 30, 30) { $0.layoutPosition = CGPoint(x: 10, y: 20) },
      box("b", 50, 50) { $0.layoutPosition = CGPoint(x: 80, y: 0) },
    ]
    for child in children { child.style.preferredSize = child.wants ?? .zero }
    let spec = ASAbsoluteLayoutSpec(sizing: .sizeToFit, children: children)
    #expect(dump(spec, upTo(100, 100)) == "size 100 50; a 10 20 30 30; b 80 0 20 50")
    let open = ASAbsoluteLayoutSpec(sizing: .default, children: children)
    #expect(dump(open, upTo(100, .infinity)) == "size 100 50; a 10 20 30 30; b 80 0 20 50")
  }

  @Test func `what fills begins at its position`() {
    let filling = Box("a")
    filling.style.layoutPosition = CGPoint(x: 60, y: 70)
    #expect(dump(ASAbsoluteLayoutSpec(children: [filling]), upTo(100, 100)) == "size 100 100; a 60 70 40 30")
  }

  @Test func `a place at the end of a least size`() {
    let spec = ASRelativeLayoutSpec(
      horizontalPosition: .end, verticalPosition: .end, sizingOption: .minimumSize, child: box("a", 20, 20))
    let range = ASSizeRangeMake(CGSize(width: 50, height: 50), CGSize(width: 100, height: 100))
    #expect(dump(spec, range) == "size 50 50; a 30 30 20 20")
  }

  @Test func `there is no middle of a height without end`() {
    let spec = ASCenterLayoutSpec(centeringOptions: .XY, sizingOptions: [], child: box("a", 21, 10))
    #expect(dump(spec, upTo(100, .infinity)) == "size 100 10; a 39.5 0 21 10")
  }

  @Test func `a corner above and to the right moves the element down`() {
    let spec = ASCornerLayoutSpec(child: box("a", 40, 40), corner: box("b", 10, 10), location: .topRight)
    spec.wrapsCorner = true
    #expect(dump(spec, upTo(100, 100)) == "size 45 45; a 0 5 40 40; b 35 0 10 10")
    #expect(dump(spec, upTo(42, 42)) == "size 42 42; a 0 5 40 40; b 35 0 10 10")
  }

  @Test func `a corner that is not wrapped sticks out at half pixels`() {
    let spec = ASCornerLayoutSpec(child: box("a", 40, 30), corner: box("b", 11, 7), location: .bottomLeft)
    #expect(dump(spec, upTo(100, 100)) == "size 40 30; a 0 0 40 30; b -5.5 26.5 11 7")
  }

  @Test func `negative insets let what fills stick out`() {
    let insets = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)
    #expect(dump(ASInsetLayoutSpec(insets: insets, child: Box("a")), exactly(50, 50)) == "size 50 50; a -10 -10 70 70")
  }

  @Test func `open insets centre on their axis, given ones stretch on the other`() {
    let insets = UIEdgeInsets(top: .infinity, left: 10, bottom: .infinity, right: 20)
    let spec = ASInsetLayoutSpec(insets: insets, child: box("a", 20, 20))
    #expect(dump(spec, exactly(100, 100)) == "size 100 100; a 10 40 70 20")
  }

  @Test(
    arguments: [
      (0.5, CGSize(width: 0, height: 80), CGSize(width: 100, height: 100), "100 80"),
      (2, CGSize.zero, CGSize(width: 100, height: 100), "50 100"),
      (3, CGSize.zero, CGSize(width: CGFloat.infinity, height: 33.3), "11 33.5"),
      (0.3, CGSize.zero, CGSize(width: 33, height: CGFloat.infinity), "33 9.5"),
    ] as [(CGFloat, CGSize, CGSize, String)])
  func `the ratio nearest to the one wished`(ratio: CGFloat, least: CGSize, most: CGSize, size: String) {
    let spec = ASRatioLayoutSpec(ratio: ratio, child: box("a", 10, 10))
    #expect(dump(spec, ASSizeRangeMake(least, most)) == "size \(size); a 0 0 \(size)")
  }

  @Test func `everything wrapped is at least the least size`() {
    let spec = ASWrapperLayoutSpec(layoutElements: [box("a", 10, 50), box("b", 50, 10)])
    let range = ASSizeRangeMake(CGSize(width: 30, height: 30), CGSize(width: 100, height: 100))
    #expect(dump(spec, range) == "size 50 50; a 0 0 30 50; b 0 0 50 30")
  }
}
