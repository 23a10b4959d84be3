import Foundation

extension CollectionChanges {
  /// Every place exists, and none is changed twice.
  func checkPlaces(old: [Int], new: [Int]) throws(CollectionUpdateError) {
    try check(deletedSections + reloadedSections + movedSections.map(\.from), in: old.count, "before")
    try check(insertedSections + movedSections.map(\.to), in: new.count, "after")
    try check(deletedItems + reloadedItems + movedItems.map(\.from), in: old, "before")
    try check(insertedItems + movedItems.map(\.to), in: new, "after")
    let gone = Set(deletedSections + reloadedSections)
    for move in movedItems where gone.contains(move.from.section) {
      throw .changedTwice("item \(move.from.item) of section \(move.from.section)", when: "before")
    }
  }

  private func check(_ sections: [Int], in count: Int, _ when: String) throws(CollectionUpdateError) {
    var seen: Set<Int> = []
    for section in sections {
      guard (0..<count).contains(section) else { throw .noSection(section, count: count, when: when) }
      guard seen.insert(section).inserted else { throw .changedTwice("section \(section)", when: when) }
    }
  }

  private func check(_ paths: [IndexPath], in counts: [Int], _ when: String) throws(CollectionUpdateError) {
    var seen: Set<IndexPath> = []
    for path in paths {
      guard counts.indices.contains(path.section) else {
        throw .noSection(path.section, count: counts.count, when: when)
      }
      guard path.item >= 0, path.item < counts[path.section] else {
        throw .noItem(path.item, section: path.section, count: counts[path.section], when: when)
      }
      guard seen.insert(path).inserted else {
        throw .changedTwice("item \(path.item) of section \(path.section)", when: when)
      }
    }
  }
}
