import Foundation
import HeadlessUIKit
import Testing

@Suite("How recognisers of the same touches stand to each other") struct RivalGestureTests {
  /// Recognised with the first move, or as soon as the finger goes.
  private final class Push: UIGestureRecognizer {
    var (prevents, isPrevented, ignores) = (true, true, false)
    var waitsFor: UIGestureRecognizer?
    var holdsUp: UIGestureRecognizer?
    var heard = 0
    var isAtEnd = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      heard += 1
      if ignores { touches.forEach { ignore($0, for: event) } }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      heard += 1
      if !isAtEnd { recognize(state == .possible ? .began : .changed) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      heard += 1
      recognize(.ended)
    }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPrevented }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other === waitsFor }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { other === holdsUp }
  }

  private final class Arbiter: NSObject, UIGestureRecognizerDelegate {
    var requires = false
    var isRequired = false
    var takesEvents = true

    func gestureRecognizer(_ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
      requires
    }
    func gestureRecognizer(_ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
      isRequired
    }
    func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { takesEvents }
  }

  /// What becomes of two recognisers of one view while a finger moves twice, just before it goes.
  private func race(_ prepare: (Push, Push) -> Void) throws -> [UIGestureRecognizer.State] {
    var states: [UIGestureRecognizer.State] = []
    try HeadlessRuntime().runMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      let (one, other) = (Push(), Push())
      for push in [one, other] { window.addGestureRecognizer(push) }
      prepare(one, other)
      let touch = try #require(window.beginTouch(at: CGPoint(x: 10, y: 10)))
      window.moveTouch(touch, to: CGPoint(x: 20, y: 10))
      window.moveTouch(touch, to: CGPoint(x: 30, y: 10))
      states = [one.state, other.state]
      window.endTouch(touch)
    }
    return states
  }

  @Test("the first that is recognised has the others fail, unless it cannot prevent them or they cannot be prevented")
  func preventing() throws {
    #expect(try race { _, _ in } == [.changed, .failed])
    #expect(try race { one, _ in one.prevents = false } == [.changed, .changed])
    #expect(try race { _, other in other.isPrevented = false } == [.changed, .changed])
  }

  @Test("one that requires another's failure waits for it, whoever of the two says so")
  func waiting() throws {
    #expect(try race { one, other in one.waitsFor = other } == [.failed, .changed])
    #expect(try race { one, other in other.holdsUp = one } == [.failed, .changed])
  }

  @Test("while the one that is waited for may still be recognised, the other is not; and it is not afterwards either")
  func undecided() throws {
    #expect(
      try race { one, other in
        one.waitsFor = other
        other.isAtEnd = true
      } == [.possible, .possible])
  }

  @Test("a delegate can have its recogniser wait, or be waited for")
  func delegates() throws {
    let (waiting, awaited) = (Arbiter(), Arbiter())
    waiting.requires = true
    awaited.isRequired = true
    #expect(try race { one, _ in one.delegate = waiting } == [.failed, .changed])
    #expect(try race { _, other in other.delegate = awaited } == [.failed, .changed])
  }

  @Test("a touch that is ignored is heard of no more, and one whose event is refused never")
  func ignoring() throws {
    var (ignored, refused) = (0, 0)
    let arbiter = Arbiter()
    arbiter.takesEvents = false
    try HeadlessRuntime().runMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      let (one, other) = (Push(), Push())
      for push in [one, other] { window.addGestureRecognizer(push) }
      one.ignores = true
      other.delegate = arbiter
      let touch = try #require(window.beginTouch(at: CGPoint(x: 10, y: 10)))
      #expect(one.numberOfTouches == 0)
      window.moveTouch(touch, to: CGPoint(x: 30, y: 10))
      window.endTouch(touch)
      (ignored, refused) = (one.heard, other.heard)
    }
    #expect(ignored == 1 && refused == 0)
  }
}
