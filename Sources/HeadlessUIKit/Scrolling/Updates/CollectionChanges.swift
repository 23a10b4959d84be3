import Foundation

/// What a batch of updates asks for. Deletions, reloads and the beginnings of moves count as before the batch, insertions and the ends of
/// moves as after it.
package struct CollectionChanges: Hashable, Sendable {
  package struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    package let from: Place
    package let to: Place

    package init(from: Place, to: Place) { (self.from, self.to) = (from, to) }
  }

  package var deletedSections: [Int] = []
  package var insertedSections: [Int] = []
  package var reloadedSections: [Int] = []
  package var movedSections: [Move<Int>] = []
  package var deletedItems: [IndexPath] = []
  package var insertedItems: [IndexPath] = []
  package var reloadedItems: [IndexPath] = []
  package var movedItems: [Move<IndexPath>] = []

  package init() {}

  /// Where each item of a valid update comes from: from its place before, or from nowhere.
  package typealias Origins = [SectionOrigin]

  package struct SectionOrigin: Hashable, Sendable {
    /// The section's number before; nil for one that is new or reloaded.
    package var section: Int?
    /// Of each item the place before; nil for one that is new or reloaded.
    package var items: [IndexPath?]
    /// The place before of each item that is reloaded.
    package var reloaded: [Int: IndexPath] = [:]

    package init(section: Int?, items: [IndexPath?], reloaded: [Int: IndexPath] = [:]) {
      (self.section, self.items, self.reloaded) = (section, items, reloaded)
    }
  }

  /// Says where everything comes from.
  ///
  /// - Parameters:
  ///   - old: how many items each section had.
  ///   - new: how many items each section has according to the data source.
  /// - Throws: ``CollectionUpdateError`` if the numbers do not agree.
  package func origins(from old: [Int], to new: [Int]) throws(CollectionUpdateError) -> Origins {
    try checkPlaces(old: old, new: new)
    let sections = try sectionOrigins(from: old.count, to: new.count)
    let changes = ItemChanges(self)
    var origins: Origins = []
    for (section, origin) in sections.enumerated() {
      switch origin {
      case .new: origins.append(SectionOrigin(section: nil, items: Array(repeating: nil, count: new[section])))
      case .old(let number):
        origins.append(try changes.origins(of: section, from: number, count: old[number], to: new[section]))
      }
    }
    return origins
  }

  private enum Origin {
    case new
    case old(Int)
  }

  private func sectionOrigins(from old: Int, to new: Int) throws(CollectionUpdateError) -> [Origin] {
    let expected = old + insertedSections.count - deletedSections.count
    guard expected == new else {
      throw .sectionCount(
        before: old, inserted: insertedSections.count, deleted: deletedSections.count, after: new)
    }
    var origins = [Origin?](repeating: nil, count: new)
    for section in insertedSections { origins[section] = .new }
    for move in movedSections { origins[move.to] = .old(move.from) }
    let gone = Set(deletedSections).union(movedSections.map(\.from))
    var rest = (0..<old).filter { !gone.contains($0) }.makeIterator()
    let reloaded = Set(reloadedSections)
    return origins.map { origin in
      if let origin { return origin }
      guard let number = rest.next(), !reloaded.contains(number) else { return .new }
      return .old(number)
    }
  }
}

/// The changes of items by the sections that they are in, looked up once: lists of many sections have few changes in each.
private struct ItemChanges {
  private let deleted: [Int: [IndexPath]]
  private let inserted: [Int: [IndexPath]]
  private let reloadedItems: [Int: [IndexPath]]
  private let movedOut: [Int: [CollectionChanges.Move<IndexPath>]]
  private let movedIn: [Int: [CollectionChanges.Move<IndexPath>]]

  init(_ changes: CollectionChanges) {
    deleted = Dictionary(grouping: changes.deletedItems, by: \.section)
    inserted = Dictionary(grouping: changes.insertedItems, by: \.section)
    reloadedItems = Dictionary(grouping: changes.reloadedItems, by: \.section)
    movedOut = Dictionary(grouping: changes.movedItems, by: \.from.section)
    movedIn = Dictionary(grouping: changes.movedItems, by: \.to.section)
  }

  /// Where the items of a section come from that was there before.
  func origins(
    of section: Int, from old: Int, count: Int, to new: Int
  ) throws(CollectionUpdateError) -> CollectionChanges.SectionOrigin {
    let (deleted, inserted) = (deleted[old] ?? [], inserted[section] ?? [])
    let (movedOut, movedIn) = (movedOut[old] ?? [], movedIn[section] ?? [])
    let expected = count + inserted.count - deleted.count + movedIn.count - movedOut.count
    guard expected == new else {
      throw .itemCount(
        section: section, before: count, inserted: inserted.count, deleted: deleted.count, movedIn: movedIn.count,
        movedOut: movedOut.count, after: new)
    }
    var origins = [IndexPath??](repeating: nil, count: new)
    for path in inserted { origins[path.item] = .some(nil) }
    for move in movedIn { origins[move.to.item] = .some(move.from) }
    let gone = Set((deleted + movedOut.map(\.from)).map(\.item))
    var rest = (0..<count).filter { !gone.contains($0) }.makeIterator()
    let isReloaded = Set((reloadedItems[old] ?? []).map(\.item))
    var reloaded: [Int: IndexPath] = [:]
    let items = origins.enumerated().map { place, origin -> IndexPath? in
      if let origin { return origin }
      let path = rest.next().map { IndexPath(item: $0, section: old) }
      guard let path, isReloaded.contains(path.item) else { return path }
      reloaded[place] = path
      return nil
    }
    return CollectionChanges.SectionOrigin(section: old, items: items, reloaded: reloaded)
  }
}
