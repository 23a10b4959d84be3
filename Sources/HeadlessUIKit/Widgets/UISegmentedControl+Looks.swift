import Foundation

/// One choice of a segmented control.
struct SegmentedItem {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var isEnabled = true
  /// In points; 0 for as wide as the others.
  var width: CGFloat = 0
  var contentOffset = CGSize.zero

  /// - Parameter item: a title, a picture, or an action with both.
  init(_ item: Any?) {
    action = item as? UIAction
    title = item as? String ?? action?.title
    image = item as? UIImage ?? action?.image
  }
}

/// How a segmented control looks. The attributes of titles are drawn; pictures of backgrounds and dividers are kept for whoever asks.
extension UISegmentedControl {
  /// Which of the segments is meant, by where it is.
  public enum Segment: Int, Hashable, Sendable {
    case any
    case left
    case center
    case right
    case alone
  }

  struct Looks {
    struct Key: Hashable {
      var state: State
      var other: State = .normal
      var metrics = UIBarMetrics.default
      var segment = Segment.any
    }

    var text: [State: [NSAttributedString.Key: Any]] = [:]
    var backgrounds: [Key: UIImage] = [:]
    var dividers: [Key: UIImage] = [:]
    var adjustments: [Key: UIOffset] = [:]
  }

  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    looks.text[state] = attributes
    setNeedsDisplay()
  }
  public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { looks.text[state] }

  public func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    looks.backgrounds[Looks.Key(state: state, metrics: barMetrics)] = backgroundImage
  }
  /// That of the normal state where a state has none.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[Looks.Key(state: state, metrics: barMetrics)]
      ?? looks.backgrounds[Looks.Key(state: .normal, metrics: barMetrics)]
  }

  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) { looks.dividers[Looks.Key(state: leftState, other: rightState, metrics: barMetrics)] = dividerImage }
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.dividers[Looks.Key(state: leftState, other: rightState, metrics: barMetrics)] }

  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    let key = Looks.Key(state: .normal, metrics: barMetrics, segment: leftCenterRightOrAlone)
    looks.adjustments[key] = adjustment
  }
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    looks.adjustments[Looks.Key(state: .normal, metrics: barMetrics, segment: leftCenterRightOrAlone)] ?? .zero
  }
}

/// Segments that do something when they are chosen.
extension UISegmentedControl {
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions)
    self.frame = frame
  }

  /// An action of the same identifier in another segment is not there any more.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let old = segmentIndex(identifiedBy: action.identifier)
    if old != NSNotFound { removeSegment(at: old, animated: animated) }
    insert(action, at: segment)
  }

  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { item in
      (item.action, item.title) = (action, action.title)
      item.image = action.image
    }
  }

  public func actionForSegment(at segment: Int) -> UIAction? { item(at: segment)?.action }

  /// `NSNotFound` if there is none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    (0..<numberOfSegments).first { item(at: $0)?.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Taps a segment: it is selected, its action is done, and targets hear of another value.
  public func choose(segmentAt segment: Int) {
    guard isEnabled, let item = item(at: segment), item.isEnabled else { return }
    guard isMomentary || segment != selectedSegmentIndex else { return }
    selectedSegmentIndex = segment
    if let action = item.action { perform(action) } else { sendActions(for: .valueChanged) }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  private func perform(_ action: UIAction) {
    action.sender = self
    action.choose()
    action.sender = nil
    sendActions(for: .valueChanged)
  }
}
