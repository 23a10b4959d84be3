import Foundation
import HeadlessUIKit

extension CellContainer: UpdatableList {
  var allowsChoosing: Bool { selection.isAllowed }
  var allowsChoosingSeveral: Bool { selection.allowsMultiple }

  /// The places of what is selected, in the order of selecting.
  var selectedPaths: [IndexPath] { selection.elements.compactMap { pending.path(of: $0) } }

  func contains(_ path: IndexPath) -> Bool { present.item(at: path) != nil }

  func highlighter(at path: IndexPath) -> ((Bool) -> Void)? {
    pending.item(at: path)?.cell.map { cell in { cell.__setHighlighted(fromUIKit: $0) } }
  }

  func choose(_ path: IndexPath) {
    if let element = present.item(at: path) { choose(element) }
  }

  func drop(_ path: IndexPath) {
    if let element = present.item(at: path) { drop(element) }
  }

  /// The cell is told after that: it may ask what is selected.
  private func choose(_ element: ASCollectionElement) {
    selection.insert(element)
    element.cell?.__setSelected(fromUIKit: true)
  }

  private func drop(_ element: ASCollectionElement) {
    selection.remove(element)
    element.cell?.__setSelected(fromUIKit: false)
  }

  /// A cell was selected by itself, or no longer.
  func noteSelection(of element: ASCollectionElement, _ isSelected: Bool) {
    guard pending.contains(element), selection.contains(element) != isSelected else { return }
    guard isSelected else { return drop(element) }
    if !selection.allowsMultiple { for other in selection.elements { drop(other) } }
    choose(element)
  }

  /// The item at a point of the content.
  func path(at point: CGPoint) -> IndexPath? { item(at: point).flatMap { pending.path(of: $0) } }

  /// The item that a single finger has gone down on, if it still is there. What covers an item is none of it.
  func path(under touches: Set<UITouch>) -> IndexPath? {
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
