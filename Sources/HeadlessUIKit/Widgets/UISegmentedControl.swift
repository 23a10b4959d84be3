import Foundation

/// A choice among a few.
open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    /// In points; 0 for as wide as the others.
    var width: CGFloat = 0

    init(_ item: Any?) {
      title = item as? String
      image = item as? UIImage
    }
  }

  public static let noSegment = -1
  private var segments: [Segment]
  private var textAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  /// Follows its segment where others come in or go.
  open var selectedSegmentIndex = noSegment
  open var selectedSegmentTintColor: UIColor?
  /// Whether a segment is chosen for a moment only; kept.
  open var isMomentary = false

  /// - Parameter items: titles, or pictures.
  public init(items: [Any]?) {
    segments = (items ?? []).map(Segment.init)
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    segments = []
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    segments = []
    super.init(coder: coder)
  }

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { insert(title, at: segment) }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(image, at: segment) }

  /// At the end if `segment` is beyond it.
  private func insert(_ item: Any?, at segment: Int) {
    let place = min(max(0, segment), segments.count)
    segments.insert(Segment(item), at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    setNeedsLayout()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = min(max(0, segment), segments.count - 1)
    segments.remove(at: place)
    if selectedSegmentIndex == place { selectedSegmentIndex = Self.noSegment }
    if selectedSegmentIndex > place { selectedSegmentIndex -= 1 }
    setNeedsLayout()
  }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
    setNeedsLayout()
  }

  open func titleForSegment(at segment: Int) -> String? { at(segment)?.title }
  open func imageForSegment(at segment: Int) -> UIImage? { at(segment)?.image }
  open func isEnabledForSegment(at segment: Int) -> Bool { at(segment)?.isEnabled ?? false }
  open func widthForSegment(at segment: Int) -> CGFloat { at(segment)?.width ?? 0 }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// - Parameter width: in points; 0 for as wide as the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }

  private func at(_ segment: Int) -> Segment? { segments.indices.contains(segment) ? segments[segment] : nil }

  private func change(_ segment: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    body(&segments[segment])
  }

  /// Kept for whoever asks; titles are not drawn.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    textAttributes[state] = attributes
  }

  /// Kept only.
  open var apportionsSegmentWidthsByContent = false
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {}

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { textAttributes[state] }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// 60 points for a segment that has no width of its own.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = segments.map { $0.width > 0 ? $0.width : 60 }.reduce(0, +)
    return CGSize(width: max(size.width.isFinite ? size.width : 0, widths), height: 32)
  }
}
