import Foundation

/// The data source of a table that shows a snapshot, and after each further one what has changed. Main only, but for
/// ``apply(_:animatingDifferences:completion:)``.
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go; kept: nothing is animated.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private let cellProvider: CellProvider
  private let shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Becomes the data source of the table, which does not keep it alive.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    shown = ShownSnapshot(runtime: tableView.runtime) { [weak tableView] in tableView?.content }
    super.init()
    tableView.dataSource = self
  }

  /// Has the table show a snapshot. On any thread; it is shown on main.
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

  // MARK: What the table asks

  open func numberOfSections(in tableView: UITableView) -> Int { shown.now.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.itemCount(inSection: section)
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let item = shown.item(for: indexPath)
    guard let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("the cell provider has no cell for \(item)")
    }
    return cell
  }

  // What subclasses say; nothing, and that the user changes nothing, unless overridden.

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
