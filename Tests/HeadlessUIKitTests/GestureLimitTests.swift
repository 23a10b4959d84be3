import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("How far a finger goes before it is a gesture, and how often that is told") struct GestureLimitTests {
  private func inWindow(_ transcript: Transcript = Transcript(), _ body: (UIWindow) throws -> Void) throws {
    try HeadlessRuntime(transcript).runMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.makeKeyAndVisible()
      try body(window)
    }
  }

  private func states(of recognizer: UIGestureRecognizer) -> () -> [UIGestureRecognizer.State] {
    var states: [UIGestureRecognizer.State] = []
    recognizer.addHandler { states.append($0.state) }
    return { states }
  }

  @Test("a drag begins beyond ten points, goes on with each move, and begins once")
  func drag() throws {
    let transcript = Transcript()
    try inWindow(transcript) { window in
      let pan = UIPanGestureRecognizer()
      let told = states(of: pan)
      window.addGestureRecognizer(pan)
      let touch = try #require(window.beginTouch(at: CGPoint(x: 10, y: 10)))
      window.moveTouch(touch, to: CGPoint(x: 19, y: 10))
      #expect(told() == [])
      for x in [20.5, 30, 40] { window.moveTouch(touch, to: CGPoint(x: x, y: 10)) }
      window.endTouch(touch)
      #expect(told() == [.began, .changed, .changed, .ended])
    }
    #expect(transcript.story("begins").split(separator: "\n").count == 1)
  }

  @Test(
    "a finger that has gone ten points and comes back has not tapped, one that has trembled has", arguments: [9, 11])
  func tap(distance: Int) throws {
    try inWindow { window in
      let tap = UITapGestureRecognizer()
      let told = states(of: tap)
      window.addGestureRecognizer(tap)
      let touch = try #require(window.beginTouch(at: CGPoint(x: 10, y: 10)))
      window.moveTouch(touch, to: CGPoint(x: 10 + distance, y: 10))
      window.moveTouch(touch, to: CGPoint(x: 10, y: 10))
      window.endTouch(touch)
      #expect(told() == (distance > 10 ? [] : [.ended]))
    }
  }

  @Test("a second finger does not change how far a drag has come")
  func second() throws {
    try inWindow { window in
      let pan = UIPanGestureRecognizer()
      window.addGestureRecognizer(pan)
      let touch = try #require(window.beginTouch(at: CGPoint(x: 10, y: 10)))
      window.moveTouch(touch, to: CGPoint(x: 50, y: 10))
      let before = pan.translation(in: window)
      let other = try #require(window.beginTouch(at: CGPoint(x: 50, y: 10)))
      #expect(before.x == 40 && pan.translation(in: window) == before)
      for finger in [touch, other] { window.endTouch(finger) }
    }
  }

  @Test("two fingers that stay where they are do not pinch")
  func still() throws {
    try inWindow { window in
      let pinch = UIPinchGestureRecognizer()
      let told = states(of: pinch)
      window.addGestureRecognizer(pinch)
      let fingers = try [100.0, 150].map { try #require(window.beginTouch(at: CGPoint(x: $0, y: 100))) }
      window.moveTouch(fingers[1], to: CGPoint(x: 155, y: 100))
      #expect(told() == [])
      window.moveTouch(fingers[1], to: CGPoint(x: 170, y: 100))
      #expect(told() == [.began])
    }
  }

  @Test("a drag from the right edge begins near it", arguments: [(315.0, true), (270.0, false)])
  func edge(start: CGFloat, isHeard: Bool) throws {
    try inWindow { window in
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .right
      let told = states(of: pan)
      window.addGestureRecognizer(pan)
      let touch = try #require(window.beginTouch(at: CGPoint(x: start, y: 50)))
      window.moveTouch(touch, to: CGPoint(x: start - 40, y: 50))
      #expect(told() == (isHeard ? [.began] : []))
    }
  }

  /// Lets two gestures be at once.
  private final class Sharing: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test("a drag waits for what may still be something else, and is none when that has become it", arguments: [0, 1])
  func waiting(seconds: TimeInterval) throws {
    try inWindow { window in
      let first = seconds > 0 ? UILongPressGestureRecognizer() : UIGestureRecognizer()
      let (pan, sharing) = (UIPanGestureRecognizer(), Sharing())
      let (before, dragged) = (states(of: first), states(of: pan))
      pan.require(toFail: first)
      pan.delegate = sharing
      for recognizer in [first, pan] { window.addGestureRecognizer(recognizer) }
      let touch = try #require(window.beginTouch(at: CGPoint(x: 10, y: 10)))
      window.moveTouch(touch, to: CGPoint(x: 12, y: 10), after: seconds)
      window.moveTouch(touch, to: CGPoint(x: 60, y: 10))
      window.endTouch(touch)
      #expect(before().first == (seconds > 0 ? .began : nil) && dragged() == [])
    }
  }

  @Test("a recogniser is of one view, and only that one can let it go")
  func oneView() {
    HeadlessRuntime().runMain {
      let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
      first.addGestureRecognizer(tap)
      second.addGestureRecognizer(tap)
      #expect(first.gestureRecognizers == nil && second.gestureRecognizers == [tap] && tap.view === second)
      first.removeGestureRecognizer(tap)
      #expect(second.gestureRecognizers == [tap] && tap.view === second)
    }
  }

  @Test("who does not want to give up the keys keeps them")
  func keys() {
    final class Stubborn: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    HeadlessRuntime().runMain {
      let (window, view) = (UIWindow(), Stubborn())
      window.makeKeyAndVisible()
      window.addSubview(view)
      #expect(view.becomeFirstResponder() && !view.resignFirstResponder() && view.isFirstResponder)
    }
  }
}
