import Foundation

/// Who a layer stands for: a node. The layer tells it what is to be done.
package protocol LayerClient: AnyObject {
  /// The number that a layer or view of this client is reported with.
  var observationID: UInt32 { get }
  /// The frame or the bounds have changed.
  func layerGeometryDidChange(_ layer: CALayer, boundsChanged: Bool)
  /// The layer of a node without view lays out what is in it.
  func layerLayoutSublayers(_ layer: CALayer)
  /// The contents are to be made.
  func layerDisplay(_ layer: CALayer)
  /// Contents that were being made are no longer wanted: others are.
  func layerCancelsDisplay(_ layer: CALayer)
  /// The layer of a node without view joins a window.
  func layerWillEnterWindow(_ layer: CALayer)
  /// The layer of a node without view has left its window.
  func layerDidLeaveWindow(_ layer: CALayer)
}

/// Who a view stands for: a node. The view tells it what UIKit does to the view.
package protocol ViewClient: LayerClient {
  /// The view joins a window now: `willMove` has come, it is not in it yet.
  func viewWillEnterWindow(_ view: UIView)
  /// The view has no window any more; nobody has been told yet.
  func viewIsOutOfWindow(_ view: UIView)
  /// The view has left its window.
  func viewDidLeaveWindow(_ view: UIView)
  /// The view is about to be in another one; it has left the one it was in.
  func viewWillJoin(_ superview: UIView, _ view: UIView)
  /// The view is in another one now.
  func viewDidJoin(_ superview: UIView, _ view: UIView)
  /// The view has left the one it was in.
  func viewDidLeaveSuperview(_ view: UIView)
  /// Whether the client would do nothing in a layout pass now, because it is measuring what comes next.
  var putsLayoutOff: Bool { get }
  /// The view lays out what is in it.
  func viewLayoutSubviews(_ view: UIView)
  /// The part of the view that nothing of the system's covers has changed.
  func viewSafeAreaInsetsDidChange(_ view: UIView)
  /// The view's margins were set.
  func viewLayoutMarginsDidChange(_ view: UIView)
  /// What the view is tinted in has changed.
  func viewTintColorDidChange(_ view: UIView)

  /// Touches of the view; false if the responder above is to have them.
  func viewTouches(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) -> Bool
  func viewGestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer, in view: UIView) -> Bool
  func viewHitTest(_ point: CGPoint, _ event: UIEvent?, in view: UIView) -> UIView?
  func viewPoint(inside point: CGPoint, _ event: UIEvent?, in view: UIView) -> Bool
  func viewCanBecomeFirstResponder(_ view: UIView) -> Bool
}

/// Where a controller's view comes from: a node.
package protocol ViewSource: AnyObject {
  var observationID: UInt32 { get }
  /// The view, made by the first access. Main only.
  var managedView: UIView { get }
  /// Whether it is that view.
  func manages(_ view: UIView?) -> Bool
}
