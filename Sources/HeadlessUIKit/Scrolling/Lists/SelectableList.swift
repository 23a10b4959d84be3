import Foundation

/// What a delegate is asked and told while the user taps.
package struct SelectionDelegate {
  package var shouldHighlight: (IndexPath) -> Bool
  package var didHighlight: (IndexPath) -> Void
  package var didUnhighlight: (IndexPath) -> Void
  /// What is selected in place of what was tapped; nil for nothing.
  package var willSelect: (IndexPath) -> IndexPath?
  package var didSelect: (IndexPath) -> Void
  package var willDeselect: (IndexPath) -> IndexPath?
  package var didDeselect: (IndexPath) -> Void
  /// Whether what is selected can be chosen again.
  package var choosesAgain: Bool

  package init(
    shouldHighlight: @escaping (IndexPath) -> Bool, didHighlight: @escaping (IndexPath) -> Void,
    didUnhighlight: @escaping (IndexPath) -> Void, willSelect: @escaping (IndexPath) -> IndexPath?,
    didSelect: @escaping (IndexPath) -> Void, willDeselect: @escaping (IndexPath) -> IndexPath?,
    didDeselect: @escaping (IndexPath) -> Void, choosesAgain: Bool
  ) {
    self.shouldHighlight = shouldHighlight
    self.didHighlight = didHighlight
    self.didUnhighlight = didUnhighlight
    self.willSelect = willSelect
    self.didSelect = didSelect
    self.willDeselect = willDeselect
    self.didDeselect = didDeselect
    self.choosesAgain = choosesAgain
  }
}

/// What the user can choose from. Places are those of the data source.
package protocol SelectableList: AnyObject {
  var allowsChoosing: Bool { get }
  var allowsChoosingSeveral: Bool { get }
  /// In the order of choosing.
  var selectedPaths: [IndexPath] { get }
  /// Whether there is anything at a place.
  func contains(_ path: IndexPath) -> Bool
  /// Highlights what is at a place now, or takes that from it; nil if it cannot be tapped.
  func highlighter(at path: IndexPath) -> ((Bool) -> Void)?
  /// Adds to what is chosen.
  func choose(_ path: IndexPath)
  func drop(_ path: IndexPath)
  /// What a single finger is on; nil on what covers an item.
  func path(under touches: Set<UITouch>) -> IndexPath?
}

extension SelectableList {
  /// The user taps: what is tapped is highlighted while the finger is down, and then selected, or, if several can be, no longer.
  package func tap(_ path: IndexPath, _ delegate: SelectionDelegate) {
    guard let highlight = highlighter(at: path), delegate.shouldHighlight(path) else { return }
    highlight(true)
    delegate.didHighlight(path)
    if allowsChoosing { toggle(path, delegate) }
    highlight(false)
    delegate.didUnhighlight(path)
  }

  private func toggle(_ path: IndexPath, _ delegate: SelectionDelegate) {
    if selectedPaths.contains(path) {
      if allowsChoosingSeveral { return drop(path, delegate) }
      guard delegate.choosesAgain else { return }
    }
    guard let chosen = delegate.willSelect(path), contains(chosen) else { return }
    if !allowsChoosingSeveral { for other in selectedPaths where other != chosen { drop(other, delegate) } }
    choose(chosen)
    delegate.didSelect(chosen)
  }

  private func drop(_ path: IndexPath, _ delegate: SelectionDelegate) {
    guard let chosen = delegate.willDeselect(path), contains(chosen) else { return }
    drop(chosen)
    delegate.didDeselect(chosen)
  }

  /// Selects without telling anybody.
  package func select(_ path: IndexPath) {
    guard contains(path) else { return }
    if !allowsChoosingSeveral { for other in selectedPaths { drop(other) } }
    choose(path)
  }

  /// Takes the selection away without telling anybody.
  package func deselect(_ path: IndexPath) {
    if contains(path) { drop(path) }
  }
}
