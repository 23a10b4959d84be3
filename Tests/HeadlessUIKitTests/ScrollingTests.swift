import Foundation
import HeadlessUIKit
import Testing

@Suite("Scrolling to something") struct ScrollingTests {
  /// A view of 100 by 100 points, its content of 300 by 1000 with some room around it.
  private func offsets(_ rects: CGRect...) -> [CGPoint] {
    var offsets: [CGPoint] = []
    HeadlessRuntime().runMain {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 300, height: 1000)
      view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      offsets = rects.map { rect in
        view.scrollRectToVisible(rect, animated: false)
        return view.contentOffset
      }
    }
    return offsets
  }

  @Test("content at its beginning begins behind new room; content that was scrolled stays where it is") func inset() {
    HeadlessRuntime().runMain {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 1000, height: 1000)
      view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      #expect(view.contentOffset == CGPoint(x: -20, y: -10))
      view.contentOffset.y = 50
      view.contentInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
      #expect(view.contentOffset == CGPoint(x: -5, y: 50))
    }
  }

  @Test("a part is shown by as little scrolling as it takes, and what is too large from its beginning")
  func little() {
    let small = CGRect(x: 0, y: 200, width: 10, height: 20)
    let (inView, above) = (CGRect(x: 0, y: 170, width: 10, height: 20), CGRect(x: 0, y: 100, width: 10, height: 20))
    #expect(offsets(small, inView, above).map(\.y) == [150, 150, 90])
    #expect(offsets(CGRect(x: 0, y: 200, width: 10, height: 400)).map(\.y) == [190])
  }

  @Test("the room around the content can be scrolled to, and nothing beyond it")
  func room() {
    HeadlessRuntime().runMain {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 300, height: 1000)
      view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      #expect(view.clampedOffset(CGPoint(x: 9999, y: 9999)) == CGPoint(x: 240, y: 930))
      #expect(view.clampedOffset(CGPoint(x: -9999, y: -9999)) == CGPoint(x: -20, y: -10))
      view.contentSize = .zero
      #expect(view.clampedOffset(CGPoint(x: 9999, y: 9999)) == CGPoint(x: -20, y: -10))
    }
  }

  @Test("of where it has gone the delegate hears first, and then whoever watches")
  func order() {
    final class Hearer: NSObject, UIScrollViewDelegate {
      var told: [String] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("delegate") }
    }
    HeadlessRuntime().runMain {
      let (view, hearer) = (UIScrollView(), Hearer())
      view.delegate = hearer
      let watch = view.observe(\.contentOffset) { _, _ in hearer.told.append("watcher") }
      view.contentOffset.y = 5
      #expect(hearer.told == ["delegate", "watcher"])
      withExtendedLifetime(watch) {}
    }
  }
}
