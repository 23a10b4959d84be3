import Foundation

/// Everything a container shows at one time, by place. It never changes: an update makes another one.
final class ElementMap: @unchecked Sendable {
  struct Section {
    var items: [CollectionElement]
    var supplements: [String: CollectionElement] = [:]
    var userInfo: (any ASSectionContext)?
  }

  let sections: [Section]
  private let paths: [ObjectIdentifier: IndexPath]

  init(_ sections: [Section] = []) {
    self.sections = sections
    var paths: [ObjectIdentifier: IndexPath] = [:]
    paths.reserveCapacity(sections.reduce(0) { $0 + $1.items.count + $1.supplements.count })
    for (number, section) in sections.enumerated() {
      for (item, element) in section.items.enumerated() {
        paths[ObjectIdentifier(element)] = IndexPath(item: item, section: number)
      }
      for element in section.supplements.values {
        paths[ObjectIdentifier(element)] = IndexPath(item: 0, section: number)
      }
    }
    self.paths = paths
  }

  /// How many items each section has.
  var counts: [Int] { sections.map(\.items.count) }

  /// Items and supplementary elements, section after section.
  var elements: [CollectionElement] {
    sections.flatMap { section in
      section.items + section.supplements.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  func path(of element: CollectionElement) -> IndexPath? { paths[ObjectIdentifier(element)] }

  func item(at path: IndexPath) -> CollectionElement? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func element(ofKind kind: String?, at path: IndexPath) -> CollectionElement? {
    guard let kind else { return item(at: path) }
    return sections.indices.contains(path.section) ? sections[path.section].supplements[kind] : nil
  }

  func contains(_ element: CollectionElement) -> Bool { paths[ObjectIdentifier(element)] != nil }
}
