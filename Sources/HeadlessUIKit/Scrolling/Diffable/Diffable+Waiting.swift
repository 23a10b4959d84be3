import Foundation

/// Snapshots for those who wait until they are shown.
extension UICollectionViewDiffableDataSource {
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { waiting in
      apply(snapshot, animatingDifferences: animatingDifferences) { waiting.resume() }
    }
  }

  public func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { waiting in applySnapshotUsingReloadData(snapshot) { waiting.resume() } }
  }
}

extension UITableViewDiffableDataSource {
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { waiting in
      apply(snapshot, animatingDifferences: animatingDifferences) { waiting.resume() }
    }
  }
}
