import Foundation
import Testing

@testable import AsyncDisplayKit

@Suite struct MeasuredLayoutTests {
  private let box = Box("box", 10, 10)

  @Test func `sizes go up to whole pixels`() {
    let layout = ASLayout(layoutElement: box, size: CGSize(width: 10.1, height: 10.6))
    #expect(layout.size == CGSize(width: 10.5, height: 11))
    #expect(ASPointIsNull(layout.position))
  }

  @Test(
    arguments: [
      (CGFloat.infinity, "A layout's size must be finite, but that of a Box is 0xinf: something has to limit it."),
      (
        .greatestFiniteMagnitude,
        "A layout's size must be at least 0 and below 10000000 points, but that of a Box is 0x"
      ),
      (.nan, "A layout's size must be at least 0 and below 10000000 points, but that of a Box is 0xundefined."),
      (-1, "A layout's size must be at least 0 and below 10000000 points, but that of a Box is 0x-1."),
    ])
  func `a size that cannot be shown is zero and reported`(height: CGFloat, message: String) {
    let log = FaultLog()
    let layout = log.collecting { ASLayout(layoutElement: box, size: CGSize(width: 0, height: height)) }
    #expect(layout.size == .zero)
    #expect(log.messages.count == 1 && log.messages[0].hasPrefix(message))
  }

  @Test func `a sublayout without a position is reported`() {
    let log = FaultLog()
    let sublayout = ASLayout(layoutElement: box, size: .zero)
    let layout = log.collecting { ASLayout(layoutElement: Box("parent"), size: .zero, sublayouts: [sublayout]) }
    #expect(layout.sublayouts.count == 1)
    #expect(log.messages == ["A sublayout must have a position, but that of a Box has none."])
  }

  @Test func `a frame at no finite place begins at zero and is reported`() {
    let log = FaultLog()
    let layout = box.layoutThatFits(ASSizeRangeUnconstrained).placed(at: CGPoint(x: 5, y: CGFloat.infinity))
    #expect(log.collecting { layout.frame } == CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(log.messages == ["A position must be finite, but that of a Box is (5, inf)."])
  }

  @Test func `the frame of an element that is not there is null`() {
    let placed = box.layoutThatFits(ASSizeRangeUnconstrained).placed(at: CGPoint(x: 1, y: 2))
    let layout = ASLayout(layoutElement: Box("parent"), size: .zero, sublayouts: [placed])
    #expect(layout.frame(for: box) == CGRect(x: 1, y: 2, width: 10, height: 10))
    #expect(layout.frame(for: Box("other")) == .null)
  }

  @Test func `flattening keeps nodes in the order of the specs and rounds only the sum of positions`() {
    let first = Box("first", 10, 10)
    let second = Box("second", 10, 10)
    let inner = ASAbsoluteLayoutSpec(children: [first, ASLayoutSpec()])
    let nested = ASAbsoluteLayoutSpec(children: [inner])
    nested.style.layoutPosition = CGPoint(x: 0.2, y: 0.3)
    inner.style.layoutPosition = CGPoint(x: 0.2, y: 0.3)
    first.style.layoutPosition = CGPoint(x: 0.05, y: 0.3)
    let root = ASAbsoluteLayoutSpec(children: [nested, second])
    let layout = root.layoutThatFits(ASSizeRangeMake(CGSize(width: 50, height: 50))).filteredNodeLayoutTree()
    #expect(
      layout.recursiveDescription() == """
        ASAbsoluteLayoutSpec 50x50
          Box (0.5, 1) 10x10
          Box (0, 0) 10x10
        """)
    #expect(layout.sublayouts.compactMap { ($0.layoutElement as? Box)?.name } == ["first", "second"])
  }

  @Test func `what is in a node stays out of the layout above`() {
    let inner = box.layoutThatFits(ASSizeRangeUnconstrained).placed(at: .zero)
    let nodeBox = Box("node")
    let node = ASLayout(layoutElement: nodeBox, size: CGSize(width: 20, height: 20), sublayouts: [inner])
    let rootBox = Box("root")
    let root = ASLayout(
      layoutElement: rootBox, size: CGSize(width: 30, height: 30), sublayouts: [node.placed(at: .zero)])
    #expect(root.filteredNodeLayoutTree().recursiveDescription() == "Box 30x30\n  Box (0, 0) 20x20")
  }

  @Test func `a flat layout is flattened to itself`() {
    let flat = ASLayout(
      layoutElement: Box("root"), size: .zero, sublayouts: [ASLayout(layoutElement: box, size: .zero, position: .zero)])
    let once = flat.filteredNodeLayoutTree()
    #expect(once == flat)
    #expect(once.filteredNodeLayoutTree() === once)
  }

  @Test func `a layout holds its element, save the one that the element keeps`() {
    var own: Box? = Box("own", 10, 10)
    weak let gone = own
    var layout = own?.layoutThatFits(ASSizeRangeUnconstrained)
    own = nil
    #expect(layout?.layoutElement === gone && gone != nil)
    layout = layout?.keptByElement()
    #expect(gone == nil)
    #expect(layout?.description == "gone 10x10")
  }

  @Test func `layouts are equal if elements, sizes and places are`() {
    let range = ASSizeRangeMake(CGSize(width: 50, height: 50))
    let spec = ASInsetLayoutSpec(insets: .init(top: 1, left: 1, bottom: 1, right: 1), child: box)
    #expect(spec.layoutThatFits(range) == spec.layoutThatFits(range))
    #expect(spec.layoutThatFits(range) != spec.layoutThatFits(ASSizeRangeMake(CGSize(width: 51, height: 50))))
    let layout = spec.layoutThatFits(range)
    #expect(layout != layout.placed(at: .zero))
  }
}
