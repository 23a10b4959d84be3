import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What UIKit and Foundation keep") struct KeptPromisesTests {
  final class Listener {
    var count = 0
    func hear(_ notification: Notification) { count += 1 }
    func tick() { count += 1 }
  }

  private let name = Notification.Name("KeptPromisesTests")
  private let other = Notification.Name("KeptPromisesTests.other")

  @Test("an observer that was removed hears nothing more")
  func removing() {
    let (center, listener, second) = (NotificationCenter(), Listener(), Listener())
    for each in [listener, second] {
      center.addObserver(each, selector: Selector(Listener.hear), name: name, object: nil)
    }
    center.post(name: name, object: nil)
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    #expect(listener.count == 1)
    #expect(second.count == 2)
  }

  @Test("an observer can be removed for one name, or for one object")
  func removingByName() {
    let (center, listener) = (NotificationCenter(), Listener())
    let (first, second) = (NSObject(), NSObject())
    center.addObserver(listener, selector: Selector(Listener.hear), name: name, object: first)
    center.addObserver(listener, selector: Selector(Listener.hear), name: other, object: nil)
    center.removeObserver(listener, name: name, object: second)
    center.post(name: name, object: first)
    #expect(listener.count == 1)
    center.removeObserver(listener, name: name, object: nil)
    center.post(name: name, object: first)
    #expect(listener.count == 1)
    center.post(name: other, object: nil)
    #expect(listener.count == 2)
  }

  @Test("a block's token is removed as ever")
  func tokens() {
    let (center, log) = (NotificationCenter(), SchedulerTests.Log())
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in log.add("heard") }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(log.text == "heard")
  }

  @Test("a transaction of one runtime is no other's")
  func transactions() {
    let log = SchedulerTests.Log()
    let (outer, inner) = (HeadlessRuntime(), HeadlessRuntime())
    outer.runMain {
      CATransaction.begin()
      inner.runMain {
        CATransaction.setCompletionBlock { log.add("completed") }
        HeadlessRuntime.current.turn()
        log.add("turned")
      }
      CATransaction.commit()
    }
    #expect(log.text == "completed turned")
  }

  @Test("a transaction within another ends by itself, and has a block of its own")
  func nestedTransactions() {
    let log = SchedulerTests.Log()
    HeadlessRuntime().runMain {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.add("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.add("inner") }
      CATransaction.commit()
      HeadlessRuntime.current.turn()
      log.add("turned")
      CATransaction.commit()
    }
    #expect(log.text == "inner turned outer")
  }

  @Test("a display link that is taken out and put back ticks as fast as before")
  func displayLinkTwice() {
    let listener = Listener()
    HeadlessRuntime().runMain {
      let link = CADisplayLink(target: listener, selector: Selector(Listener.tick))
      link.preferredFramesPerSecond = 10
      link.add(to: .main, forMode: .common)
      link.remove(from: .main, forMode: .common)
      link.add(to: .main, forMode: .common)
      HeadlessRuntime.current.turn()
      link.invalidate()
    }
    #expect(listener.count == 50)
  }

  @Test("the loop keeps a display link and its target until the link is invalidated")
  func displayLinkKept() {
    nonisolated(unsafe) weak var listener: Listener?
    HeadlessRuntime().runMain {
      nonisolated(unsafe) weak var link: CADisplayLink?
      do {
        let target = Listener()
        let strong = CADisplayLink(target: target, selector: Selector(Listener.tick))
        strong.preferredFramesPerSecond = 10
        strong.add(to: .main, forMode: .common)
        (listener, link) = (target, strong)
      }
      HeadlessRuntime.current.turn()
      #expect(listener?.count == 50)
      link?.invalidate()
      HeadlessRuntime.current.turn()
      #expect(link == nil)
    }
    #expect(listener == nil)
  }

  @Test("a group that is not done holds up no clock")
  func openGroup() {
    let log = SchedulerTests.Log()
    HeadlessRuntime().runMain {
      let group = DispatchGroup()
      group.enter()
      group.notify(queue: .main) { log.add("done") }
      HeadlessRuntime.current.async(.main, after: 1) { log.add("first") }
      HeadlessRuntime.current.async(.main, after: 2) {
        log.add("second")
        group.leave()
      }
    }
    #expect(log.text == "first second done")
  }

  @Test("no rectangle without numbers is scrolled to")
  func unsoundRectangles() {
    HeadlessRuntime().runMain {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 1000)
      view.contentOffset = CGPoint(x: 0, y: 10)
      view.scrollRectToVisible(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), animated: false)
      view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan), animated: false)
      view.scrollRectToVisible(.null, animated: false)
      #expect(view.contentOffset == CGPoint(x: 0, y: 10))
      view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
      #expect(view.contentOffset == CGPoint(x: 0, y: 410))
    }
  }

  @Test("a transparency layer ends only where one was begun, and its end takes back what was saved in it")
  func transparencyLayers() throws {
    let context = try #require(CGContext(size: CGSize(width: 2, height: 1), scale: 1))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.saveGState()
    context.endTransparencyLayer()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.restoreGState()
    context.saveGState()
    context.translateBy(x: 1, y: 0)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endTransparencyLayer()
    context.restoreGState()
    let picture = try #require(context.makeImage())
    #expect(picture.color(x: 0, y: 0).alpha == 0)
    #expect(picture.color(x: 1, y: 0) == UIColor.red.cgColor)
    #expect(context.ctm == CGAffineTransform.identity)
  }
}
