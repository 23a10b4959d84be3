import Foundation
import HeadlessUIKit

/// Everything about a node that several threads may read or write.
struct NodeState {
  var view: UIView?
  var layer: CALayer?
  var viewBlock: (() -> UIView)?
  var loadBlocks: [(ASDisplayNode) -> Void] = []
  var isLoaded = false
  var isLayerBacked = false

  var properties = NodeProperties()

  var subnodes: [ASDisplayNode] = []
  weak var supernode: ASDisplayNode?
  /// The controller whose root this is, or the collection whose cell it is.
  weak var owner: (any Observable)?
  var isInHierarchy = false
  var interfaceState: ASInterfaceState = []
  /// A container says how near the node is to being seen.
  var isRangeManaged = false

  var automaticallyManagesSubnodes = false
  var layoutSpecBlock: ASLayoutSpecBlock?
  var layouts = LayoutCache()
  var calculatedLayout: ASLayout?
}

/// What a node shows of itself: the view's once it is loaded, and a copy for all other threads.
struct NodeProperties {
  var frame = CGRect.zero
  var boundsOrigin = CGPoint.zero
  var backgroundColor: UIColor?
  var isHidden = false
  var alpha: CGFloat = 1
  var cornerRadius: CGFloat = 0
  var clipsToBounds = false
  var isUserInteractionEnabled = true

  func apply(to view: UIView) {
    view.frame = frame
    if boundsOrigin != .zero { view.bounds = CGRect(origin: boundsOrigin, size: frame.size) }
    if let backgroundColor { view.backgroundColor = backgroundColor }
    view.isHidden = isHidden
    view.alpha = alpha
    view.clipsToBounds = clipsToBounds
    view.isUserInteractionEnabled = isUserInteractionEnabled
    if cornerRadius != 0 { view.layer.cornerRadius = cornerRadius }
  }

  func apply(to layer: CALayer) {
    layer.frame = frame
    layer.backgroundColor = backgroundColor
    layer.isHidden = isHidden
    layer.opacity = Float(alpha)
    layer.cornerRadius = cornerRadius
  }
}

/// The last results of measuring, for as long as nothing has invalidated them.
struct LayoutCache {
  private struct Entry {
    var range: ASSizeRange
    var parentSize: CGSize
    var layout: ASLayout
  }

  /// A flexible child is measured with a few ranges in one pass of its parent.
  private static let capacity = 4
  private var entries: [Entry] = []
  private(set) var version: UInt = 0

  func layout(range: ASSizeRange, parentSize: CGSize) -> ASLayout? {
    entries.last { $0.range == range && $0.parentSize.isSame(as: parentSize) }?.layout
  }

  /// The newest layout of exactly this size.
  func layout(of size: CGSize) -> ASLayout? { entries.last { $0.layout.size == size }?.layout }

  /// Keeps a layout unless what it was measured from has changed since.
  mutating func insert(_ layout: ASLayout, range: ASSizeRange, parentSize: CGSize, version: UInt) {
    guard version == self.version else { return }
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(Entry(range: range, parentSize: parentSize, layout: layout))
  }

  /// - Returns: what has been dropped, so that it can be freed outside of the lock.
  mutating func invalidate() -> [ASLayout] {
    version += 1
    defer { entries = [] }
    return entries.map(\.layout)
  }
}

extension CGSize {
  /// Equal, or undefined on the same axes.
  fileprivate func isSame(as other: CGSize) -> Bool {
    (width == other.width || width.isNaN && other.width.isNaN)
      && (height == other.height || height.isNaN && other.height.isNaN)
  }
}
