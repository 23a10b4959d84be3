import Foundation
import HeadlessUIKit

@testable import AsyncDisplayKit

/// Words for small layouts whose frames are counted by hand.
protocol Counting {}

extension Counting {
  func box(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ set: (ASLayoutElementStyle) -> Void = { _ in }
  )
    -> Box
  {
    let box = Box(name, wants: CGSize(width: width, height: height))
    set(box.style)
    return box
  }

  func row(
    _ children: [any ASLayoutElement], spacing: CGFloat = 0, justify: ASStackLayoutJustifyContent = .start,
    align: ASStackLayoutAlignItems = .start
  ) -> ASStackLayoutSpec {
    ASStackLayoutSpec(
      direction: .horizontal, spacing: spacing, justifyContent: justify, alignItems: align, children: children)
  }

  func lines(
    _ children: [any ASLayoutElement], _ content: ASStackLayoutAlignContent, spacing: CGFloat = 0,
    lineSpacing: CGFloat = 0, justify: ASStackLayoutJustifyContent = .start, align: ASStackLayoutAlignItems = .start
  ) -> ASStackLayoutSpec {
    ASStackLayoutSpec(
      direction: .horizontal, spacing: spacing, justifyContent: justify, alignItems: align, flexWrap: .wrap,
      alignContent: content, lineSpacing: lineSpacing, children: children)
  }

  func exactly(_ width: CGFloat, _ height: CGFloat) -> ASSizeRange {
    ASSizeRangeMake(CGSize(width: width, height: height))
  }

  func upTo(_ width: CGFloat, _ height: CGFloat) -> ASSizeRange {
    ASSizeRangeMake(.zero, CGSize(width: width, height: height))
  }

  func dump(_ element: any ASLayoutElement, _ range: ASSizeRange) -> String {
    element.layoutThatFits(range).dumpOfFrames.replacing("\n", with: "; ")
  }
}
