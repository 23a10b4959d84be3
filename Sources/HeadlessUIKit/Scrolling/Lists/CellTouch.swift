import Foundation

/// A finger on a list. The cell that it leaves is chosen if it has come to that one, unless somebody between the two has taken the touch.
package struct CellTouch {
  /// Where the finger has gone down.
  private var path: IndexPath?

  package init() {}

  package mutating func begin(_ touches: Set<UITouch>, in list: (any SelectableList)?) {
    path = list?.path(under: touches)
  }

  /// - Returns: the cell that is chosen.
  package mutating func end(_ touches: Set<UITouch>, in list: (any SelectableList)?) -> IndexPath? {
    defer { path = nil }
    return path == list?.path(under: touches) ? path : nil
  }

  package mutating func cancel() { path = nil }
}
