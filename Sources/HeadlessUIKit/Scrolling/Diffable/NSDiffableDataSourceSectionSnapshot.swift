import Foundation

/// An outline of items for one section, of which some are folded up.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var unfolded: Set<ItemIdentifierType> = []
  /// Those that are below no other one.
  public private(set) var rootItems: [ItemIdentifierType] = []

  public init() {}

  /// All of them, each before what is below it.
  public var items: [ItemIdentifierType] { rootItems.flatMap { tree(of: $0, unfoldedOnly: false) } }
  /// Those that are below nothing that is folded up.
  public var visibleItems: [ItemIdentifierType] { rootItems.flatMap { tree(of: $0, unfoldedOnly: true) } }

  private func tree(of item: ItemIdentifierType, unfoldedOnly: Bool) -> [ItemIdentifierType] {
    let below = unfoldedOnly && !unfolded.contains(item) ? [] : children[item] ?? []
    return [item] + below.flatMap { tree(of: $0, unfoldedOnly: unfoldedOnly) }
  }

  /// - Parameter parent: what they are to be below; it has to be there.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return rootItems += items }
    children[parent, default: []] += items
    for item in items { parents[item] = parent }
  }

  /// Deletes items with what is below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      delete(children[item] ?? [])
      if let parent = parents[item] { children[parent]?.removeAll { $0 == item } }
      (children[item], parents[item]) = (nil, nil)
      unfolded.remove(item)
      rootItems.removeAll { $0 == item }
    }
  }

  public mutating func deleteAll() { self = Self() }
  public mutating func expand(_ items: [ItemIdentifierType]) { unfolded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { unfolded.subtract(items) }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { unfolded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil || rootItems.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// How many others an item is below.
  public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }

  /// What is below an item, as a snapshot of its own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    if includingParent { part.append([parent]) }
    part.append(children[parent] ?? [], to: includingParent ? parent : nil)
    for child in children[parent] ?? [] { part.takeOver(child, from: self) }
    part.unfolded = unfolded
    return part
  }

  private mutating func takeOver(_ item: ItemIdentifierType, from other: Self) {
    guard let below = other.children[item], !below.isEmpty else { return }
    append(below, to: item)
    for child in below { takeOver(child, from: other) }
  }
}

/// What is told of items that the user folds and unfolds.
public struct SectionSnapshotHandlers<ItemIdentifierType: Hashable> {
  public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
  public var willExpandItem: ((ItemIdentifierType) -> Void)?
  public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
  public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  public var snapshotForExpandingParent:
    (
      (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )?
  public init() {}
}
