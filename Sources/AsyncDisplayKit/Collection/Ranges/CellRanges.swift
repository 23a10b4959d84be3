import Foundation

/// How near cells are to being seen: which elements are in which range, as a value.
struct CellRanges {
  /// Everything that decides it.
  struct Situation {
    /// What is on screen, in the content's coordinates.
    var visibleRect: CGRect
    var scrollable: ASScrollDirection
    var direction: ASScrollDirection
    var mode: ASLayoutRangeMode
    var tuning: RangeTuning
    /// Whether the container itself can be seen.
    var isVisible: Bool
  }

  private let situation: Situation

  init(_ situation: Situation) { self.situation = situation }

  /// The part of the content whose elements have more than a layout.
  var outerRect: CGRect { rect(of: .preload).union(rect(of: .display)) }

  /// The state of an element.
  func state(of frame: CGRect) -> ASInterfaceState {
    let isOnScreen = frame.overlaps(situation.visibleRect)
    return situation.isVisible ? stateInVisible(frame, isOnScreen) : stateInHidden(frame, isOnScreen)
  }

  private func stateInVisible(_ frame: CGRect, _ isOnScreen: Bool) -> ASInterfaceState {
    if isOnScreen { return .inHierarchy }
    if isToBeDrawn(frame) { return [.measureLayout, .preload, .display] }
    return frame.overlaps(rect(of: .preload)) ? [.measureLayout, .preload] : .measureLayout
  }

  /// Only what would be seen at once is drawn, and only what would be drawn then is fetched.
  private func stateInHidden(_ frame: CGRect, _ isOnScreen: Bool) -> ASInterfaceState {
    if isOnScreen {
      return situation.mode == .lowMemory ? [.measureLayout, .preload] : [.measureLayout, .preload, .display]
    }
    return isToBeDrawn(frame) ? [.measureLayout, .preload] : .measureLayout
  }

  private func isToBeDrawn(_ frame: CGRect) -> Bool {
    situation.mode != .lowMemory && frame.overlaps(rect(of: .display))
  }

  private func rect(of type: ASLayoutRangeType) -> CGRect {
    situation.visibleRect.expanded(
      by: situation.tuning[situation.mode, type], scrollable: situation.scrollable, towards: situation.direction)
  }
}
