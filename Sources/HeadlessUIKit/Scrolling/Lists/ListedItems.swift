import Foundation

/// What a data source has said that there is: sections and items, each the same for as long as it is there, wherever updates move it.
struct ListedItems {
  final class Identity {}

  struct Section {
    var identity = Identity()
    var items: [Identity]
  }

  private(set) var sections: [Section] = []

  init(counts: [Int] = []) {
    sections = counts.map { count in Section(items: (0..<count).map { _ in Identity() }) }
  }

  var counts: [Int] { sections.map(\.items.count) }

  func item(at path: IndexPath) -> Identity? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
      return nil
    }
    return sections[path.section].items[path.item]
  }

  /// - Parameter kind: nil for an item; any other element is one of its section, or of the item that it is at.
  func identity(ofKind kind: String?, at path: IndexPath) -> Identity? {
    if kind == nil { return item(at: path) }
    if path.count > 1, path.item > 0, let item = item(at: path) { return item }
    return sections.indices.contains(path.section) ? sections[path.section].identity : nil
  }

  func path(of item: Identity) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let place = section.items.firstIndex(where: { $0 === item }) {
        return IndexPath(item: place, section: number)
      }
    }
    return nil
  }

  /// After an update. What is reloaded is something else from then on.
  func moved(by origins: CollectionChanges.Origins) -> ListedItems {
    var moved = ListedItems()
    moved.sections = origins.map { origin in
      Section(
        identity: origin.section.map { sections[$0].identity } ?? Identity(),
        items: origin.items.map { path in path.flatMap { item(at: $0) } ?? Identity() })
    }
    return moved
  }
}
