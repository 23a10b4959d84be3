import Foundation
import HeadlessUIKit
import Testing

/// A scroll view of 100 by 100 points with a listener, after everything that `body` set off has come to rest.
func settled<Listener: UIScrollViewDelegate>(
  _ listener: Listener, contentHeight: CGFloat, _ body: @escaping (UIScrollView, HeadlessRuntime) -> Void
) -> Listener {
  HeadlessRuntime().runMain {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: contentHeight)
    view.delegate = listener
    body(view, HeadlessRuntime.current)
    HeadlessRuntime.current.turn()
    #expect(!view.isScrollAnimating && !view.isDecelerating)
  }
  return listener
}
