import Foundation
import HeadlessUIKit
import Testing

@Suite("Which gesture it is") struct GestureChoiceTests {
  private func inWindow(_ body: (UIWindow) throws -> Void) throws {
    try HeadlessRuntime().runMain {
      let window = UIWindow()
      window.makeKeyAndVisible()
      try body(window)
    }
  }

  private func drag(in window: UIWindow, from start: CGPoint, to end: CGPoint) throws {
    let touch = try #require(window.beginTouch(at: start))
    window.moveTouch(touch, to: end)
    window.endTouch(touch)
  }

  /// Says no to what it is asked for, or yes to two gestures at once.
  private final class Chooser: UIGestureRecognizerDelegate {
    var mayBegin = true
    var mayReceive = true
    var mayShare = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      mayReceive
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { mayShare }
  }

  @Test("none that its delegate does not let begin, or keeps the touch from", arguments: 0..<3)
  func refused(question: Int) throws {
    try inWindow { window in
      let (chooser, view) = (Chooser(), UIView(frame: window.bounds))
      var count = 0
      let taps = UITapGestureRecognizer { _ in count += 1 }
      (chooser.mayBegin, chooser.mayReceive) = (question != 1, question != 2)
      taps.delegate = chooser
      view.addGestureRecognizer(taps)
      window.addSubview(view)
      window.tap(at: CGPoint(x: 10, y: 10))
      #expect(count == (question == 0 ? 1 : 0))
    }
  }

  @Test("one of two, unless the delegate of either lets both be", arguments: [nil, 0, 1])
  func both(who: Int?) throws {
    try inWindow { window in
      let (chooser, heard) = (Chooser(), SchedulerTests.Log())
      chooser.mayShare = true
      let pans = (0..<2).map { number in
        UIPanGestureRecognizer { if $0.state == .began { heard.add("\(number)") } }
      }
      for pan in pans { window.addGestureRecognizer(pan) }
      if let who { pans[who].delegate = chooser }
      try drag(in: window, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 50, y: 10))
      #expect(heard.text == (who == nil ? "0" : "0 1"))
    }
  }

  @Test(
    "not the one that waits for another to fail, until that has, whichever was there first", arguments: [true, false])
  func waiting(isFirst: Bool) throws {
    try inWindow { window in
      let heard = SchedulerTests.Log()
      let one = UITapGestureRecognizer { _ in heard.add("one") }
      let two = UITapGestureRecognizer { _ in heard.add("two") }
      two.numberOfTapsRequired = 2
      one.require(toFail: two)
      for taps in isFirst ? [one, two] : [two, one] { window.addGestureRecognizer(taps) }
      window.tap(at: CGPoint(x: 10, y: 10))
      #expect(heard.text == "one")
      window.tap(at: CGPoint(x: 10, y: 10), taps: 2)
      #expect(heard.text == "one two")
    }
  }

  @Test("a drag that waits for a press to fail goes on once it has; one that nobody touches is not waited for")
  func waitingOnTheWay() throws {
    try inWindow { window in
      let (pan, press, elsewhere) = (
        UIPanGestureRecognizer(), UILongPressGestureRecognizer(), UITapGestureRecognizer()
      )
      UIView(frame: .zero).addGestureRecognizer(elsewhere)
      for other in [press, elsewhere] { pan.require(toFail: other) }
      for recognizer in [pan, press] { window.addGestureRecognizer(recognizer) }
      let touch = try #require(window.beginTouch(at: CGPoint(x: 10, y: 10)))
      window.moveTouch(touch, to: CGPoint(x: 50, y: 10))
      #expect(press.state == .failed && pan.state == .began)
      window.endTouch(touch)
    }
  }

  @Test("a press is a long one from half a second on", arguments: [(0.4, false), (0.5, true)])
  func pressing(seconds: Double, isLong: Bool) throws {
    try inWindow { window in
      var states: [UIGestureRecognizer.State] = []
      window.addGestureRecognizer(UILongPressGestureRecognizer { states.append($0.state) })
      let touch = try #require(window.beginTouch(at: CGPoint(x: 10, y: 10)))
      window.endTouch(touch, after: seconds)
      #expect(states == (isLong ? [.began, .ended] : []))
    }
  }

  @Test(
    "a swipe goes far enough, in its own direction",
    arguments: [(40.0, 0.0, "right"), (-40, 5, "left"), (5, 40, "down"), (0, -40, "up"), (29, 0, "")])
  func swiping(right: Double, down: Double, direction: String) throws {
    try inWindow { window in
      let heard = SchedulerTests.Log()
      let directions: [(String, UISwipeGestureRecognizer.Direction)] = [
        ("right", .right), ("left", .left), ("up", .up), ("down", .down),
      ]
      for (name, direction) in directions {
        let swipe = UISwipeGestureRecognizer { _ in heard.add(name) }
        swipe.direction = direction
        window.addGestureRecognizer(swipe)
      }
      try drag(in: window, from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100 + right, y: 100 + down))
      #expect(heard.text == direction)
    }
  }
}
