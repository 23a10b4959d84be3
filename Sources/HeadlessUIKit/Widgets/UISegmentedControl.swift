import Foundation

/// A choice among a few.
open class UISegmentedControl: UIControl {
  override var primaryEvent: Event { .valueChanged }
  public static let noSegment = -1
  private var segments: [SegmentedItem]
  var looks = Looks()
  /// Follows its segment where others come in or go.
  open var selectedSegmentIndex = noSegment { didSet { setNeedsDisplay() } }
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether a segment is chosen for a moment only.
  open var isMomentary = false

  /// - Parameter items: titles, or pictures.
  public init(items: [Any]?) {
    segments = (items ?? []).map(SegmentedItem.init)
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
  func insert(_ item: Any?, at segment: Int) {
    let place = min(max(0, segment), segments.count)
    segments.insert(SegmentedItem(item), at: place)
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

  open func titleForSegment(at segment: Int) -> String? { item(at: segment)?.title }
  open func imageForSegment(at segment: Int) -> UIImage? { item(at: segment)?.image }
  open func isEnabledForSegment(at segment: Int) -> Bool { item(at: segment)?.isEnabled ?? false }
  open func widthForSegment(at segment: Int) -> CGFloat { item(at: segment)?.width ?? 0 }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// - Parameter width: in points; 0 for as wide as the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }

  func item(at segment: Int) -> SegmentedItem? { segments.indices.contains(segment) ? segments[segment] : nil }

  func change(_ segment: Int, _ body: (inout SegmentedItem) -> Void) {
    guard segments.indices.contains(segment) else { return }
    body(&segments[segment])
    setNeedsDisplay()
  }

  /// The segment under the finger is chosen as the finger leaves it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let place = touch?.location(in: self) else { return }
    if let segment = (0..<numberOfSegments).first(where: { self.place(ofSegment: $0).contains(place) }) {
      choose(segmentAt: segment)
    }
  }

  open override func draw(_ rect: CGRect) { drawSegments() }

  /// Where the content of a segment is beside its place; kept only.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }
  open func contentOffsetForSegment(at segment: Int) -> CGSize { item(at: segment)?.contentOffset ?? .zero }

  /// Kept only.
  open var apportionsSegmentWidthsByContent = false

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// 60 points for a segment that has no width of its own.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = segments.map { $0.width > 0 ? $0.width : 60 }.reduce(0, +)
    return CGSize(width: max(size.width.isFinite ? size.width : 0, widths), height: 32)
  }

  // MARK: Looks

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    looks.text[state] = attributes
    setNeedsDisplay()
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { looks.text[state] }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    looks.backgrounds[Looks.Key(state: state, metrics: barMetrics)] = backgroundImage
  }
  /// That of the normal state where a state has none.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[Looks.Key(state: state, metrics: barMetrics)]
      ?? looks.backgrounds[Looks.Key(state: .normal, metrics: barMetrics)]
  }

  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) { looks.dividers[Looks.Key(state: leftState, other: rightState, metrics: barMetrics)] = dividerImage }
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.dividers[Looks.Key(state: leftState, other: rightState, metrics: barMetrics)] }

  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    let key = Looks.Key(state: .normal, metrics: barMetrics, segment: leftCenterRightOrAlone)
    looks.adjustments[key] = adjustment
  }
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    looks.adjustments[Looks.Key(state: .normal, metrics: barMetrics, segment: leftCenterRightOrAlone)] ?? .zero
  }
}
