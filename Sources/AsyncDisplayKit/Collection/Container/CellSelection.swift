import Foundation

/// What the user has chosen: elements, wherever updates move them.
struct CellSelection {
  var isAllowed = true
  var allowsMultiple = false
  var isAllowedDuringEditing = false
  var allowsMultipleDuringEditing = false
  private(set) var elements: [ASCollectionElement] = []

  func contains(_ element: ASCollectionElement) -> Bool { elements.contains { $0 === element } }

  mutating func insert(_ element: ASCollectionElement) {
    if !contains(element) { elements.append(element) }
  }

  mutating func remove(_ element: ASCollectionElement) { removeAll { $0 === element } }
  mutating func removeAll(where isGone: (ASCollectionElement) -> Bool) { elements.removeAll(where: isGone) }
}
