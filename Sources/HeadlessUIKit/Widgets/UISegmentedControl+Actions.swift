import Foundation

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
    item.action?.perform(for: self)
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
