import Foundation
import HeadlessUIKit
import Testing

@Suite("Recognisers") struct RecognizerTests {
  private func inWindow(_ body: (UIWindow) throws -> Void) throws {
    try HeadlessRuntime().runMain {
      let window = UIWindow()
      window.makeKeyAndVisible()
      try body(window)
    }
  }

  private func drag(in window: UIWindow, from start: CGPoint, to end: CGPoint) throws -> UITouch {
    let touch = try #require(window.beginTouch(at: start))
    window.moveTouch(touch, to: end)
    return touch
  }

  @Test("one tap is none of those that need two")
  func twoTaps() throws {
    try inWindow { window in
      var count = 0
      let taps = UITapGestureRecognizer { _ in count += 1 }
      taps.numberOfTapsRequired = 2
      window.addGestureRecognizer(taps)
      window.tap(at: CGPoint(x: 10, y: 10))
      #expect(count == 0)
      window.tap(at: CGPoint(x: 10, y: 10), taps: 2)
      #expect(count == 1)
    }
  }

  @Test("a drag is as far as it has come since it began, or since somebody said how far it has come")
  func translation() throws {
    try inWindow { window in
      let pan = UIPanGestureRecognizer()
      window.addGestureRecognizer(pan)
      let touch = try drag(in: window, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 50, y: 30))
      #expect(pan.translation(in: window) == CGPoint(x: 40, y: 20))
      pan.setTranslation(CGPoint(x: 3, y: -2), in: window)
      #expect(pan.translation(in: window) == CGPoint(x: 3, y: -2))
      window.moveTouch(touch, to: CGPoint(x: 60, y: 30))
      #expect(pan.translation(in: window) == CGPoint(x: 13, y: -2))
      window.endTouch(touch)
      _ = try drag(in: window, from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 125))
      #expect(pan.translation(in: window) == CGPoint(x: 0, y: 25))
    }
  }

  private final class Pressed: UIView {
    var told: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("cancelled") }
  }

  @Test("the view's touch is cancelled by a gesture, unless that leaves it to the view", arguments: [true, false])
  func cancelling(isCancelled: Bool) throws {
    try inWindow { window in
      let (view, taps) = (Pressed(frame: window.bounds), UITapGestureRecognizer())
      taps.cancelsTouchesInView = isCancelled
      view.addGestureRecognizer(taps)
      window.addSubview(view)
      window.tap(at: CGPoint(x: 10, y: 10))
      #expect(view.told == ["began", isCancelled ? "cancelled" : "ended"])
    }
  }

  @Test("who is not enabled hears of no touch")
  func disabled() throws {
    try inWindow { window in
      var count = 0
      let taps = UITapGestureRecognizer { _ in count += 1 }
      taps.isEnabled = false
      window.addGestureRecognizer(taps)
      window.tap(at: CGPoint(x: 10, y: 10))
      #expect(count == 0 && taps.numberOfTouches == 0)
    }
  }

  private final class Listener {
    var count = 0
    func hear(_ sender: UIGestureRecognizer) { count += 1 }
  }

  @Test("who is removed is not told any more, and others are")
  func targets() throws {
    try inWindow { window in
      let (taps, first, second) = (UITapGestureRecognizer(), Listener(), Listener())
      for listener in [first, second] { taps.addTarget(listener, action: Selector(Listener.hear)) }
      window.addGestureRecognizer(taps)
      taps.removeTarget(first, action: nil)
      window.tap(at: CGPoint(x: 10, y: 10))
      #expect(first.count == 0 && second.count == 1)
      taps.removeTarget(nil, action: nil)
      window.tap(at: CGPoint(x: 10, y: 10))
      #expect(first.count == 0 && second.count == 1)
    }
  }

  @Test("a finger that moves knows where it was before")
  func previousPlace() throws {
    try inWindow { window in
      let view = UIView(frame: CGRect(x: 5, y: 0, width: 100, height: 100))
      window.addSubview(view)
      let touch = try drag(in: window, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 20, y: 10))
      #expect(touch.previousLocation(in: view) == CGPoint(x: 5, y: 10))
      window.moveTouch(touch, to: CGPoint(x: 20, y: 40))
      #expect(touch.previousLocation(in: view) == CGPoint(x: 15, y: 10))
      #expect(touch.location(in: view) == CGPoint(x: 15, y: 40))
    }
  }
}
