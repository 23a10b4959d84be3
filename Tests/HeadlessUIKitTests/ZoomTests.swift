import Foundation
import HeadlessUIKit
import Testing

/// Zooms one view, and keeps what it hears.
private final class Zoomer: UIScrollViewDelegate {
  weak var view: UIView?
  var told: [String] = []

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { told.append("zoom \(Double(scrollView.zoomScale))") }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    told.append(scrollView.isZooming ? "begin by hand" : "begin")
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    told.append("end \(Double(scale))")
  }
}

@Suite("Zooming") struct ZoomTests {
  /// A scroll view of 300 by 200 points that shows a picture of that size.
  private func perform(_ body: (UIScrollView, UIView, Zoomer) -> Void) {
    ConstraintStage.run { stage in
      let (scroll, zoomer) = (UIScrollView(frame: stage.room.bounds), Zoomer())
      let picture = UIView(frame: stage.room.bounds)
      stage.room.addSubview(scroll)
      scroll.addSubview(picture)
      scroll.contentSize = picture.frame.size
      (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 4)
      (scroll.delegate, zoomer.view) = (zoomer, picture)
      body(scroll, picture, zoomer)
    }
  }

  @Test("what is zoomed grows with the content, and what is in the middle stays there")
  func scale() {
    perform { scroll, picture, zoomer in
      scroll.zoomScale = 2
      #expect(picture.transform == CGAffineTransform(scaleX: 2, y: 2))
      #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 400))
      #expect(picture.bounds.size == CGSize(width: 300, height: 200))
      #expect(scroll.contentSize == CGSize(width: 600, height: 400))
      #expect(scroll.contentOffset == CGPoint(x: 150, y: 100))
      scroll.zoomScale = 1
      #expect(scroll.contentOffset == .zero)
      #expect(scroll.contentSize == CGSize(width: 300, height: 200))
      #expect(zoomer.told == ["zoom 2.0", "zoom 1.0"])
    }
  }

  @Test("the scale stays within its limits, and is 1 where nothing is zoomed")
  func limits() {
    perform { scroll, _, zoomer in
      scroll.zoomScale = 9
      #expect(scroll.zoomScale == 4)
      scroll.zoomScale = 0.1
      #expect(scroll.zoomScale == 0.5)
      scroll.zoomScale = 0.2
      #expect(zoomer.told == ["zoom 4.0", "zoom 0.5"])
    }
    perform { scroll, picture, zoomer in
      zoomer.view = nil
      scroll.zoomScale = 3
      #expect(scroll.zoomScale == 1)
      #expect(picture.transform == .identity)
    }
  }

  @Test("a part that is zoomed to fills the view, with its middle in the middle")
  func part() {
    perform { scroll, _, _ in
      scroll.zoom(to: CGRect(x: 200, y: 100, width: 75, height: 100), animated: false)
      #expect(scroll.zoomScale == 2)
      #expect(scroll.contentOffset == CGPoint(x: 300, y: 200))
      scroll.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 10), animated: false)
      #expect(scroll.zoomScale == 3)
      #expect(scroll.contentOffset == .zero)
    }
  }

  @Test("an animated zoom arrives in a turn of its own, between its beginning and its end")
  func animated() {
    perform { scroll, _, zoomer in
      scroll.setZoomScale(3, animated: true)
      #expect(scroll.zoomScale == 1)
      HeadlessRuntime.current.turn()
      #expect(scroll.zoomScale == 3)
      #expect(zoomer.told == ["begin", "zoom 3.0", "end 3.0"])
    }
  }

  @Test("two fingers zoom around what is between them")
  func pinch() {
    perform { scroll, _, zoomer in
      scroll.pinch(by: 2, around: CGPoint(x: 100, y: 50))
      #expect(scroll.contentOffset == CGPoint(x: 100, y: 50))
      #expect(zoomer.told == ["begin by hand", "zoom 2.0", "end 2.0"])
      #expect(!scroll.isZooming)
      scroll.maximumZoomScale = scroll.minimumZoomScale
      scroll.pinch(by: 2)
      #expect(zoomer.told.count == 3)
    }
  }

  @Test("what constraints place in the content is zoomed too")
  func constrained() {
    perform { scroll, picture, zoomer in
      let held = UIView()
      picture.removeFromSuperview()
      scroll.addSubview(held)
      held.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate(
        NSLayoutConstraint.pin(held, to: scroll) + [
          held.widthAnchor.constraint(equalToConstant: 300), held.heightAnchor.constraint(equalToConstant: 200),
        ])
      scroll.window?.layoutIfNeeded()
      zoomer.view = held
      scroll.zoomScale = 2
      scroll.window?.layoutIfNeeded()
      held.setContentHuggingPriority(.required, for: .vertical)
      scroll.window?.layoutIfNeeded()
      #expect(held.frame == CGRect(x: 0, y: 0, width: 600, height: 400))
      #expect(scroll.contentSize == CGSize(width: 600, height: 400))
    }
  }
}
