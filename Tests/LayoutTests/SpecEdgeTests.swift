import Foundation
import HeadlessUIKit
import Testing

@testable import AsyncDisplayKit

@Suite("Specs at their limits") struct SpecEdgeTests {
  private let tank = Box("tank", 30, 40)
  private let valve = Box("valve", 10, 10)

  private func upTo(_ width: CGFloat, _ height: CGFloat) -> ASSizeRange {
    ASSizeRange(min: .zero, max: CGSize(width: width, height: height))
  }

  @Test("an absolute spec that fits its content is no larger than it may be")
  func absoluteIsClamped() {
    tank.style.layoutPosition = CGPoint(x: 120, y: 5)
    let layout = ASAbsoluteLayoutSpec(sizing: .sizeToFit, children: [tank]).layoutThatFits(upTo(100, 100))
    #expect(layout.size == CGSize(width: 100, height: 45))
  }

  @Test("an absolute spec is at least as large as it has to be")
  func absoluteHasALeastSize() {
    let range = ASSizeRange(min: CGSize(width: 50, height: 10), max: CGSize(width: 100, height: 100))
    let layout = ASAbsoluteLayoutSpec(sizing: .sizeToFit, children: [tank]).layoutThatFits(range)
    #expect(layout.size == CGSize(width: 50, height: 40))
  }

  @Test("in an absolute spec a share of a length without end is no length")
  func shareOfNoEnd() {
    let log = FaultLog()
    let tank = Box("tank", wants: CGSize(width: 30, height: 40))
    tank.style.height = ASDimensionMake("50%")
    let layout = log.collecting { ASAbsoluteLayoutSpec(children: [tank]).layoutThatFits(upTo(100, .infinity)) }
    #expect(layout.sublayouts.map(\.size.height) == [40])
    #expect(log.messages == [])
  }

  @Test("a static spec made without children fits its content")
  func emptyStatic() { #expect(ASStaticLayoutSpec().sizing == .sizeToFit) }

  @Test("a spec around a corner that sticks out is no larger than it may be")
  func wrappedCorner() {
    let spec = ASCornerLayoutSpec(child: tank, corner: valve, location: .bottomRight)
    spec.wrapsCorner = true
    #expect(spec.layoutThatFits(upTo(100, 100)).size == CGSize(width: 35, height: 45))
    #expect(spec.layoutThatFits(upTo(32, 100)).size == CGSize(width: 32, height: 45))
  }

  @Test("shares in what lies over an element are of the element's size")
  func shareInOverlay() {
    valve.style.width = ASDimensionMake("50%")
    let cover = ASRelativeLayoutSpec(
      horizontalPosition: .end, verticalPosition: .end, sizingOption: [],
      child: ASInsetLayoutSpec(insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0), child: valve))
    let inset = ASInsetLayoutSpec(insets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: .infinity), child: valve)
    for overlay in [cover, inset] {
      let layout = ASOverlayLayoutSpec(child: tank, overlay: overlay).layoutThatFits(upTo(100, 100))
      let inner = layout.sublayouts[1]
      #expect(inner.size == tank.style.preferredSize)
    }
    let layout = ASOverlayLayoutSpec(child: tank, overlay: inset).layoutThatFits(upTo(100, 100))
    #expect(layout.sublayouts[1].sublayouts.map(\.size.width) == [12.5])
  }

  @Test("a spec with one child says nothing when it is asked for it")
  func onlyChild() {
    let log = FaultLog()
    log.collecting {
      let spec = ASLayoutSpec()
      spec.child = tank
      #expect(spec.child === tank && spec.children?.count == 1)
    }
    #expect(log.messages == [])
  }

  @Test("a ratio without a limit has no length that shares could be of, and one with a limit goes down to whole pixels")
  func ratio() {
    let log = FaultLog()
    let tank = Box("tank", wants: CGSize(width: 30, height: 40))
    tank.style.height = ASDimensionMake("50%")
    let free = log.collecting { ASRatioLayoutSpec(ratio: 1, child: tank).layoutThatFits(ASSizeRangeUnconstrained) }
    #expect(free.size == CGSize(width: 30, height: 40))
    #expect(log.messages == [])
    let low = ASRatioLayoutSpec(ratio: 3, child: Box("valve")).layoutThatFits(upTo(.infinity, 100))
    #expect(low.size == CGSize(width: 33, height: 100))
  }

  @Test("what is centred is at a whole pixel of its spec")
  func centred() {
    let spec = ASCenterLayoutSpec(centeringOptions: .XY, sizingOptions: [], child: tank)
    #expect(spec.layoutThatFits(upTo(50.5, 60.5)).sublayouts.map(\.position) == [CGPoint(x: 10.5, y: 10.5)])
  }

  @Test("a spec around nothing is as large as it has to be")
  func aroundNothing() {
    let range = ASSizeRange(min: CGSize(width: 5, height: 6), max: CGSize(width: 50, height: 60))
    #expect(ASWrapperLayoutSpec(layoutElements: []).layoutThatFits(range).size == range.min)
    #expect(ASStackLayoutSpec.vertical().layoutThatFits(range).size == range.min)
  }

  @Test("a range whose greatest height is below its least one is reported")
  func range() {
    let log = FaultLog()
    _ = log.collecting { ASSizeRangeMake(CGSize(width: 5, height: 6), CGSize(width: 5, height: 5)) }
    #expect(log.messages.count == 1)
  }

  @Test("whoever wants to give way a little gives way")
  func givesWay() {
    valve.style.flexShrink = 0.5
    valve.style.flexGrow = 0.5
    #expect(valve.flexShrink && valve.flexGrow)
  }
}
