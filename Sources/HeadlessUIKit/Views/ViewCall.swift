import Foundation

/// Events of plain UIKit objects.
package enum ViewCall {
  package static let viewInit = ObservedCall(type: "UIView", name: "init")
  package static let layoutPass = ObservedCall(type: "UIView", name: "layoutPass")
  package static let addGestureRecognizer = ObservedCall(type: "UIView", name: "addGestureRecognizer(_:)")
  package static let refused = ObservedCall(type: "UIView", name: "refused")
  package static let recognizerInit = ObservedCall(type: "UIGestureRecognizer", name: "init")
  package static let layerInit = ObservedCall(type: "CALayer", name: "init")
  /// One pass over a layer that has no view.
  package static let layerPass = ObservedCall(type: "CALayer", name: "layoutPass")
  /// A gesture goes on: nobody has minded.
  package static let gestureBegins = ObservedCall(type: "UIGestureRecognizer", name: "begins")

  /// A touch of a view, before anybody is told of it.
  package static func touch(_ phase: UITouch.Phase) -> ObservedCall {
    switch phase {
    case .began: touchBegins
    case .moved, .stationary: touchMoves
    case .ended: touchEnds
    case .cancelled: touchIsCancelled
    }
  }

  private static let touchBegins = ObservedCall(type: "UIView", name: "touchBegins")
  private static let touchMoves = ObservedCall(type: "UIView", name: "touchMoves")
  private static let touchEnds = ObservedCall(type: "UIView", name: "touchEnds")
  private static let touchIsCancelled = ObservedCall(type: "UIView", name: "touchIsCancelled")
}
