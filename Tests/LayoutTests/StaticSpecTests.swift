import Foundation
import Testing

@testable import AsyncDisplayKit

@Suite struct StaticSpecTests {
  @Test func `a static spec is as large as its content, an absolute one as all there is`() {
    let box = Box("box", 30, 40)
    box.style.layoutPosition = CGPoint(x: 5, y: 6)
    let room = ASSizeRange(min: .zero, max: CGSize(width: 100, height: 100))
    #expect(ASAbsoluteLayoutSpec(children: [box]).layoutThatFits(room).size == room.max)
    let fitting = ASStaticLayoutSpec(children: [box]).layoutThatFits(room)
    #expect(fitting.size == CGSize(width: 35, height: 46))
    #expect(fitting.sublayouts.map(\.frame) == [CGRect(x: 5, y: 6, width: 30, height: 40)])
    let nested = ASWrapperLayoutSpec(layoutElement: ASStaticLayoutSpec(children: [box])).layoutThatFits(room)
    #expect(nested.size == CGSize(width: 35, height: 46))
  }
}
