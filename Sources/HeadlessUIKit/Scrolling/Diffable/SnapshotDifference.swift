import Foundation

/// What has to become of a list that shows one snapshot, so that it shows another.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
  private let old: NSDiffableDataSourceSnapshot<Section, Item>
  private let new: NSDiffableDataSourceSnapshot<Section, Item>
  private(set) var changes = CollectionChanges()

  init(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    (self.old, self.new) = (old, new)
    findSections()
    findItems()
  }

  /// A section that is asked for anew goes, and comes back.
  private mutating func findSections() {
    let before = Self.places(of: old.sectionIdentifiers)
    let after = Self.places(of: new.sectionIdentifiers)
    let renewed = Set(new.reloadedSectionIdentifiers)
    let stays = new.sectionIdentifiers.filter { before[$0] != nil && !renewed.contains($0) }
    let staying = Set(stays)
    changes.deletedSections = old.sectionIdentifiers.filter { !staying.contains($0) }.compactMap { before[$0] }
    changes.insertedSections = new.sectionIdentifiers.filter { !staying.contains($0) }.compactMap { after[$0] }
    for section in Self.moved(stays, places: before) {
      if let from = before[section], let to = after[section] {
        changes.movedSections.append(.init(from: from, to: to))
      }
    }
  }

  private mutating func findItems() {
    let (gone, come) = (Set(changes.deletedSections), Set(changes.insertedSections))
    let before = Self.paths(of: old).filter { !gone.contains($0.value.section) }
    let after = Self.paths(of: new).filter { !come.contains($0.value.section) }
    let renewed = Set(new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers)
    changes.deletedItems = before.filter { after[$0.key] == nil || renewed.contains($0.key) }.map(\.value).sorted()
    changes.insertedItems = after.filter { before[$0.key] == nil || renewed.contains($0.key) }.map(\.value).sorted()
    for (number, section) in new.sections.enumerated() where !come.contains(number) {
      let stays = section.items.filter { before[$0] != nil && !renewed.contains($0) }
      let (own, others) = (
        stays.filter { old.owners[$0] == section.identifier }, stays.filter { old.owners[$0] != section.identifier }
      )
      for item in others + Self.moved(own, places: before.mapValues(\.item)) {
        if let from = before[item], let to = after[item] { changes.movedItems.append(.init(from: from, to: to)) }
      }
    }
  }

  private static func places<Element: Hashable>(of elements: [Element]) -> [Element: Int] {
    Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($1, $0) })
  }

  private static func paths(of snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> [Item: IndexPath] {
    var paths: [Item: IndexPath] = [:]
    for (number, section) in snapshot.sections.enumerated() {
      for (place, item) in section.items.enumerated() { paths[item] = IndexPath(item: place, section: number) }
    }
    return paths
  }

  /// As few elements as can move so that the others keep their order: all but the longest run of rising places.
  private static func moved<Element: Hashable>(_ elements: [Element], places: [Element: Int]) -> [Element] {
    let ranks = elements.map { places[$0] ?? 0 }
    /// For each length, the end of the run of that length that ends lowest; and for each element what is before it in its run.
    var (ends, before) = ([Int](), [Int?](repeating: nil, count: ranks.count))
    for index in ranks.indices {
      let length = ends.partition(before: ranks[index], in: ranks)
      before[index] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var kept: Set<Int> = []
    var next = ends.last
    while let index = next {
      kept.insert(index)
      next = before[index]
    }
    return elements.indices.filter { !kept.contains($0) }.map { elements[$0] }
  }
}

extension [Int] {
  /// How many of the ends have a lower rank, found by halving.
  fileprivate func partition(before rank: Int, in ranks: [Int]) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if ranks[self[middle]] < rank { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
