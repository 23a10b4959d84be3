import Foundation

/// Which of several pages is shown. A tap beside the middle goes one page on or back.
open class UIPageControl: UIControl {
  override var primaryEvent: Event { .valueChanged }
  private var page = 0
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }
  /// One that there is.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(0, newValue), max(0, numberOfPages - 1))
      setNeedsDisplay()
    }
  }
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  private static let step: CGFloat = 16

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * Self.step, height: 26)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    let old = page
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if page != old { sendActions(for: .valueChanged) }
  }

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 1 || !hidesForSinglePage else { return }
    let start = bounds.midX - CGFloat(numberOfPages) * Self.step / 2
    for index in 0..<numberOfPages {
      let center = start + (CGFloat(index) + 0.5) * Self.step
      let faint = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      (index == page ? currentPageIndicatorTintColor ?? .white : faint).setFill()
      UIBezierPath(ovalIn: CGRect(x: center - 3.5, y: bounds.midY - 3.5, width: 7, height: 7)).fill()
    }
  }
}
