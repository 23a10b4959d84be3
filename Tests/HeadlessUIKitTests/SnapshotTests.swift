import Foundation
import HeadlessUIKit
import Testing

@Suite("Snapshots") struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func text(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      "\(section)\(snapshot.itemIdentifiers(inSection: section))"
    }.joined(separator: " ")
  }

  @Test("items are added to a section, the last one if none is named, or next to another item")
  func adding() {
    var valves = snapshot([("a", [1, 2]), ("b", [])])
    valves.appendItems([3])
    valves.insertItems([4], beforeItem: 1)
    valves.insertItems([5, 6], afterItem: 1)
    #expect(text(valves) == "a[4, 1, 5, 6, 2] b[3]")
    #expect(valves.numberOfItems == 6 && valves.numberOfSections == 2 && valves.numberOfItems(inSection: "b") == 1)
    #expect(valves.sectionIdentifier(containingItem: 3) == "b" && valves.sectionIdentifier(containingItem: 9) == nil)
    #expect(valves.indexOfItem(3) == 5 && valves.indexOfItem(9) == nil && valves.indexOfSection("b") == 1)
  }

  @Test("what is there already moves")
  func moving() {
    var valves = snapshot([("a", [1, 2]), ("b", [3])])
    valves.appendItems([1], toSection: "b")
    valves.moveItem(2, afterItem: 3)
    valves.moveItem(1, beforeItem: 3)
    #expect(text(valves) == "a[] b[1, 3, 2]" && valves.sectionIdentifier(containingItem: 1) == "b")
    valves.insertSections(["c"], beforeSection: "a")
    valves.insertSections(["d"], afterSection: "a")
    valves.moveSection("b", beforeSection: "c")
    valves.moveSection("c", afterSection: "d")
    #expect(valves.sectionIdentifiers == ["b", "a", "d", "c"])
  }

  @Test("what is deleted is no more, a section with its items")
  func deleting() {
    var valves = snapshot([("a", [1, 2]), ("b", [3])])
    valves.deleteItems([2, 9])
    valves.deleteSections(["b", "z"])
    #expect(text(valves) == "a[1]" && valves.indexOfItem(3) == nil)
    valves.reloadItems([1])
    valves.reconfigureItems([1])
    valves.reloadSections(["a"])
    #expect(valves.reloadedItemIdentifiers == [1] && valves.reconfiguredItemIdentifiers == [1])
    #expect(valves.reloadedSectionIdentifiers == ["a"])
    valves.deleteAllItems()
    #expect(valves.numberOfItems == 0 && valves.numberOfSections == 0)
    #expect(snapshot([("a", [1])]) == snapshot([("a", [1])]) && snapshot([("a", [1])]) != snapshot([("a", [2])]))
  }

  @Test("an outline shows what is below nothing that is folded up")
  func outline() {
    var tanks = NSDiffableDataSourceSectionSnapshot<String>()
    tanks.append(["north", "south"])
    tanks.append(["pump", "valve"], to: "north")
    tanks.append(["seal"], to: "valve")
    #expect(tanks.items == ["north", "pump", "valve", "seal", "south"] && tanks.visibleItems == ["north", "south"])
    tanks.expand(["north"])
    #expect(tanks.visibleItems == ["north", "pump", "valve", "south"] && tanks.isExpanded("north"))
    #expect(tanks.level(of: "seal") == 2 && tanks.parent(of: "seal") == "valve" && !tanks.isVisible("seal"))
    #expect(tanks.snapshot(of: "north").items == ["pump", "valve", "seal"])
    tanks.collapse(["north"])
    tanks.delete(["valve"])
    #expect(tanks.items == ["north", "pump", "south"] && !tanks.contains("seal") && tanks.rootItems.count == 2)
  }
}
