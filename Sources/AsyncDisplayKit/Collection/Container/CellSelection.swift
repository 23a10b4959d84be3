import Foundation

/// What the user has chosen: elements, wherever updates move them.
struct CellSelection {
  var isAllowed = true
  var allowsMultiple = false
  var isAllowedDuringEditing = false
  var allowsMultipleDuringEditing = false
  /// Found by identity: who selects all of a long list asks of each whether it is selected.
  private var chosen: [ObjectIdentifier: Choice] = [:]
  private var choices = 0

  private struct Choice {
    let number: Int
    let element: ASCollectionElement
  }

  /// In the order in which they were chosen.
  var elements: [ASCollectionElement] { chosen.values.sorted { $0.number < $1.number }.map(\.element) }

  func contains(_ element: ASCollectionElement) -> Bool { chosen[ObjectIdentifier(element)] != nil }

  mutating func insert(_ element: ASCollectionElement) {
    guard !contains(element) else { return }
    choices += 1
    chosen[ObjectIdentifier(element)] = Choice(number: choices, element: element)
  }

  mutating func remove(_ element: ASCollectionElement) { chosen[ObjectIdentifier(element)] = nil }

  mutating func removeAll(where isGone: (ASCollectionElement) -> Bool) {
    chosen = chosen.filter { !isGone($0.value.element) }
  }
}
