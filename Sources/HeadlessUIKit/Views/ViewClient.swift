import Foundation

/// Who a view stands for: a node. The view tells it what UIKit does to the view.
package protocol ViewClient: AnyObject {
  /// The number that a view of this client is reported with.
  var observationID: UInt32 { get }
  /// The view joins a window now: `willMove` has come, it is not in it yet.
  func viewWillEnterWindow(_ view: UIView)
  /// The view has left its window.
  func viewDidLeaveWindow(_ view: UIView)
  /// The frame or the bounds have changed.
  func viewGeometryDidChange(_ view: UIView, boundsChanged: Bool)
  /// The view lays out what is in it.
  func viewLayoutSubviews(_ view: UIView)
}

/// Where a controller's view comes from: a node.
package protocol ViewSource: AnyObject {
  var observationID: UInt32 { get }
  /// The view, made by the first access. Main only.
  var managedView: UIView { get }
  /// Whether it is that view.
  func manages(_ view: UIView?) -> Bool
}
