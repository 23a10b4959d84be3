import Foundation

/// A view whose content may be larger than itself. What is on screen is the part at ``contentOffset``. Main only.
open class UIScrollView: ZoomingView, TellsOfScrolling {
  weak var listener: (any UIScrollViewDelegate)?
  /// What `delegate` is of a scroll view that is of no other kind: an override of that is one of this in sources that `portable-source` has
  /// read.
  open weak var scrollDelegate: (any UIScrollViewDelegate)? {
    get { listener }
    set { listener = newValue }
  }
  /// The size of everything that can be scrolled to, in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { runtime.properties.look(at: self) } }
  }
  /// Room around the content, in points. Content that is scrolled to its beginning stays at it, and so begins behind the room.
  open var contentInset = UIEdgeInsets.zero { didSet { stayAtBeginning(within: oldValue) } }
  /// Room around the scroll indicators, in points; kept only.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var isScrollEnabled = true
  /// Whether scrolling comes to rest at multiples of the view's size only.
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal
  // What a keyboard, safe areas, fingers and indicators would do; kept only.
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var indicatorStyle = IndicatorStyle.default
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var isDirectionalLockEnabled = false
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  var zoom = ZoomState()
  open var bouncesZoom = true
  /// Says that the list is being fetched anew; takes no room.
  open var refreshControl: UIRefreshControl?
  /// The room around the content: ``contentInset``, since nothing is added to it.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// The user's finger moves the content.
  open internal(set) var isDragging = false
  /// The content moves by itself after the finger has gone.
  open internal(set) var isDecelerating = false
  /// Content that is on its way to where it was told to go, or where it comes to rest.
  var glide: GlidingContent?
  open var isTracking: Bool { isDragging }
  /// For others to wait for, and to turn dragging off: ``drag(by:releasedAt:)`` is what drags, and it hears nothing of that.
  open var panGestureRecognizer: UIPanGestureRecognizer { own(\.pan) { UIPanGestureRecognizer() } }

  /// For others to wait for, where anything can be zoomed; ``pinch(by:around:)`` is what zooms.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? own(\.pinch) { UIPinchGestureRecognizer() } : nil
  }
  var recognizersOfItsOwn = ScrollRecognizers()

  /// How much of the speed is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The point of the content that is at the view's upper left corner. Not moved into the content: see ``clampedOffset(_:)``.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin, requireMain(.viewOnMain, "contentOffset") else { return }
      bounds = CGRect(origin: newValue, size: bounds.size)
      delegate?.scrollViewDidScroll(self)
      // Where scrolling has gone is of use at once: whoever watches does not wait for the end of the job.
      runtime.properties.look(at: self)
    }
  }

  /// Scrolls. An animation takes its time on the runtime's own clock, with the content somewhere else for every picture of the screen; at its
  /// end the delegate hears of it. It is not told where there is nowhere to go, or where the content is taken elsewhere on the way.
  /// Content that goes on by itself is stopped, and nobody is told that it came to rest.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopDecelerating()
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    guard requireMain(.viewOnMain, "setContentOffset(_:animated:)"), contentOffset != self.contentOffset else { return }
    glide = GlidingContent(of: self, to: contentOffset, by: .told) {
      $0.delegate?.scrollViewDidEndScrollingAnimation($0)
    }
    glide?.begin()
  }

  /// Scrolls as little as is needed to show a part of the content, or as much of its beginning as fits.
  ///
  /// - Parameter rect: in the content's coordinates; nothing happens where it is not finite.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) else { return }
    let visible = bounds.inset(by: contentInset)
    let offset = CGPoint(
      x: contentOffset.x + Self.shift(from: visible.minX...visible.maxX, to: rect.minX...rect.maxX),
      y: contentOffset.y + Self.shift(from: visible.minY...visible.maxY, to: rect.minY...rect.maxY))
    setContentOffset(clampedOffset(offset), animated: animated)
  }

  private static func shift(from visible: ClosedRange<CGFloat>, to wanted: ClosedRange<CGFloat>) -> CGFloat {
    if wanted.lowerBound < visible.lowerBound { return wanted.lowerBound - visible.lowerBound }
    if wanted.upperBound <= visible.upperBound { return 0 }
    return min(wanted.upperBound - visible.upperBound, wanted.lowerBound - visible.lowerBound)
  }

  /// The nearest offset that shows nothing beyond the content and its insets.
  open func clampedOffset(_ offset: CGPoint) -> CGPoint {
    let right = max(-contentInset.left, contentSize.width + contentInset.right - bounds.width)
    let bottom = max(-contentInset.top, contentSize.height + contentInset.bottom - bounds.height)
    return CGPoint(
      x: min(max(offset.x, -contentInset.left), right), y: min(max(offset.y, -contentInset.top), bottom))
  }

  // Extensions of sources that `portable-source` has read can take the place of these.

  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }

  open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }

  open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }

  // MARK: What subclasses say of touches, and are told; nobody asks here

  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Never called: nothing is added to ``contentInset``.
  open func adjustedContentInsetDidChange() {}

  /// What the user does with the content.
  public enum ScrollPhase: Hashable, Sendable {
    case willBeginDragging
    case didEndDragging
    case didStopScrolling
  }

  /// Fingers have begun to zoom, and have not ended it.
  open var isZooming: Bool { zoom.isUsers }
  /// Nobody sees indicators.
  open func flashScrollIndicators() {}

  /// Where the content comes to rest in place of where its speed carries it.
  func target(for proposed: CGPoint, releasedAt velocity: CGPoint) -> CGPoint { proposed }

  /// For subclasses of the runtime: the user does something; after the delegate was told.
  open func userDidScroll(_ phase: ScrollPhase) {}
}

extension UIScrollView {
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none
    case onDrag
    case interactive
  }

  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  public enum IndicatorStyle: Int, Hashable, Sendable {
    case `default`
    case black
    case white
  }
}

extension CGRect {
  /// Whether the rectangles have more in common than an edge. Foundation's own answer to that differs from platform to platform.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
