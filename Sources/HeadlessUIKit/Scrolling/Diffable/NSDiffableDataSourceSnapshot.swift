import Foundation

/// What a list is to show: sections in their order, and in each its items. Every identifier is there once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  var sections: [Section] = []
  /// The section of each item.
  var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// Those that are to be asked for anew, in the order of asking.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Those whose cells are to be filled in anew.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { owners.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { known(identifier).items.count }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    known(identifier).items
  }
  /// Nil for an item that is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    owners[identifier]
  }
  /// Counted through all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    owners[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  private func known(_ identifier: SectionIdentifierType) -> Section { sections[place(of: identifier)] }

  /// Where a section is that has to be there.
  func place(of identifier: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(identifier) else {
      preconditionFailure("there is no section \(identifier) in the snapshot")
    }
    return place
  }

  /// Where an item is that has to be there.
  func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let owner = owners[identifier], let item = known(owner).items.firstIndex(of: identifier) else {
      preconditionFailure("there is no item \(identifier) in the snapshot")
    }
    return (place(of: owner), item)
  }

  /// Items of some places, by what they are; nil for a place that is not there.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
      return nil
    }
    return sections[path.section].items[path.item]
  }
}

// MARK: - Sections

extension NSDiffableDataSourceSnapshot {
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    let known = Set(sectionIdentifiers)
    precondition(
      Set(identifiers).count == identifiers.count && known.isDisjoint(with: identifiers),
      "sections are in a snapshot once: \(identifiers)")
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place)
  }

  /// Deletes sections with their items; those that are not there stay away.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.identifier) {
      for item in section.items { owners[item] = nil }
    }
    sections.removeAll { gone.contains($0.identifier) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier))
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier) + 1)
  }

  /// Has sections asked for anew. They have to be there.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedSectionIdentifiers += identifiers
  }
}
