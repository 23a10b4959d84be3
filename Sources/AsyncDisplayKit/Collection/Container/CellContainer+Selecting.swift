import Foundation
import HeadlessUIKit

/// What a delegate is asked and told while the user taps.
struct SelectionDelegate {
  var shouldHighlight: (IndexPath) -> Bool
  var didHighlight: (IndexPath) -> Void
  var didUnhighlight: (IndexPath) -> Void
  /// What is selected in place of what was tapped; nil for nothing.
  var willSelect: (IndexPath) -> IndexPath?
  var didSelect: (IndexPath) -> Void
  var willDeselect: (IndexPath) -> IndexPath?
  var didDeselect: (IndexPath) -> Void
  /// Whether what is selected can be chosen again.
  var choosesAgain: Bool
}

extension CellContainer {
  /// The places of what is selected, in the order of selecting.
  var selectedPaths: [IndexPath] { selection.elements.compactMap { pending.path(of: $0) } }

  /// Selects without telling anybody.
  func select(_ path: IndexPath) {
    if let element = present.item(at: path) { select(element) }
  }

  private func select(_ element: ASCollectionElement) {
    if !selection.allowsMultiple { for other in selection.elements { drop(other) } }
    choose(element)
  }

  /// Takes the selection away without telling anybody.
  func deselect(_ path: IndexPath) {
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
    if isSelected { select(element) } else { drop(element) }
  }

  /// The user taps: what is tapped is highlighted while the finger is down, and then selected, or, if several can be, no longer.
  func tap(_ path: IndexPath, _ delegate: SelectionDelegate) {
    guard let cell = pending.item(at: path)?.cell, delegate.shouldHighlight(path) else { return }
    cell.__setHighlighted(fromUIKit: true)
    delegate.didHighlight(path)
    if selection.isAllowed { toggle(path, delegate) }
    cell.__setHighlighted(fromUIKit: false)
    delegate.didUnhighlight(path)
  }

  private func toggle(_ path: IndexPath, _ delegate: SelectionDelegate) {
    if let element = pending.item(at: path), selection.contains(element) {
      if selection.allowsMultiple { return deselect(path, delegate) }
      guard delegate.choosesAgain else { return }
    }
    guard let chosen = delegate.willSelect(path), let element = pending.item(at: chosen) else { return }
    if !selection.allowsMultiple { for other in selectedPaths where other != chosen { deselect(other, delegate) } }
    choose(element)
    delegate.didSelect(chosen)
  }

  private func deselect(_ path: IndexPath, _ delegate: SelectionDelegate) {
    guard let chosen = delegate.willDeselect(path), let element = pending.item(at: chosen) else { return }
    drop(element)
    delegate.didDeselect(chosen)
  }
}

extension ASCellContainerNode {
  public var allowsSelection: Bool {
    get { container.selection.isAllowed }
    set { container.selection.isAllowed = newValue }
  }

  // Kept; nobody edits rows here.
  public var allowsSelectionDuringEditing: Bool {
    get { container.selection.isAllowedDuringEditing }
    set { container.selection.isAllowedDuringEditing = newValue }
  }

  public var allowsMultipleSelectionDuringEditing: Bool {
    get { container.selection.allowsMultipleDuringEditing }
    set { container.selection.allowsMultipleDuringEditing = newValue }
  }

  public var allowsMultipleSelection: Bool {
    get { container.selection.allowsMultiple }
    set { container.selection.allowsMultiple = newValue }
  }
}
