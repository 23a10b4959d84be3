import Foundation

extension ASLayout {
  /// The same layout with left and right exchanged, for people who write from right to left.
  func mirrored() -> ASLayout {
    withSublayouts(
      sublayouts.map { sublayout in
        let x = size.width - sublayout.position.x - sublayout.size.width
        return sublayout.placed(at: CGPoint(x: x, y: sublayout.position.y))
      })
  }
}
