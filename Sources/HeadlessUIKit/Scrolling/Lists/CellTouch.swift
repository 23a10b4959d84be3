import Foundation

/// A finger on a list. The cell that it leaves is chosen if it has come to that one, unless somebody between the two has taken the touch.
package final class CellTouch {
  private weak var list: (any SelectableList)?
  private let tap: (IndexPath) -> Void
  /// Where the finger has gone down.
  private var path: IndexPath?

  /// - Parameter tap: what becomes of the cell that is chosen.
  package init(on list: any SelectableList, tap: @escaping (IndexPath) -> Void) { (self.list, self.tap) = (list, tap) }

  func begin(_ touches: Set<UITouch>) { path = list?.path(under: touches) }

  func end(_ touches: Set<UITouch>) {
    defer { path = nil }
    if let path, path == list?.path(under: touches) { tap(path) }
  }

  func cancel() { path = nil }
}
