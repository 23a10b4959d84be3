import Foundation

/// The part of a scroll view that zooms. Only what the delegate says for it is; without that the scale stays 1.
///
/// A class beside ``UIScrollView`` because only what stands in the body of a class can be overridden.
open class ZoomingView: UIView {
  /// Every one of these is a scroll view.
  private var scrollView: UIScrollView { unsafeDowncast(self, to: UIScrollView.self) }

  /// How large what is zoomed is shown, within the limits.
  open var zoomScale: CGFloat {
    get { scrollView.zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms with what is in the middle staying there, as far as the content goes. An animation takes no time, but a turn of the main loop.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard requireMain(.viewOnMain, "setZoomScale(_:animated:)") else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    scrollView.zoom(animated: animated) { $0.applyZoom(scale, keeping: middle) }
  }

  /// Zooms until a part of what is zoomed fills the view, as far as the limits permit.
  ///
  /// - Parameter rect: in the coordinates of the view that is zoomed.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard requireMain(.viewOnMain, "zoom(to:animated:)"), rect.width > 0, rect.height > 0 else { return }
    scrollView.zoom(animated: animated) { scroll in
      scroll.applyZoom(min(scroll.bounds.width / rect.width, scroll.bounds.height / rect.height))
      let scale = scroll.zoomScale
      let start = scroll.zoomedView?.frame.origin ?? .zero
      scroll.contentOffset = scroll.clampedOffset(
        CGPoint(
          x: start.x + rect.midX * scale - scroll.bounds.width / 2,
          y: start.y + rect.midY * scale - scroll.bounds.height / 2))
    }
  }
}
