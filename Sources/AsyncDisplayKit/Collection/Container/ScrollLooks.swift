import Foundation
import HeadlessUIKit

/// What is said of a container's scroll view before there is one; nil where nothing is said. As with the properties of other nodes, saying it
/// loads nothing and can be done on any thread until the view is there.
struct ScrollLooks {
  var contentInset: UIEdgeInsets?
  var contentOffset: CGPoint?
  var showsVerticalScrollIndicator: Bool?
  var showsHorizontalScrollIndicator: Bool?
  var isPagingEnabled: Bool?
  var alwaysBounceVertical: Bool?
  var alwaysBounceHorizontal: Bool?
  /// Whether the content begins at the bottom; the scroll view knows nothing of it.
  var isInverted = false

  func apply(to view: UIScrollView) {
    if let contentInset { view.contentInset = contentInset }
    if let contentOffset { view.contentOffset = contentOffset }
    if let showsVerticalScrollIndicator { view.showsVerticalScrollIndicator = showsVerticalScrollIndicator }
    if let showsHorizontalScrollIndicator { view.showsHorizontalScrollIndicator = showsHorizontalScrollIndicator }
    if let isPagingEnabled { view.isPagingEnabled = isPagingEnabled }
    if let alwaysBounceVertical { view.alwaysBounceVertical = alwaysBounceVertical }
    if let alwaysBounceHorizontal { view.alwaysBounceHorizontal = alwaysBounceHorizontal }
  }
}

extension CellContainer {
  var isInverted: Bool {
    get { looks[\.isInverted] }
    set { looks.with { $0.isInverted = newValue } }
  }

  /// What is so of the scroll view, or will be when there is one.
  func look<Value>(_ said: KeyPath<ScrollLooks, Value?>, _ shown: KeyPath<UIScrollView, Value>, or usual: Value)
    -> Value
  {
    scrollView?[keyPath: shown] ?? looks[said] ?? usual
  }

  /// Changes the scroll view, or what it will be.
  func setLook<Value>(
    _ said: WritableKeyPath<ScrollLooks, Value?>, _ shown: ReferenceWritableKeyPath<UIScrollView, Value>,
    to value: Value
  ) {
    guard let scrollView else { return looks.with { $0[keyPath: said] = value } }
    scrollView[keyPath: shown] = value
  }
}
