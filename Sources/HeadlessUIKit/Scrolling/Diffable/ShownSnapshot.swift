import Foundation

/// The snapshot that a list shows, and how it comes to show another one. A list is changed on main; a snapshot can be applied anywhere.
final class ShownSnapshot<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var now = Snapshot()
  private let runtime: HeadlessRuntime
  /// What shows the snapshot; nil once it is gone.
  private let list: () -> (any UpdatableList)?

  init(runtime: HeadlessRuntime, list: @escaping () -> (any UpdatableList)?) {
    (self.runtime, self.list) = (runtime, list)
  }

  /// - Parameter reloading: whether everything is asked for anew.
  func apply(_ snapshot: Snapshot, reloading: Bool, completion: (() -> Void)?) {
    guard ThreadState.isMain else {
      return runtime.async(.main) { self.apply(snapshot, reloading: reloading, completion: completion) }
    }
    let told: ((Bool) -> Void)? = completion.map { completion in { _ in completion() } }
    guard let list = list() else { return show(snapshot) }
    if reloading {
      show(snapshot)
      list.reload(completion: told)
    } else {
      let changes = SnapshotDifference(from: now, to: snapshot).changes
      list.performUpdates(
        { [self] in
          show(snapshot)
          list.change { $0 = changes }
        }, completion: told)
    }
  }

  /// Has a snapshot that the list itself has come to show.
  func take(_ snapshot: Snapshot) { show(snapshot) }

  /// What was to be done anew is done once.
  private func show(_ snapshot: Snapshot) {
    now = snapshot
    (now.reloadedSectionIdentifiers, now.reloadedItemIdentifiers, now.reconfiguredItemIdentifiers) = ([], [], [])
  }

  func path(of item: Item) -> IndexPath? {
    guard now.owners[item] != nil else { return nil }
    let place = now.place(of: item)
    return IndexPath(item: place.item, section: place.section)
  }

  func section(at index: Int) -> Section? {
    now.sections.indices.contains(index) ? now.sections[index].identifier : nil
  }

  func itemCount(inSection section: Int) -> Int {
    now.sections.indices.contains(section) ? now.sections[section].items.count : 0
  }

  /// The item of a place, which a list has asked for.
  func item(for path: IndexPath) -> Item {
    guard let item = now.item(at: path) else { preconditionFailure("there is no item at \(path) in the snapshot") }
    return item
  }
}
