import Foundation

/// A header or footer of a section.
struct FlowSupplement: Hashable {
  let kind: String
  let section: Int
}

/// An element of a flow and its place.
struct FlowElement {
  let path: IndexPath
  let kind: String?
  let frame: CGRect

  var attributes: UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes(indexPath: path, kind: kind, frame: frame)
  }
}

/// Everything that is beside one another: a line of items, a header or a footer.
struct FlowBand {
  /// Along the axis.
  let start: CGFloat
  let end: CGFloat
  let elements: [FlowElement]
}

/// A piece of the axis.
package struct FlowExtent {
  package let start: CGFloat
  package let end: CGFloat
}

/// Where a flow has put everything: bands from the beginning to the end.
struct FlowResult {
  let axis: UICollectionView.ScrollDirection
  var bands: [FlowBand] = []
  var items: [[CGRect]] = []
  var supplements: [FlowSupplement: CGRect] = [:]
  /// Where each section is along the axis, from its header to its footer.
  var extents: [FlowExtent] = []
  var contentSize = CGSize.zero

  init(axis: UICollectionView.ScrollDirection) { self.axis = axis }

  func frame(ofItemAt path: IndexPath) -> CGRect? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else { return nil }
    return items[path.section][path.item]
  }

  /// The elements that touch a rectangle, found by halving.
  func elements(in rect: CGRect) -> [FlowElement] {
    let (start, end) = (axis.along(rect.origin), axis.along(rect.origin) + axis.along(rect.size))
    let first = bands.firstIndexByHalving { $0.end > start }
    let touched = bands[first...].prefix { $0.start < end }
    return touched.flatMap { $0.elements.filter { $0.frame.overlaps(rect) } }
  }
}

extension FlowResult {
  /// The sections that touch a rectangle, found by halving; one without any length counts at its place.
  func sections(in rect: CGRect) -> Range<Int> {
    let (start, end) = (axis.along(rect.origin), axis.along(rect.origin) + axis.along(rect.size))
    let first = extents.firstIndexByHalving { $0.end >= start }
    let last = extents.firstIndexByHalving { $0.start > end }
    return first..<max(first, last)
  }
}

extension Array {
  /// The first index at which a condition holds that holds from there on; the end if it never does.
  fileprivate func firstIndexByHalving(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension UICollectionView.ScrollDirection {
  package func along(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
  package func across(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }
  package func along(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  package func size(along: CGFloat, across: CGFloat) -> CGSize {
    self == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  package func point(along: CGFloat, across: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  func leading(_ insets: UIEdgeInsets) -> (along: CGFloat, across: CGFloat) {
    self == .vertical ? (insets.top, insets.left) : (insets.left, insets.top)
  }

  func trailing(_ insets: UIEdgeInsets) -> (along: CGFloat, across: CGFloat) {
    self == .vertical ? (insets.bottom, insets.right) : (insets.right, insets.bottom)
  }
}
