import Foundation

/// What is dropped on a list of any kind, and where.
public protocol ListDropCoordinator: AnyObject {
  /// Nil beside all that is in the list.
  var destinationIndexPath: IndexPath? { get }
  var session: any UIDropSession { get }
}

/// One of the things that are dropped on a list of any kind.
public protocol ListDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  /// Nil for what comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// In points.
  var previewSize: CGSize { get }
}

/// A drop that is on its way.
public protocol UIDragAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
