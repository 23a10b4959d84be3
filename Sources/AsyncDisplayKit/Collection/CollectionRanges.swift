import Foundation

/// How near cells are to the part of a collection that is on screen.
struct CollectionRanges {
  /// In screenfuls beyond the visible part, on both sides.
  private static let display: CGFloat = 1
  private static let preload: CGFloat = 2.5

  let offset: CGFloat
  let height: CGFloat

  func state(of frame: CGRect) -> ASInterfaceState {
    if isWithin(0, frame) { return .inHierarchy }
    if isWithin(Self.display, frame) { return [.measureLayout, .preload, .display] }
    if isWithin(Self.preload, frame) { return [.measureLayout, .preload] }
    return .measureLayout
  }

  private func isWithin(_ screenfuls: CGFloat, _ frame: CGRect) -> Bool {
    let margin = screenfuls * height
    return frame.maxY > offset - margin && frame.minY < offset + height + margin
  }
}
