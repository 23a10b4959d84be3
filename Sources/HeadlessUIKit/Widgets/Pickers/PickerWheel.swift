import Foundation

/// One wheel of a picker.
struct PickerWheel {
  let count: Int
  /// -1 if there is nothing.
  private(set) var chosen: Int
  /// Views of rows that are seen.
  var views: [Int: UIView] = [:]

  /// - Parameter old: the wheel in the place of which this one is.
  init(count: Int, like old: PickerWheel?) {
    self.count = count
    chosen = min(max(0, old?.chosen ?? 0), count - 1)
  }

  func removeViews() {
    for view in views.values { view.removeFromSuperview() }
  }

  mutating func choose(_ row: Int) { chosen = min(max(0, row), count - 1) }

  /// The rows that have room, and where each begins, seen from the middle.
  func rows(in height: CGFloat, rowHeight: CGFloat) -> [(row: Int, top: CGFloat)] {
    guard count > 0, rowHeight > 0 else { return [] }
    let around = Int((height / 2 / rowHeight).rounded(.up))
    return (max(0, chosen - around)...min(count - 1, chosen + around)).compactMap { row in
      let top = (CGFloat(row - chosen) - 0.5) * rowHeight
      return top < height / 2 && top + rowHeight > -height / 2 ? (row, top) : nil
    }
  }
}
