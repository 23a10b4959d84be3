import AsyncDisplayKit
import Foundation
import Clocks

/// A leaf of fixed size.
public final class Leaf: ASLayoutElement {
  public let style = ASLayoutElementStyle()
  public var layoutElementType: ASLayoutElementType { .displayNode }

  public init() {}

  public func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    let (smallest, largest) = (constrainedSize.min, constrainedSize.max)
    let size = CGSize(
      width: max(smallest.width, min(10, largest.width)), height: max(smallest.height, min(10, largest.height)))
    return ASLayout(layoutElement: self, size: size)
  }
}

/// Stacks within one another, the direction changing from level to level; every second leaf grows. `compare.py` builds the same.
public enum StackTree {
  /// - Parameters:
  ///   - count: how many elements there are beside the root.
  ///   - fanOut: how many of them a stack takes at most.
  public static func make(_ count: Int, fanOut: Int = 10) -> ASStackLayoutSpec {
    stack(count, fanOut: fanOut, isVertical: true)
  }

  private static func stack(_ count: Int, fanOut: Int, isVertical: Bool) -> ASStackLayoutSpec {
    let shares = StackTree.shares(of: count, fanOut: fanOut)
    let children = shares.enumerated().map { index, share -> any ASLayoutElement in
      let child: any ASLayoutElement =
        share == 1 ? Leaf() : stack(share - 1, fanOut: fanOut, isVertical: !isVertical)
      if index.isMultiple(of: 2) { child.style.flexGrow = 1 }
      return child
    }
    return ASStackLayoutSpec(
      direction: isVertical ? .vertical : .horizontal, spacing: 1, justifyContent: .start, alignItems: .stretch,
      children: children)
  }

  /// Elements dealt out to children, each itself included.
  public static func shares(of count: Int, fanOut: Int) -> [Int] {
    let children = min(fanOut, count)
    return (0..<children).map { count / children + ($0 < count % children ? 1 : 0) }
  }

  /// Layouts a second of processor time: every layout is for another width, so that nothing of the last one can be used again.
  public static func layoutsPerSecond(_ count: Int, fanOut: Int, seconds: Double = 1) -> Double {
    let tree = make(count, fanOut: fanOut)
    let start = ProcessorTime.now
    var done = 0
    while ProcessorTime.now - start < seconds {
      let size = CGSize(width: 1000 + CGFloat(done % 2), height: 1000)
      _ = tree.layoutThatFits(ASSizeRange(min: size, max: size))
      done += 1
    }
    return Double(done) / (ProcessorTime.now - start)
  }
}
