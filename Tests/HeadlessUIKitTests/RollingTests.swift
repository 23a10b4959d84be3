import Foundation
import HeadlessUIKit
import Testing

@Suite("Content that a finger has let go") struct RollingTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var places: [CGFloat] = []
    var told: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { places.append(scrollView.contentOffset.y) }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { told.append("rolls") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      let (place, time) = (scrollView.contentOffset.y.rounded(), HeadlessRuntime.current.time)
      told.append("rests at \(Int(place)) after \(Int(time * 10))")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { told.append("arrived") }
  }

  private func perform(_ body: @escaping (UIScrollView, HeadlessRuntime) -> Void) -> Listener {
    settled(Listener(), contentHeight: 10000, body)
  }

  @Test("it goes slower and slower, one picture after the other, until half a point is left")
  func slower() {
    let listener = perform { view, _ in
      view.drag(by: CGPoint(x: 0, y: 20), releasedAt: CGPoint(x: 0, y: 1))
      #expect(view.isDecelerating && !view.isScrollAnimating && view.contentOffset.y == 20)
    }
    #expect(listener.told == ["rolls", "rests at 519 after 34"])
    let steps = zip(listener.places.dropFirst(), listener.places).map { $0 - $1 }
    #expect(steps.count > 90 && (steps.first ?? 0) > 15 && (steps.last ?? 9) < 1)
    // The clock goes in hundredths: three pictures take a twentieth of a second.
    let thirds = stride(from: 0, to: listener.places.count, by: 3).map { listener.places[$0] }
    let ways = zip(thirds.dropFirst(), thirds).map { $0 - $1 }
    #expect(zip(ways, ways.dropFirst()).allSatisfy { $1 <= $0 + 1.01 })
  }

  @Test("what slows it down more has it rest sooner, and nearer")
  func fast() {
    let listener = perform { view, _ in
      view.decelerationRate = .fast
      view.drag(by: CGPoint(x: 0, y: 20), releasedAt: CGPoint(x: 0, y: 1))
    }
    #expect(listener.told.last == "rests at 119 after 5")
  }

  @Test("whoever takes hold of it stops it where it is, and nobody hears that it rests")
  func held() {
    let listener = perform { view, runtime in
      view.drag(by: CGPoint(x: 0, y: 20), releasedAt: CGPoint(x: 0, y: 1))
      runtime.async(.main, after: 0.5) {
        #expect(view.isDecelerating && view.contentOffset.y > 200 && view.contentOffset.y < 400)
        view.drag(by: .zero)
      }
    }
    #expect(listener.told == ["rolls"] && (listener.places.last ?? 519) < 400)
  }

  @Test("told to go elsewhere it goes there")
  func sent() {
    let listener = perform { view, runtime in
      view.drag(by: CGPoint(x: 0, y: 20), releasedAt: CGPoint(x: 0, y: 1))
      runtime.async(.main, after: 0.5) { view.setContentOffset(.zero, animated: true) }
    }
    #expect(listener.told == ["rolls", "arrived"] && listener.places.last == 0)
  }

  @Test("where the content under it is moved it rolls on from there")
  func moved() {
    let listener = perform { view, runtime in
      view.drag(by: CGPoint(x: 0, y: 20), releasedAt: CGPoint(x: 0, y: 1))
      runtime.async(.main, after: 0.5) { view.contentOffset.y += 1000 }
    }
    #expect(listener.told.last?.hasPrefix("rests at 1519") == true)
  }

  @Test("a listener that sends it elsewhere as it begins is not told that it rests")
  func refused() {
    final class Sender: NSObject, UIScrollViewDelegate {
      var rests = 0
      func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        scrollView.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rests += 1 }
    }
    HeadlessRuntime().runMain {
      let (view, sender) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Sender())
      view.contentSize = CGSize(width: 100, height: 10000)
      view.delegate = sender
      view.drag(by: CGPoint(x: 0, y: 20), releasedAt: CGPoint(x: 0, y: 1))
      HeadlessRuntime.current.turn()
      #expect(view.contentOffset.y == 7 && sender.rests == 0 && !view.isDecelerating)
    }
  }
}
