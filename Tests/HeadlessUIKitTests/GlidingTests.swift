import Foundation
import HeadlessUIKit
import Testing

@Suite("Scrolling that takes its time") struct GlidingTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var places: [CGFloat] = []
    var ends: [Int] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { places.append(scrollView.contentOffset.y) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      ends.append(Int((HeadlessRuntime.current.time * 100).rounded()))
    }
  }

  private func perform(_ body: @escaping (UIScrollView, HeadlessRuntime) -> Void) -> Listener {
    settled(Listener(), contentHeight: 1000, body)
  }

  @Test("the content passes by for each picture, and the delegate hears of the end once it is there")
  func passing() {
    let listener = perform { view, _ in
      view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      #expect(view.contentOffset.y == 0 && view.isScrollAnimating)
    }
    #expect(listener.ends == [30] && listener.places.count == 18)
    #expect(listener.places == listener.places.sorted() && listener.places.last == 400)
    let middle = listener.places.dropFirst(8).first ?? 0
    #expect(middle > 180 && middle < 220 && listener.places.first ?? 400 < 10)
  }

  @Test("where there is nowhere to go nobody hears of an end")
  func nowhere() {
    let listener = perform { view, _ in view.setContentOffset(.zero, animated: true) }
    #expect(listener.ends.isEmpty && listener.places.isEmpty)
  }

  @Test("content that is taken elsewhere on the way goes there, and nobody hears of the first end")
  func elsewhere() {
    let again = perform { view, runtime in
      view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      runtime.async(.main, after: 0.1) { view.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
    }
    #expect(again.ends == [40] && again.places.last == 50)
    let atOnce = perform { view, runtime in
      view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      runtime.async(.main, after: 0.1) { view.setContentOffset(CGPoint(x: 0, y: 50), animated: false) }
    }
    #expect(atOnce.ends.isEmpty && atOnce.places.last == 50)
    let dragged = perform { view, runtime in
      view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      runtime.async(.main, after: 0.1) { view.drag(by: CGPoint(x: 0, y: 1)) }
    }
    #expect(dragged.ends.isEmpty && (dragged.places.last ?? 400) < 200)
  }
}
