import Foundation
import HeadlessUIKit
import Testing

@Suite struct TwoFingerTests {
  private final class Heard {
    var states: [UIGestureRecognizer.State] = []
    var amounts: [CGFloat] = []
  }

  @Test func twoFingersThatGoApartArePinching() {
    let heard = play(UIPinchGestureRecognizer(), from: CGPoint(x: 150, y: 100), to: CGPoint(x: 200, y: 100)) {
      $0.scale
    }
    #expect(heard.states == [.began, .ended])
    #expect(heard.amounts.first == 2)
  }

  @Test func twoFingersThatTurnAreRotating() {
    let heard = play(UIRotationGestureRecognizer(), from: CGPoint(x: 150, y: 100), to: CGPoint(x: 100, y: 150)) {
      $0.rotation
    }
    #expect(heard.states == [.began, .ended])
    #expect(abs((heard.amounts.first ?? 0) - .pi / 2) < 1e-9)
  }

  @Test("a drag from elsewhere is none from an edge", arguments: [(5.0, true), (50.0, false)])
  func edges(start: CGFloat, isHeard: Bool) throws {
    try inWindow { window in
      let recognizer = UIScreenEdgePanGestureRecognizer()
      recognizer.edges = .left
      let heard = listen(recognizer) { $0.translation(in: nil).x }
      window.addGestureRecognizer(recognizer)
      let touch = try #require(window.beginTouch(at: CGPoint(x: start, y: 50)))
      window.moveTouch(touch, to: CGPoint(x: start + 40, y: 50))
      window.endTouch(touch)
      #expect(heard.states == (isHeard ? [.began, .ended] : []))
      #expect(heard.amounts.first == (isHeard ? 40 : nil))
    }
  }

  private func listen<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ amount: @escaping (Recognizer) -> CGFloat
  ) -> Heard {
    let heard = Heard()
    recognizer.addHandler { [unowned recognizer] _ in
      heard.states.append(recognizer.state)
      heard.amounts.append(amount(recognizer))
    }
    return heard
  }

  /// One finger stays at (100, 100).
  private func play<Recognizer: UIGestureRecognizer>(
    _ make: @autoclosure () -> Recognizer, from start: CGPoint, to end: CGPoint,
    _ amount: @escaping (Recognizer) -> CGFloat
  ) -> Heard {
    var heard = Heard()
    try? inWindow { window in
      let recognizer = make()
      heard = listen(recognizer, amount)
      window.addGestureRecognizer(recognizer)
      let first = try #require(window.beginTouch(at: CGPoint(x: 100, y: 100)))
      let second = try #require(window.beginTouch(at: start))
      window.moveTouch(second, to: end)
      window.endTouch(second)
      window.endTouch(first)
    }
    return heard
  }

  private func inWindow(_ body: (UIWindow) throws -> Void) throws {
    try HeadlessRuntime().runMain {
      let window = UIWindow()
      window.makeKeyAndVisible()
      try body(window)
    }
  }
}
