import Foundation

/// What data sources of snapshots have in common, whatever list they are for. Main only, but for
/// ``apply(_:animatingDifferences:completion:)``.
open class DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  let shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>

  init(_ shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>) { self.shown = shown }

  /// Has the list show a snapshot. On any thread; it is shown on main.
  ///
  /// - Parameters:
  ///   - animatingDifferences: nothing is animated.
  ///   - completion: told on main.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    shown.apply(snapshot, reloading: false, completion: completion)
  }

  /// The same, with every cell asked for anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    shown.apply(snapshot, reloading: true, completion: completion)
  }

  /// A copy of what is shown.
  open func snapshot() -> Snapshot { shown.now }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.now.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(at: index) }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.now.indexOfSection(sectionIdentifier)
  }

  /// The cell that a provider has for the item of a place.
  func cell<Cell>(at path: IndexPath, _ provider: (ItemIdentifierType) -> Cell?) -> Cell {
    let item = shown.item(for: path)
    guard let cell = provider(item) else { preconditionFailure("the cell provider has no cell for \(item)") }
    return cell
  }
}

/// Snapshots for those who wait until they are shown.
extension DiffableDataSource {
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { waiting in
      apply(snapshot, animatingDifferences: animatingDifferences) { waiting.resume() }
    }
  }

  public func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { waiting in applySnapshotUsingReloadData(snapshot) { waiting.resume() } }
  }
}
