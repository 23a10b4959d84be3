import Foundation

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
  /// What was measured last, until it becomes the node's layout.
  var pending: ASLayout?
  var isEmpty: Bool { entries.isEmpty }

  func layout(range: ASSizeRange, parentSize: CGSize) -> ASLayout? {
    entries.last { $0.range == range && $0.parentSize.isSame(as: parentSize) }?.layout
  }

  /// The layout for a range, which is from now on the one that was measured last.
  mutating func measured(range: ASSizeRange, parentSize: CGSize) -> ASLayout? {
    let layout = layout(range: range, parentSize: parentSize)
    pending = layout ?? pending
    return layout
  }

  /// The newest layout of exactly this size.
  func layout(of size: CGSize) -> ASLayout? { entries.last { $0.layout.size == size }?.layout }

  /// What a layout was measured for, if it is kept.
  func range(of layout: ASLayout) -> ASSizeRange? { entries.last { $0.layout === layout }?.range }

  /// Keeps a layout unless what it was measured from has changed since.
  mutating func insert(_ layout: ASLayout, range: ASSizeRange, parentSize: CGSize, version: UInt) {
    guard version == self.version else { return }
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(Entry(range: range, parentSize: parentSize, layout: layout))
    pending = layout
  }

  /// - Returns: what has been dropped, so that it can be freed outside of the lock.
  mutating func invalidate() -> [ASLayout] {
    version += 1
    defer { (entries, pending) = ([], nil) }
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
