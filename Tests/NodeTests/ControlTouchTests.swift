import AsyncDisplayKit
import Testing

@Suite("Fingers on control nodes, as the original follows them") struct ControlTouchTests {
  private let inside = CGPoint(x: 5, y: 5)

  /// A control of twenty points in the corner of a node as large as the window.
  private func onScreen(_ body: (UIWindow, ASDisplayNode, ASControlNode) -> Void) {
    run { window in
      let (root, control) = (ASDisplayNode(), ASControlNode())
      control.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      root.frame = window.bounds
      root.addSubnode(control)
      window.addSubview(root.view)
      body(window, root, control)
    }
  }

  private final class Heard {
    private(set) var events: [ASControlNodeEvent] = []

    init(of control: ASControlNode) {
      let events: [ASControlNodeEvent] = [
        .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchUpInside, .touchUpOutside,
        .touchCancel,
      ]
      for event in events { control.addHandler(forControlEvents: event) { _ in self.events.append(event) } }
    }
  }

  @Test("a finger beside a control drags outside, and is still on it as far as seventy points away")
  func near() {
    onScreen { window, _, control in
      let heard = Heard(of: control)
      guard let touch = window.beginTouch(at: inside) else { return }
      for (x, isNear) in [(25.0, true), (89, true), (91, false), (30, true)] {
        window.moveTouch(touch, to: CGPoint(x: x, y: 5))
        #expect(control.isTouchInside == isNear && control.isHighlighted == isNear)
      }
      window.endTouch(touch)
      #expect(heard.events == [.touchDown] + Array(repeating: .touchDragOutside, count: 4) + [.touchUpInside])
    }
  }

  private final class Followed: ASControlNode {
    var told: [String] = []
    override func endTracking(with touch: UITouch?, with event: UIEvent?) {
      super.endTracking(with: touch, with: event)
      told.append("end of tracking")
    }
  }

  @Test("a control takes over where the finger was left before anybody hears that it was touched")
  func ending() {
    onScreen { window, root, _ in
      let control = Followed()
      control.frame = CGRect(x: 0, y: 40, width: 20, height: 20)
      root.addSubnode(control)
      control.addHandler(forControlEvents: .touchUpInside) { _ in control.told.append("touched") }
      window.tap(at: CGPoint(x: 5, y: 45))
      #expect(control.told == ["end of tracking", "touched"])
    }
  }

  @Test("what can be touched beside a control is inside, and as far again counts from there")
  func slop() {
    onScreen { window, _, control in
      let heard = Heard(of: control)
      control.hitTestSlop = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)
      guard let touch = window.beginTouch(at: CGPoint(x: 25, y: 5)) else { return }
      for x in [26.0, 95] { window.moveTouch(touch, to: CGPoint(x: x, y: 5)) }
      #expect(control.isHighlighted)
      window.endTouch(touch)
      #expect(heard.events == [.touchDown, .touchDragInside, .touchDragOutside, .touchUpInside])
    }
  }

  @Test("a second tap comes down as that, and not as a first one")
  func repeated() {
    onScreen { window, _, control in
      let heard = Heard(of: control)
      for taps in [1, 2] { window.tap(at: inside, taps: taps) }
      #expect(heard.events == [.touchDown, .touchUpInside, .touchDownRepeat, .touchUpInside])
    }
  }

  @Test("a second finger ends the following of the first")
  func secondFinger() {
    onScreen { window, _, control in
      let heard = Heard(of: control)
      let touches = [inside, CGPoint(x: 15, y: 15)].compactMap { window.beginTouch(at: $0) }
      #expect(!control.isTracking && !control.isHighlighted)
      for touch in touches { window.endTouch(touch) }
      #expect(heard.events == [.touchDown, .touchCancel])
    }
  }

  @Test("a control that leaves under a finger is not tapped by it")
  func leaving() {
    onScreen { window, _, control in
      let heard = Heard(of: control)
      guard let touch = window.beginTouch(at: inside) else { return }
      control.removeFromSupernode()
      #expect(!control.isTracking && !control.isHighlighted)
      window.endTouch(touch)
      #expect(heard.events == [.touchDown, .touchCancel])
    }
  }

  @Test("a disabled control leaves touches to what is behind it")
  func disabled() {
    onScreen { window, root, control in
      control.isUserInteractionEnabled = true
      #expect(window.hitTest(inside, with: nil) === control.view)
      control.isEnabled = false
      #expect(window.hitTest(inside, with: nil) === root.view)
    }
  }

  @Test("a tap on a control is none on what it is in, unless the control is disabled or two taps are wanted")
  func taps() {
    onScreen { window, root, control in
      let heard = Heard(of: control)
      var (single, double) = (0, 0)
      root.view.addGestureRecognizer(UITapGestureRecognizer { _ in single += 1 })
      window.tap(at: inside)
      #expect(heard.events == [.touchDown, .touchUpInside] && single == 0)
      window.tap(at: CGPoint(x: 100, y: 100))
      #expect(single == 1)
      control.isEnabled = false
      window.tap(at: inside)
      #expect(single == 2 && heard.events.count == 2)
      control.isEnabled = true
      let twice = UITapGestureRecognizer { _ in double += 1 }
      twice.numberOfTapsRequired = 2
      root.view.addGestureRecognizer(twice)
      for taps in [1, 2] { window.tap(at: inside, taps: taps) }
      #expect(double == 1 && single == 2)
    }
  }
}
