import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// A node that says its size itself and places its subnodes in `layout()`, one below the other.
open class FrameNode: ASDisplayNode {
  /// Between its children, in points.
  var gap: CGFloat = 2

  init(children: [ASDisplayNode]) {
    super.init()
    backgroundColor = UIColor(white: 0.8, alpha: 1)
    for child in children { addSubnode(child) }
  }

  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    let sizes = subnodes.map { $0.layoutThatFits(ASSizeRange(min: .zero, max: constrainedSize)).size }
    let height = sizes.map(\.height).reduce(0, +) + gap * CGFloat(max(0, sizes.count - 1))
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: height)
  }

  open override func layout() {
    super.layout()
    var y: CGFloat = 0
    for child in subnodes {
      child.frame = CGRect(origin: CGPoint(x: 0, y: y), size: child.calculatedSize)
      y += child.calculatedSize.height + gap
    }
  }
}
