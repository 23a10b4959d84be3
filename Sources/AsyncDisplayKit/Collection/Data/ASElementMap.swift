import Foundation

/// Everything a container shows at one time, by place. It never changes: an update makes another one.
public final class ASElementMap: @unchecked Sendable {
  struct Section {
    /// The same for as long as it is the same section, wherever updates move it.
    var identity = SectionIdentity()
    var items: [ASCollectionElement]
    var supplements: [String: ASCollectionElement] = [:]
    var userInfo: (any ASSectionContext)?
  }

  let sections: [Section]
  private let paths: [ObjectIdentifier: IndexPath]

  /// One of nothing.
  public convenience init() { self.init([]) }

  init(_ sections: [Section]) {
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
  var elements: [ASCollectionElement] {
    sections.flatMap { section in
      section.items + section.supplements.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  func path(of element: ASCollectionElement) -> IndexPath? { paths[ObjectIdentifier(element)] }

  func item(at path: IndexPath) -> ASCollectionElement? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func element(ofKind kind: String?, at path: IndexPath) -> ASCollectionElement? {
    guard let kind else { return item(at: path) }
    return sections.indices.contains(path.section) ? sections[path.section].supplements[kind] : nil
  }

  func contains(_ element: ASCollectionElement) -> Bool { paths[ObjectIdentifier(element)] != nil }
}

/// What a section is told from others by.
final class SectionIdentity: Sendable {}

/// What a layout asks.
extension ASElementMap {
  public var numberOfSections: Int { sections.count }

  public func numberOfItems(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  /// In their order.
  public var itemIndexPaths: [IndexPath] {
    sections.enumerated().flatMap { number, section in
      section.items.indices.map { IndexPath(item: $0, section: number) }
    }
  }

  /// In their order.
  public var itemElements: [ASCollectionElement] { sections.flatMap(\.items) }

  public var supplementaryElementKinds: [String] { Set(sections.flatMap(\.supplements.keys)).sorted() }

  public func elementForItem(at indexPath: IndexPath) -> ASCollectionElement? { item(at: indexPath) }

  public func supplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> ASCollectionElement? {
    indexPath.item == 0 ? element(ofKind: kind, at: indexPath) : nil
  }

  public func indexPath(for element: ASCollectionElement) -> IndexPath? { path(of: element) }
}
