import Foundation

/// A choice among a few.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  private var titles: [String?]
  open var selectedSegmentIndex = noSegment
  open var selectedSegmentTintColor: UIColor?

  /// - Parameter items: titles, or pictures.
  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String }
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    titles = []
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    titles = []
    super.init(coder: coder)
  }

  open var numberOfSegments: Int { titles.count }

  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }

  /// Kept by nobody.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width.isFinite ? size.width : 0, 60 * CGFloat(titles.count)), height: 32)
  }
}

/// A value along a line.
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setValue(_ value: Float, animated: Bool) { self.value = min(max(value, minimumValue), maximumValue) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite ? size.width : 0, height: 31)
  }
}

/// How far something has come.
open class UIProgressView: UIView {
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = min(max(progress, 0), 1) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite ? size.width : 0, height: 4)
  }
}

/// Which of several pages is shown.
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: CGFloat(numberOfPages) * 16, height: 26)
  }
}
