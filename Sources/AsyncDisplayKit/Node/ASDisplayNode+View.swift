import Foundation
import HeadlessUIKit

/// What the backing view tells the node.
extension ASDisplayNode: ViewClient {
  package func viewWillEnterWindow(_ view: UIView) { enterHierarchy() }

  package func viewDidLeaveWindow(_ view: UIView) { exitHierarchy() }

  package func viewGeometryDidChange(_ view: UIView, boundsChanged: Bool) {
    keepGeometry(frame: view.frame, boundsOrigin: view.bounds.origin)
  }

  package func viewLayoutSubviews(_ view: UIView) { performLayoutPass() }
}
