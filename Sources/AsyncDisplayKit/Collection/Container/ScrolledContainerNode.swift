import Foundation
import HeadlessUIKit

/// Where the content is.
///
/// A class beside ``ASCellContainerNode`` because only what stands in the body of a class can be overridden.
open class ScrolledContainerNode: UpdatedContainerNode {
  public override init() { super.init() }

  /// The point of the content at the node's upper left corner, in points.
  open var contentOffset: CGPoint {
    get { container.scrollView == nil ? container.looks[\.contentOffset] ?? .zero : bounds.origin }
    set {
      guard mayChangeLooks("contentOffset") else { return }
      container.setLook(\.contentOffset, \.contentOffset, to: newValue)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard mayChangeLooks("setContentOffset(_:animated:)") else { return }
    guard let scrollView = container.scrollView else {
      return container.setLook(\.contentOffset, \.contentOffset, to: contentOffset)
    }
    scrollView.setContentOffset(contentOffset, animated: animated)
  }

  /// Whatever is not loaded can be changed on any thread.
  private func mayChangeLooks(_ what: String) -> Bool { !isNodeLoaded || requireMain(.viewOnMain, what) }

  /// The size of all cells together, in points.
  open var contentSize: CGSize { container.scrollView?.contentSize ?? .zero }

  /// Room around the cells, in points.
  open var contentInset: UIEdgeInsets {
    get { container.contentInset }
    set {
      guard mayChangeLooks("contentInset"), newValue != container.contentInset else { return }
      container.setLook(\.contentInset, \.contentInset, to: newValue)
      guard isNodeLoaded || container.isLoaded else { return }
      container.host?.cellLayout.invalidateLayout()
      container.remeasureAll()
    }
  }

  /// Where the content was moved last; down and right at first.
  open var scrollDirection: ASScrollDirection { container.ranges.direction }
  /// The axes on which it can be moved.
  open var scrollableDirections: ASScrollDirection { container.scrollableDirections }

  /// Whether the content begins at the bottom, as a chat does: the node and each of its cells are turned upside down. On main.
  open var inverted: Bool {
    get { container.isInverted }
    set {
      guard mayChangeLooks("inverted"), newValue != container.isInverted else { return }
      container.isInverted = newValue
      transform = container.turn
      for case let cell? in container.displayed.map(\.cell) { cell.transform = container.turn }
    }
  }

  open var showsVerticalScrollIndicator: Bool {
    get { container.look(\.showsVerticalScrollIndicator, \.showsVerticalScrollIndicator, or: true) }
    set { container.setLook(\.showsVerticalScrollIndicator, \.showsVerticalScrollIndicator, to: newValue) }
  }

  open var showsHorizontalScrollIndicator: Bool {
    get { container.look(\.showsHorizontalScrollIndicator, \.showsHorizontalScrollIndicator, or: true) }
    set { container.setLook(\.showsHorizontalScrollIndicator, \.showsHorizontalScrollIndicator, to: newValue) }
  }

  /// Whether scrolling comes to rest at multiples of the node's size only.
  open var isPagingEnabled: Bool {
    get { container.look(\.isPagingEnabled, \.isPagingEnabled, or: false) }
    set { container.setLook(\.isPagingEnabled, \.isPagingEnabled, to: newValue) }
  }

  open var alwaysBounceVertical: Bool {
    get { container.look(\.alwaysBounceVertical, \.alwaysBounceVertical, or: false) }
    set { container.setLook(\.alwaysBounceVertical, \.alwaysBounceVertical, to: newValue) }
  }

  open var alwaysBounceHorizontal: Bool {
    get { container.look(\.alwaysBounceHorizontal, \.alwaysBounceHorizontal, or: false) }
    set { container.setLook(\.alwaysBounceHorizontal, \.alwaysBounceHorizontal, to: newValue) }
  }
}

extension CellContainer {
  /// How the node and its cells are turned.
  var turn: CATransform3D { isInverted ? CATransform3DMakeScale(1, -1, 1) : CATransform3DIdentity }

  /// Scrolls until an item is where it should be, as far as the content goes.
  func scroll(to path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
    guard let host, let scrollView = host.loadedView as? UIScrollView, let path = shownPath(of: path) else { return }
    prepareLayout()
    guard var frame = host.cellLayout.layoutAttributesForItem(at: path)?.frame else { return }
    if position.isEmpty || position.contains(.top) {
      let cover = host.cover(ofSection: path.section)
      frame = CGRect(x: frame.minX, y: frame.minY - cover, width: frame.width, height: frame.height + cover)
    }
    scrollView.contentSize = host.cellLayout.collectionViewContentSize
    if position.isEmpty { return scrollView.scrollRectToVisible(frame, animated: animated) }
    let offset = position.offset(showing: frame, in: scrollView.bounds, insets: scrollView.contentInset)
    scrollView.setContentOffset(scrollView.clampedOffset(offset), animated: animated)
  }
}

extension UICollectionView.ScrollPosition {
  /// Where the content has to be for a part of it to be here.
  fileprivate func offset(showing frame: CGRect, in bounds: CGRect, insets: UIEdgeInsets) -> CGPoint {
    var offset = bounds.origin
    if contains(.top) { offset.y = frame.minY - insets.top }
    if contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if contains(.bottom) { offset.y = frame.maxY - bounds.height + insets.bottom }
    if contains(.left) { offset.x = frame.minX - insets.left }
    if contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if contains(.right) { offset.x = frame.maxX - bounds.width + insets.right }
    return offset
  }
}
