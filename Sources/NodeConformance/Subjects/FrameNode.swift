import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import Synchronization

/// A node that says its size itself, and leaves its subnodes where they are.
open class SizedNode: ASDisplayNode {
  /// Between its children, in points.
  var gap: CGFloat = 2
  /// Every size that it has said to be its own. Measuring and looking are on different threads.
  private let returned = Mutex<[CGSize]>([])
  var returnedSizes: [CGSize] { returned.withLock { $0 } }

  init(children: [ASDisplayNode]) {
    super.init()
    backgroundColor = UIColor(white: 0.8, alpha: 1)
    for child in children { addSubnode(child) }
  }

  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    let sizes = subnodes.map { $0.layoutThatFits(ASSizeRange(min: .zero, max: constrainedSize)).size }
    let height = sizes.map(\.height).reduce(0, +) + gap * CGFloat(max(0, sizes.count - 1))
    let size = CGSize(width: sizes.map(\.width).max() ?? 0, height: height)
    returned.withLock { $0.append(size) }
    return size
  }
}

/// The same, with its subnodes placed in `layout()`, one below the other.
final class FrameNode: SizedNode {
  override func layout() {
    super.layout()
    var y: CGFloat = 0
    for child in subnodes {
      child.frame = CGRect(origin: CGPoint(x: 0, y: y), size: child.calculatedSize)
      y += child.calculatedSize.height + gap
    }
  }
}
