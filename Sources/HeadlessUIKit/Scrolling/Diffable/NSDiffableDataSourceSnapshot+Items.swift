import Foundation

/// What becomes of items. An item that is added and is there already moves.
extension NSDiffableDataSourceSnapshot {
  /// - Parameter sectionIdentifier: nil for the last section there is.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last?.identifier else {
      preconditionFailure("a snapshot needs a section before it can have items")
    }
    take(identifiers)
    insert(identifiers, in: place(of: section), at: nil)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    take(identifiers.filter { $0 != beforeIdentifier })
    let place = place(of: beforeIdentifier)
    insert(identifiers.filter { $0 != beforeIdentifier }, in: place.section, at: place.item)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    take(identifiers.filter { $0 != afterIdentifier })
    let place = place(of: afterIdentifier)
    insert(identifiers.filter { $0 != afterIdentifier }, in: place.section, at: place.item + 1)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    _ = place(of: identifier)
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    _ = place(of: identifier)
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// The snapshot with the item of a place at another one, which is counted without it; nil for a place that is not there.
  func moving(_ from: IndexPath, to path: IndexPath) -> Self? {
    guard let item = item(at: from), sections.indices.contains(path.section) else { return nil }
    var moved = self
    moved.deleteItems([item])
    guard path.item <= moved.sections[path.section].items.count else { return nil }
    moved.insert([item], in: path.section, at: path.item)
    return moved
  }

  /// Those that are not there stay away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { take(identifiers) }

  /// Sections go too.
  public mutating func deleteAllItems() { (sections, owners) = ([], [:]) }

  /// Has items asked for anew. They have to be there.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of items filled in anew. They have to be there.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], in section: Int, at place: Int?) {
    precondition(Set(identifiers).count == identifiers.count, "items are in a snapshot once: \(identifiers)")
    for identifier in identifiers { owners[identifier] = sections[section].identifier }
    sections[section].items.insert(contentsOf: identifiers, at: place ?? sections[section].items.count)
  }

  private mutating func take(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers.filter { owners[$0] != nil })
    guard !gone.isEmpty else { return }
    let places = Set(gone.compactMap { owners[$0] })
    for index in sections.indices where places.contains(sections[index].identifier) {
      sections[index].items.removeAll { gone.contains($0) }
    }
    for identifier in gone { owners[identifier] = nil }
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Whether both have the same in the same order.
  public static func == (first: Self, second: Self) -> Bool {
    first.sections.map(\.identifier) == second.sections.map(\.identifier)
      && first.sections.map(\.items) == second.sections.map(\.items)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Takes the items of a section out, and puts others in.
  mutating func replaceItems(of section: SectionIdentifierType, with identifiers: [ItemIdentifierType]) {
    deleteItems(itemIdentifiers(inSection: section))
    appendItems(identifiers, toSection: section)
  }
}
