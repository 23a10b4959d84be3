import Foundation

/// The data source of a collection that shows a snapshot, and after each further one what has changed. Main only, but for
/// ``apply(_:animatingDifferences:completion:)``.
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  DiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  UICollectionViewDataSource
{
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes headers and the like.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What is asked and told of items that the user moves.
  open var reorderingHandlers = ReorderingHandlers()
  /// What is told of items that the user unfolds; kept.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  private let cellProvider: CellProvider
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Becomes the data source of the collection, which does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(ShownSnapshot(runtime: collectionView.runtime) { [weak collectionView] in collectionView?.content })
    collectionView.dataSource = self
  }

  /// Has a section show what is unfolded of an outline. The section is added if it is not there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var all = shown.now
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.replaceItems(of: section, with: snapshot.visibleItems)
    apply(all, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// What was applied to a section, or its items without any outline.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let known = outlines[section] { return known }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if shown.now.indexOfSection(section) != nil { flat.append(shown.now.itemIdentifiers(inSection: section)) }
    return flat
  }

  // MARK: What the collection asks

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.now.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.itemCount(inSection: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(at: indexPath) { cellProvider(collectionView, indexPath, $0) } }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure("there is no supplementary view provider, or it has no view of kind “\(kind)”")
    }
    return view
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let before = shown.now
    guard let after = before.moving(sourceIndexPath, to: destinationIndexPath) else { return }
    let move = NSDiffableDataSourceTransaction(initialSnapshot: before, finalSnapshot: after)
    reorderingHandlers.willReorder?(move)
    shown.take(after)
    reorderingHandlers.didReorder?(move)
  }

  /// What is told of items that the user moves.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public init() {}
  }
}

/// What a move of the user's has made of a snapshot.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
}
