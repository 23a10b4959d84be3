import Foundation
import HeadlessUIKit
import Testing

@testable import AsyncDisplayKit

@Suite struct SpecTests {
  private let box = Box("box", 10, 20)
  private let other = Box("other", 4, 4)

  private func upTo(_ width: CGFloat, _ height: CGFloat) -> ASSizeRange {
    ASSizeRangeMake(.zero, CGSize(width: width, height: height))
  }

  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test func `a plain spec is a spacer`() {
    let range = ASSizeRangeMake(CGSize(width: 3, height: 4), CGSize(width: 30, height: 40))
    #expect(ASLayoutSpec().layoutThatFits(range).size == range.min)
  }

  @Test func `a spec's own style narrows its range, except for layers and insets`() {
    let wrapper = ASWrapperLayoutSpec(layoutElement: Box("free"))
    let inset = ASInsetLayoutSpec(insets: insets(0, 0, 0, 0), child: Box("free"))
    let background = ASBackgroundLayoutSpec(child: Box("free"), background: other)
    let overlay = ASOverlayLayoutSpec(child: Box("free"), overlay: other)
    let sizes = [wrapper, inset, background, overlay].map { spec in
      spec.style.preferredSize = CGSize(width: 7, height: 7)
      return LayoutText.size(spec.layoutThatFits(upTo(100, 50)).size)
    }
    #expect(sizes == ["7x7", "100x50", "100x50", "100x50"])
  }

  @Test func `percentages of a child are of the greatest size`() {
    box.style.preferredLayoutSize = ASLayoutSizeMake(ASDimensionMake("50%"), ASDimensionMake("10%"))
    let layout = ASWrapperLayoutSpec(layoutElement: box).layoutThatFits(upTo(100, 50))
    #expect(layout.dumpOfFrames == "size 50 5\nbox 0 0 50 5")
  }

  @Test func `insets shrink what percentages are of`() {
    box.style.preferredLayoutSize = ASLayoutSizeMake(ASDimensionMake("50%"), ASDimensionMake("50%"))
    let layout = ASInsetLayoutSpec(insets: insets(5, 10, 5, 10), child: box).layoutThatFits(upTo(100, 50))
    #expect(layout.dumpOfFrames == "size 60 30\nbox 10 5 40 20")
  }

  @Test func `insets larger than the range leave a child nothing`() {
    let log = FaultLog()
    let spec = ASInsetLayoutSpec(insets: insets(30, 30, 30, 30), child: Box("box"))
    let layout = log.collecting { spec.layoutThatFits(upTo(50, 50)) }
    #expect(layout.dumpOfFrames == "size 50 50\nbox 30 30 0 0")
    #expect(log.faults == [])
  }

  @Test func `an odd rest is centred to the nearest half point`() {
    let spec = ASInsetLayoutSpec(insets: insets(.infinity, .infinity, .infinity, .infinity), child: box)
    #expect(spec.layoutThatFits(upTo(33.5, 20)).dumpOfFrames == "size 33.5 20\nbox 11.5 0 10 20")
    #expect(spec.layoutThatFits(upTo(33.2, 20)).dumpOfFrames == "size 33.5 20\nbox 12 0 10 20")
  }

  @Test func `the background is behind and the overlay in front, at the child's size`() {
    let background = ASBackgroundLayoutSpec(child: box, background: other).layoutThatFits(upTo(50, 50))
    #expect(background.sublayouts.map(\.description) == ["Box (0, 0) 10x20", "Box (0, 0) 10x20"])
    #expect(background.sublayouts[0].layoutElement === other)
    let overlay = ASOverlayLayoutSpec(child: box, overlay: other).layoutThatFits(upTo(50, 50))
    #expect(overlay.sublayouts[1].layoutElement === other)
  }

  @Test func `centring without a limit is as large as the child`() {
    let spec = ASCenterLayoutSpec(centeringOptions: .XY, sizingOptions: [], child: box)
    #expect(spec.layoutThatFits(ASSizeRangeUnconstrained).dumpOfFrames == "size 10 20\nbox 0 0 10 20")
    #expect(spec.layoutThatFits(upTo(31, 30)).dumpOfFrames == "size 31 30\nbox 10.5 5 10 20")
  }

  @Test func `options of a centring spec can be changed`() {
    let spec = ASCenterLayoutSpec(centeringOptions: [], sizingOptions: [], child: box)
    spec.centeringOptions = .X
    spec.sizingOptions = .minimumY
    #expect(spec.layoutThatFits(upTo(30, 30)).dumpOfFrames == "size 30 20\nbox 10 0 10 20")
    #expect(spec.horizontalPosition == .center && spec.sizingOption == .minimumHeight)
  }

  @Test func `the end of a relative spec is at its far edges`() {
    let spec = ASRelativeLayoutSpec(
      horizontalPosition: .end, verticalPosition: .end, sizingOption: .minimumWidth, child: box)
    #expect(spec.layoutThatFits(upTo(30, 30)).dumpOfFrames == "size 10 30\nbox 0 10 10 20")
  }

  @Test(
    arguments: [
      (0.5, "100x100", "100x50"), (2, "100x100", "50x100"), (1, "infx40", "40x40"), (0.333, "100xinf", "100x33"),
      (2, "infxinf", "10x20"),
    ] as [(CGFloat, String, String)])
  func `a ratio is reached by height or by width, or has no effect`(ratio: CGFloat, most: String, size: String) {
    let lengths = most.split(separator: "x").map { CGFloat(Double($0) ?? 0) }
    let layout = ASRatioLayoutSpec(ratio: ratio, child: box).layoutThatFits(upTo(lengths[0], lengths[1]))
    #expect(LayoutText.size(layout.size) == size)
  }

  @Test func `an absolute spec without limits is as large as its content reaches`() {
    box.style.layoutPosition = CGPoint(x: 5, y: 6)
    let spec = ASAbsoluteLayoutSpec(children: [box, other])
    #expect(spec.layoutThatFits(ASSizeRangeUnconstrained).dumpOfFrames == "size 15 26\nbox 5 6 10 20\nother 0 0 4 4")
    #expect(spec.layoutThatFits(upTo(100, 50)).size == CGSize(width: 100, height: 50))
    spec.sizing = .sizeToFit
    #expect(spec.layoutThatFits(upTo(100, 50)).size == CGSize(width: 15, height: 26))
  }

  @Test func `an absolute spec leaves an open size what is right of and below the position`() {
    let free = Box("free")
    free.style.layoutPosition = CGPoint(x: 30, y: 10)
    let layout = ASAbsoluteLayoutSpec(children: [free]).layoutThatFits(upTo(100, 50))
    #expect(layout.dumpOfFrames == "size 100 50\nfree 30 10 70 40")
  }

  @Test func `a corner can stick out, or widen the spec and shift both`() {
    let spec = ASCornerLayoutSpec(child: box, corner: other, location: .topLeft)
    spec.offset = CGPoint(x: -1, y: 0)
    #expect(spec.layoutThatFits(upTo(50, 50)).dumpOfFrames == "size 10 20\nbox 0 0 10 20\nother -3 -2 4 4")
    spec.wrapsCorner = true
    #expect(spec.layoutThatFits(upTo(50, 50)).dumpOfFrames == "size 13 22\nbox 3 2 10 20\nother 0 0 4 4")
  }
}
