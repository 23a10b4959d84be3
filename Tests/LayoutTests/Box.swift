import Foundation

@testable import AsyncDisplayKit

/// A node as far as layout is concerned: wants a size or all there is, and notes the ranges it was measured with.
final class Box: ASLayoutElement {
  let name: String
  let style = ASLayoutElementStyle()
  let wants: CGSize?
  private(set) var measuredWith: [ASSizeRange] = []

  init(_ name: String, wants: CGSize? = nil) {
    self.name = name
    self.wants = wants
  }

  convenience init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    self.init(name)
    style.preferredSize = CGSize(width: width, height: height)
  }

  var layoutElementType: ASLayoutElementType { .displayNode }

  func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    measuredWith.append(constrainedSize)
    let size = wants ?? (ASIsCGSizeValidForSize(constrainedSize.max) ? constrainedSize.max : .zero)
    return ASLayout(layoutElement: self, size: constrainedSize.clamp(size))
  }
}
