import Foundation
import Testing

@testable import AsyncDisplayKit

@Suite struct StyleTests {
  @Test func `a fresh style neither grows nor shrinks and wishes no size`() {
    let style = ASLayoutElementStyle()
    #expect(style.values == ASLayoutElementStyle.Values())
    #expect(style.flexGrow == 0)
    #expect(style.flexShrink == 0)
    #expect(style.flexBasis == .auto)
    #expect(style.alignSelf == .auto)
    #expect(style.preferredSize == .zero)
  }

  @Test func `sizes in points and as dimensions are the same wishes`() {
    let style = ASLayoutElementStyle()
    style.preferredSize = CGSize(width: 10, height: 20)
    style.minSize = CGSize(width: 1, height: 2)
    style.maxSize = CGSize(width: 100, height: 200)
    #expect("\(style.width) \(style.height)" == "10pt 20pt")
    #expect("\(style.minLayoutSize) \(style.maxLayoutSize)" == "1pt x 2pt 100pt x 200pt")
    style.preferredLayoutSize = ASLayoutSizeMake(ASDimensionMake("25%"), .auto)
    style.minLayoutSize = .auto
    style.maxHeight = ASDimensionMake(7)
    #expect("\(style.width) \(style.height)" == "25% auto")
    #expect(style.minSize == .zero)
    #expect(style.maxSize == CGSize(width: 100, height: 7))
  }

  @Test func `a preferred size that is a share of something reads as zero and is reported`() {
    let log = FaultLog()
    let style = ASLayoutElementStyle()
    style.width = ASDimensionMake("50%")
    style.height = ASDimensionMake(10)
    #expect(log.collecting { style.preferredSize } == .zero)
    #expect(log.messages == ["preferredSize must be read only while width and height are points or auto."])
    (style.width, style.height) = (ASDimensionMake(10), ASDimensionMake("50%"))
    #expect(log.collecting { style.preferredSize } == .zero)
    #expect(log.messages.count == 2)
  }

  @Test func `wishes for a stack and a position are kept`() {
    let box = Box("box").styled {
      $0.spacingBefore = 1
      $0.spacingAfter = 2
      $0.flexGrow = 3
      $0.flexShrink = 4
      $0.flexBasis = ASDimensionMake(5)
      $0.alignSelf = .end
      $0.ascender = 6
      $0.descender = -7
      $0.layoutPosition = CGPoint(x: 8, y: 9)
    }
    let style = box.style
    #expect([style.spacingBefore, style.spacingAfter, style.flexGrow, style.flexShrink] == [1, 2, 3, 4])
    #expect([style.flexBasis.value, style.ascender, style.descender] == [5, 6, -7])
    #expect(style.alignSelf == .end)
    #expect(style.layoutPosition == CGPoint(x: 8, y: 9))
  }
}
