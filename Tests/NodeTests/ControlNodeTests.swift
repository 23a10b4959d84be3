import AsyncDisplayKit
import Testing

@Suite struct ControlNodeTests {
  private final class Listener {
    var heard: [String] = []
    func tapped() { heard.append("tapped") }
    func tapped(by sender: ASControlNode) { heard.append("by \(type(of: sender))") }
    func pressed(_ sender: ASControlNode, _ event: UIEvent?) { heard.append("event \(event != nil)") }
  }

  @Test func aTapTellsTheTargets() {
    let listener = Listener()
    onScreen { control, window in
      control.addTarget(
        listener, action: Selector(Listener.tapped as (Listener) -> () -> Void), forControlEvents: .touchUpInside)
      control.addTarget(listener, action: Selector(Listener.tapped(by:)), forControlEvents: .touchDown)
      control.addTarget(listener, action: Selector(Listener.pressed), forControlEvents: .touchUpInside)
      window.tap(at: CGPoint(x: 5, y: 5))
    }
    #expect(listener.heard == ["by ASControlNode", "tapped", "event true"])
  }

  @Test func whoAskedTwiceIsToldOnce() {
    let listener = Listener()
    onScreen { control, _ in
      let named = Selector(Listener.tapped as (Listener) -> () -> Void, "tapped")
      for events in [ASControlNodeEvent.touchUpInside, .touchUpInside, .touchDown] {
        control.addTarget(listener, action: named, forControlEvents: events)
      }
      control.sendActions(forControlEvents: .touchUpInside, with: nil)
      #expect(listener.heard == ["tapped"])
      control.removeTarget(listener, action: "another", forControlEvents: .allEvents)
      control.removeTarget(listener, action: named, forControlEvents: .touchUpInside)
      control.sendActions(forControlEvents: .touchUpInside, with: nil)
      #expect(listener.heard == ["tapped"])
      control.sendActions(forControlEvents: .touchDown, with: nil)
      #expect(listener.heard == ["tapped", "tapped"])
      #expect(control.allTargets().count == 1)
      control.removeTarget(listener, action: named, forControlEvents: .allEvents)
      #expect(control.allTargets().isEmpty)
      #expect(control.actions(forTarget: listener, forControlEvent: .touchDown) == nil)
    }
  }

  private final class Taker: UIViewController {
    var taken = 0
    func take() { taken += 1 }
  }

  @Test func whatIsForAnybodyGoesUpTheResponders() {
    run { window in
      let (taker, box, control) = (Taker(), UIView(), ASControlNode())
      window.rootViewController = taker
      taker.view.addSubview(box)
      box.addSubview(control.view)
      control.addTarget(nil, action: Selector(Taker.take, "take"), forControlEvents: .touchUpInside)
      control.sendActions(forControlEvents: .touchUpInside, with: nil)
      #expect(taker.taken == 1)
    }
  }

  @Test func aFingerIsFollowed() {
    var heard: [UInt] = []
    onScreen { control, window in
      let events: [ASControlNodeEvent] = [
        .touchDown, .touchDragInside, .touchDragOutside, .touchUpInside, .touchUpOutside, .touchCancel,
      ]
      for event in events { control.addHandler(forControlEvents: event) { _ in heard.append(event.rawValue) } }
      guard let touch = window.beginTouch(at: CGPoint(x: 5, y: 5)) else { return }
      #expect(control.isHighlighted && control.isTracking)
      window.moveTouch(touch, to: CGPoint(x: 15, y: 5))
      #expect(control.isHighlighted)
      window.moveTouch(touch, to: CGPoint(x: 120, y: 5))
      #expect(!control.isHighlighted && control.isTracking)
      window.endTouch(touch)
      #expect(!control.isTracking)
    }
    let expected: [ASControlNodeEvent] = [.touchDown, .touchDragInside, .touchDragOutside, .touchUpOutside]
    #expect(heard == expected.map(\.rawValue))
  }

  @Test func aFingerThatIsNotToBeFollowedAnyMoreIsNot() {
    final class Fickle: ASControlNode {
      override func continueTracking(with touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    run { window in
      let control = Fickle()
      var heard = 0
      control.addHandler(forControlEvents: [.touchDragInside, .touchUpInside]) { _ in heard += 1 }
      control.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      window.addSubview(control.view)
      guard let touch = window.beginTouch(at: CGPoint(x: 5, y: 5)) else { return }
      window.moveTouch(touch, to: CGPoint(x: 6, y: 5))
      #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
      window.endTouch(touch)
      #expect(heard == 0)
    }
  }

  @Test func aControlThatIsDisabledUnderAFingerIsNotTapped() {
    var heard = 0
    onScreen { control, window in
      control.addHandler(forControlEvents: .touchDown) { $0.isEnabled = false }
      control.addHandler(forControlEvents: .touchUpInside) { _ in heard += 1 }
      window.tap(at: CGPoint(x: 5, y: 5))
      #expect(!control.isTracking && !control.isHighlighted)
    }
    #expect(heard == 0)
  }

  @Test func aDisabledControlFollowsNobody() {
    var heard = 0
    onScreen { control, window in
      control.addHandler(forControlEvents: .allEvents) { _ in heard += 1 }
      control.isEnabled = false
      window.tap(at: CGPoint(x: 5, y: 5))
    }
    #expect(heard == 0)
  }

  @Test func nobodyIsToldOnAnotherThread() {
    nonisolated(unsafe) var broken: [String] = []
    HeadlessRuntime(violationHandler: { broken.append($0.rule.id) }).runMain {
      var heard = 0
      let control = ASControlNode()
      control.addHandler(forControlEvents: .touchUpInside) { _ in heard += 1 }
      HeadlessRuntime.current.sync(.background) { control.sendActions(forControlEvents: .touchUpInside, with: nil) }
      #expect(heard == 0)
    }
    #expect(broken == ["view-on-main"])
  }

  @Test func nobodyIsTouchedBeforeSomebodyWantsToKnow() {
    let control = ASControlNode()
    #expect(!control.isUserInteractionEnabled)
    control.addTarget(nil, action: "tapped", forControlEvents: .touchUpInside)
    #expect(control.isUserInteractionEnabled)
  }

  @Test func removedTargetsHearNothing() {
    let listener = Listener()
    let action = Selector(Listener.tapped as (Listener) -> () -> Void)
    onScreen { control, window in
      control.addTarget(listener, action: action, forControlEvents: .touchUpInside)
      control.removeTarget(listener, action: action, forControlEvents: .touchUpInside)
      window.tap(at: CGPoint(x: 5, y: 5))
    }
    #expect(listener.heard == [])
  }

  @Test func allTargetsCanBeRemovedAtOnce() {
    let (first, second) = (Listener(), Listener())
    onScreen { control, window in
      for listener in [first, second] {
        control.addTarget(listener, action: Selector(Listener.pressed), forControlEvents: .touchUpInside)
      }
      control.removeTarget(nil, action: nil, forControlEvents: .allEvents)
      window.tap(at: CGPoint(x: 5, y: 5))
    }
    #expect(first.heard.isEmpty && second.heard.isEmpty)
  }

  @Test func whoeverUnderstandsTakesAnActionForNobody() {
    final class Screen: ASDisplayNode {
      var taps = 0
      func tapped() { taps += 1 }
    }
    run { window in
      let screen = Screen()
      let control = ASControlNode()
      control.addTarget(nil, action: Selector(Screen.tapped), forControlEvents: .touchUpInside)
      control.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      screen.addSubnode(control)
      screen.frame = window.bounds
      window.addSubview(screen.view)
      window.tap(at: CGPoint(x: 5, y: 5))
      #expect(screen.taps == 1)
    }
  }

  private func onScreen(_ body: (ASControlNode, UIWindow) -> Void) {
    run { window in
      let control = ASControlNode()
      control.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      window.addSubview(control.view)
      body(control, window)
    }
  }
}

/// Runs `body` on the main thread of a runtime of its own, with a window on screen.
func run(_ body: (UIWindow) throws -> Void) rethrows {
  try HeadlessRuntime().runMain {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
    try body(window)
  }
}
