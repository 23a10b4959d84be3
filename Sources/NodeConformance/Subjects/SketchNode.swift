import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// A node that draws what it has copied into a ``Sketch`` beforehand, in a context of the framework's.
open class SketchNode: ASDisplayNode {
  private let lock = NSLock()
  private var sketches: [Sketch] = []
  private var unseen = 0
  var color: UIColor = .orange
  /// Other contents are asked for in the middle of the next drawing.
  var isInterrupted = false
  /// A layer beside those of the node tree, which no node knows of.
  private(set) var plainLayer: CALayer?

  open override func didLoad() {
    super.didLoad()
    let plain = CALayer()
    plain.contentsScale = 1
    layer.addSublayer(plain)
    plainLayer = plain
  }

  open override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> NSObjectProtocol? {
    _ = super.drawParameters(forAsyncLayer: layer)
    let sketch = Sketch(of: self, color: color, isInterrupted: isInterrupted)
    isInterrupted = false
    lock.withLock { sketches.append(sketch) }
    return sketch
  }

  open override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool, isRasterizing: Bool
  ) {
    let sketch = parameters as? Sketch
    guard sketch?.begin(isCancelledBlock) ?? !isCancelledBlock() else { return }
    // In the contents of another node there is more than this node's picture.
    if !isRasterizing { UIGraphicsGetCurrentContext()?.clear(bounds) }
    (sketch?.color ?? .gray).setFill()
    UIRectFill(bounds)
  }

  open override func placeholderImage() -> UIImage? {
    _ = super.placeholderImage()
    return UIImage()
  }

  /// A sketch of this node has reached a drawing.
  fileprivate func received(_ sketch: Sketch) {
    lock.withLock { if sketches.contains(where: { $0 === sketch }) { unseen += 1 } }
  }

  /// Whether a drawing has got a sketch that this node had handed out; each is told once.
  func takeReceived() -> Bool {
    lock.withLock {
      guard unseen > 0 else { return false }
      unseen -= 1
      return true
    }
  }

  /// What the drawings that were asked so far heard; each is told once.
  func takeAnswers() -> Bool? {
    lock.withLock {
      let heard = sketches.compactMap { $0.takeAnswer() }
      return heard.isEmpty ? nil : heard.allSatisfy(\.self)
    }
  }
}

/// The same, as an image of its own making.
open class SnapshotNode: SketchNode {
  open override class func display(
    withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool
  ) -> UIImage? {
    let sketch = parameters as? Sketch
    guard sketch?.begin(isCancelledBlock) ?? !isCancelledBlock() else { return nil }
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      (sketch?.color ?? .gray).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }
}

/// Everything that a drawing of a node needs to know.
final class Sketch: NSObject, @unchecked Sendable {
  let node: SketchNode
  let color: UIColor
  private let isInterrupted: Bool
  private let lock = NSLock()
  private var answer: Bool?

  init(of node: SketchNode, color: UIColor, isInterrupted: Bool) {
    self.node = node
    self.color = color
    self.isInterrupted = isInterrupted
  }

  /// Begins a drawing; false if it is not wanted any more.
  func begin(_ isCancelled: () -> Bool) -> Bool {
    node.received(self)
    let before = isCancelled()
    guard isInterrupted else { return !before }
    _ = node.runtime.sync(.main) { node.setNeedsDisplay() }
    let after = isCancelled()
    lock.withLock { answer = !before && after }
    return !after
  }

  /// Whether an interrupted drawing was told so, and not before that; once.
  func takeAnswer() -> Bool? {
    lock.withLock {
      defer { answer = nil }
      return answer
    }
  }
}
