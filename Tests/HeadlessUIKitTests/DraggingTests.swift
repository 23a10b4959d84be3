import Foundation
import HeadlessUIKit
import Testing

@Suite("What scrolling tells, and where it comes to rest") struct DraggingTests {
  private final class Listener: UIScrollViewDelegate {
    var told: [String] = []
    var target: CGPoint?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("at \(Int(scrollView.contentOffset.x))") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { told.append("arrived") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { if let target { targetContentOffset.pointee = target } }
  }

  /// Ten pages of 100 points side by side.
  private func perform(_ body: (UIScrollView, Listener) -> Void) {
    HeadlessRuntime().runMain {
      let (view, listener) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Listener())
      view.contentSize = CGSize(width: 1000, height: 100)
      view.delegate = listener
      body(view, listener)
    }
  }

  private func right(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 0) }

  @Test("every other offset is told of, and the end of what is animated")
  func telling() {
    perform { view, listener in
      for offset: CGFloat in [50, 50, 60] { view.contentOffset = right(offset) }
      #expect(listener.told == ["at 50", "at 60"])
      view.setContentOffset(right(200), animated: true)
      #expect(listener.told.count == 2)
      HeadlessRuntime.current.turn()
      #expect(listener.told.suffix(2) == ["at 200", "arrived"])
    }
  }

  @Test("who is told of the end of a drag may say where it comes to rest")
  func target() {
    perform { view, listener in
      listener.target = right(330)
      view.drag(by: right(20), releasedAt: right(1))
      HeadlessRuntime.current.turn()
      #expect(view.contentOffset == right(330))
    }
  }

  @Test(
    "pages are turned in the direction of the finger, and else to the nearest",
    arguments: [
      (10.0, 0.5, 400.0), (-10, -0.5, 200), (-10, 0, 300), (60, 0, 400), (10, 0, 300),
    ])
  func paging(distance: Double, velocity: Double, rest: Double) {
    perform { view, _ in
      view.isPagingEnabled = true
      view.contentOffset = right(300)
      view.drag(by: right(CGFloat(distance)), releasedAt: right(CGFloat(velocity)))
      HeadlessRuntime.current.turn()
      #expect(view.contentOffset == right(CGFloat(rest)))
    }
  }
}
