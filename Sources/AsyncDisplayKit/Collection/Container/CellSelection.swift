import Foundation

/// What the user has chosen: elements, wherever updates move them.
struct CellSelection {
  var isAllowed = true
  var allowsMultiple = false
  var isAllowedDuringEditing = false
  var allowsMultipleDuringEditing = false
  private(set) var elements: [CollectionElement] = []

  func contains(_ element: CollectionElement) -> Bool { elements.contains { $0 === element } }

  mutating func insert(_ element: CollectionElement) {
    if !contains(element) { elements.append(element) }
  }

  mutating func remove(_ element: CollectionElement) { elements.removeAll { $0 === element } }
}
