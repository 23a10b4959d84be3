import Foundation

/// What makes a part of the content larger or smaller. Only what the delegate says for it is; without that the scale stays 1.
extension UIScrollView {
  /// Never: nothing goes beyond its limits here, and so nothing comes back.
  public var isZoomBouncing: Bool { false }

  /// What happens when the user moves two fingers apart or together, for programs that play the user.
  ///
  /// - Parameters:
  ///   - factor: how much farther apart they are in the end.
  ///   - point: what is between them and stays there, in the content's coordinates; the middle of what is on screen for nil.
  public func pinch(by factor: CGFloat, around point: CGPoint? = nil) {
    guard requireMain(.viewOnMain, "pinch(by:around:)"), minimumZoomScale < maximumZoomScale else { return }
    guard let view = delegate?.viewForZooming(in: self) else { return }
    zoom.isUsers = true
    delegate?.scrollViewWillBeginZooming(self, with: view)
    applyZoom(zoomScale * factor, keeping: point ?? CGPoint(x: bounds.midX, y: bounds.midY))
    zoom.isUsers = false
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
  }

  func zoom(animated: Bool, _ change: @escaping (UIScrollView) -> Void) {
    guard animated else { return change(self) }
    runtime.async(.main) { [weak self] in
      guard let self, let view = delegate?.viewForZooming(in: self) else { return }
      delegate?.scrollViewWillBeginZooming(self, with: view)
      change(self)
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  /// The view that has been zoomed.
  var zoomedView: UIView? { zoom.view }

  func applyZoom(_ wanted: CGFloat, keeping point: CGPoint? = nil) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let scale = max(minimumZoomScale, min(maximumZoomScale, wanted))
    guard scale.isFinite, scale > 0, scale != zoomScale || view !== zoomedView else { return }
    let factor = scale / zoomScale
    zoom.scale = scale
    zoom.view = view
    view.magnify(to: scale)
    contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
    if let point {
      contentOffset = clampedOffset(
        CGPoint(
          x: point.x * factor - (point.x - contentOffset.x), y: point.y * factor - (point.y - contentOffset.y)))
    }
    delegate?.scrollViewDidZoom(self)
  }
}

/// How a scroll view is zoomed.
struct ZoomState {
  var scale: CGFloat = 1
  weak var view: UIView?
  var isUsers = false
}

extension UIView {
  /// Shows the view at another scale; its upper left corner stays where it is.
  fileprivate func magnify(to scale: CGFloat) {
    let origin = frame.origin
    transform = CGAffineTransform(scaleX: scale, y: scale)
    let anchor = layer.anchorPoint
    center = CGPoint(x: origin.x + frame.width * anchor.x, y: origin.y + frame.height * anchor.y)
  }

  /// How much larger than it is the view is shown by the scroll view that it is in.
  var zoomAbove: CGFloat {
    guard let scroll = superview as? UIScrollView, scroll.zoomedView === self else { return 1 }
    return scroll.zoomScale
  }
}
