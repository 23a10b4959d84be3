import Foundation
import HeadlessUIKit

/// A finger on a list. The cell that it leaves is chosen if it has come to that one, unless somebody between the two has taken the touch.
struct CellTouch {
  /// Where the finger has gone down.
  private var path: IndexPath?

  mutating func begin(_ touches: Set<UITouch>, in container: CellContainer?) {
    path = container?.path(under: touches)
  }

  /// - Returns: the cell that is chosen.
  mutating func end(_ touches: Set<UITouch>, in container: CellContainer?) -> IndexPath? {
    defer { path = nil }
    return path == container?.path(under: touches) ? path : nil
  }

  mutating func cancel() { path = nil }
}

extension CellContainer {
  /// The item at a point of the content.
  func path(at point: CGPoint) -> IndexPath? { item(at: point).flatMap { pending.path(of: $0) } }

  /// The item that a single finger has gone down on, if it still is there. What covers an item is none of it.
  fileprivate func path(under touches: Set<UITouch>) -> IndexPath? {
    guard touches.count == 1, let touch = touches.first, let scrollView else { return nil }
    guard let element = item(at: touch.location(in: scrollView)), let cell = element.cell?.state[\.view] else {
      return nil
    }
    return touch.view?.isDescendant(of: cell) == true ? pending.path(of: element) : nil
  }

  private func item(at point: CGPoint) -> ASCollectionElement? {
    placed(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))).first {
      $0.element.kind == nil && $0.frame.contains(point)
    }?.element
  }
}
