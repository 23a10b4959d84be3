import AsyncDisplayKit
import Testing

@Suite("What controls, pictures and text do once, and for whom") struct ControlOnceTests {
  private final class Valve: ASControlNode {
    private(set) var cancellings = 0
    private(set) var lights: [Bool] = []
    private(set) var turns = 0
    func turn() { turns += 1 }
    override func cancelTracking(with event: UIEvent?) { cancellings += 1 }
    override var isHighlighted: Bool { didSet { lights.append(isHighlighted) } }
  }

  private func touching(_ body: (UIWindow, Valve, UITouch) throws -> Void) throws {
    try run { window in
      let valve = Valve()
      valve.addHandler(forControlEvents: .touchDown) { _ in }
      show(valve, in: window)
      try body(window, valve, #require(window.beginTouch(at: CGPoint(x: 5, y: 5))))
    }
  }

  @Test("a finger that is taken away from a control cancels what it began")
  func cancelled() throws {
    try touching { window, valve, touch in
      window.cancelTouch(touch)
      #expect(valve.cancellings == 1 && !valve.isTracking)
    }
  }

  @Test("a control is lit once for a finger that stays on it")
  func lit() throws {
    try touching { window, valve, touch in
      for x in [6, 7] { window.moveTouch(touch, to: CGPoint(x: x, y: 5)) }
      window.endTouch(touch)
      #expect(valve.lights == [true, false])
    }
  }

  @Test("what has a target is done by it and by nobody else")
  func target() {
    run { _ in
      let (valve, other) = (Valve(), Valve())
      valve.addTarget(other, action: Selector(Valve.turn), forControlEvents: .touchUpInside)
      valve.addTarget(nil, action: Selector(Valve.turn), forControlEvents: .touchDown)
      valve.sendActions(forControlEvents: .touchUpInside, with: nil)
      #expect(other.turns == 1 && valve.turns == 0)
      valve.sendActions(forControlEvents: .touchDown, with: nil)
      #expect(other.turns == 1 && valve.turns == 1)
    }
  }

  private final class Picture: ASImageNode {
    private(set) var starts = 0
    override func displayWillStart() {
      super.displayWillStart()
      starts += 1
    }
  }

  @Test("neither the same picture again nor another tint has a plain picture drawn anew")
  func drawnOnce() {
    run { window in
      let (node, picture) = (Picture(), square(4))
      node.image = picture
      show(node, in: window)
      HeadlessRuntime.current.turn()
      node.image = picture
      node.tintColor = .red
      HeadlessRuntime.current.turn()
      #expect(node.starts == 1)
      node.image = square(4)
      HeadlessRuntime.current.turn()
      #expect(node.starts == 2)
    }
  }

  @Test("a picture that nobody waits for is not drawn")
  func unwanted() {
    run { _ in
      let node = ASImageNode()
      node.image = square(4)
      node.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      let parameters = node.drawParameters(forAsyncLayer: _ASDisplayLayer())
      #expect(ASImageNode.display(withParameters: parameters, isCancelled: { true }) == nil)
      #expect(ASImageNode.display(withParameters: parameters, isCancelled: { false }) != nil)
    }
  }

  @Test("a control that does not follow a finger does not hear that it is taken away")
  func unfollowed() throws {
    final class Shy: ASControlNode {
      override func beginTracking(with touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    try run { window in
      let shy = Shy()
      var cancellings = 0
      shy.addHandler(forControlEvents: .touchCancel) { _ in cancellings += 1 }
      show(shy, in: window)
      let touch = try #require(window.beginTouch(at: CGPoint(x: 5, y: 5)))
      window.cancelTouch(touch)
      #expect(cancellings == 0)
      let bold = ASControlNode()
      bold.addHandler(forControlEvents: .touchCancel) { _ in cancellings += 1 }
      show(bold, in: window)
      window.cancelTouch(try #require(window.beginTouch(at: CGPoint(x: 5, y: 5))))
      #expect(cancellings == 1)
    }
  }
}
