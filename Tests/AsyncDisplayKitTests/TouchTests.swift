import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Takes the beginnings and ends of touches, and refuses gestures if it is told to.
private final class Touched: ASDisplayNode {
  var mayBegin = true
  var recognized = 0

  override func didLoad() {
    super.didLoad()
    view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.recognized += 1 })
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>?, with event: UIEvent?) {}
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
}

@Suite("Touching nodes") struct TouchTests {
  private static let hooks = [
    "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)", "touchesCancelled(_:with:)",
    "gestureRecognizerShouldBegin(_:)",
  ]

  private func perform(_ body: (UIWindow, Touched) -> Void) -> Transcript {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (window, node) = (UIWindow(), Touched())
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      transcript.clear()
      body(window, node)
    }
    return transcript
  }

  @Test("a tap that is recognised is asked for, and cancels the node's touch")
  func tap() {
    let transcript = perform { window, node in
      window.tap(at: CGPoint(x: 10, y: 10))
      #expect(node.recognized == 1)
    }
    #expect(
      transcript.story(Self.hooks) == """
        main Touched touchesBegan(_:with:)
        main Touched gestureRecognizerShouldBegin(_:)
        main Touched touchesCancelled(_:with:)
        """)
  }

  @Test("a gesture that the node does not let begin leaves the touch to the node")
  func refused() {
    let transcript = perform { window, node in
      node.mayBegin = false
      window.tap(at: CGPoint(x: 10, y: 10))
      #expect(node.recognized == 0)
    }
    #expect(
      transcript.story("touchesEnded(_:with:)", "touchesCancelled(_:with:)") == "main Touched touchesEnded(_:with:)")
  }

  @Test("a gesture that a view above the node does not let begin does not begin")
  func refusedAbove() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    _ = perform { window, _ in
      let (above, node, taps) = (Refusing(frame: window.bounds), ASDisplayNode(), UITapGestureRecognizer())
      above.addSubview(node.view)
      window.addSubview(above)
      #expect(!node.gestureRecognizerShouldBegin(taps))
      above.removeFromSuperview()
      window.addSubview(node.view)
      #expect(node.gestureRecognizerShouldBegin(taps))
    }
  }

  @Test("a subnode is told of touches in its view; where no class of it takes them they go up as well")
  func chain() {
    let transcript = perform { window, node in
      let subnode = ASDisplayNode()
      subnode.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      node.addSubnode(subnode)
      window.tap(at: CGPoint(x: 10, y: 10))
      #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === subnode.view)
    }
    #expect(
      transcript.story("touchesBegan(_:with:)") == """
        main ASDisplayNode touchesBegan(_:with:)
        main Touched touchesBegan(_:with:)
        """)
  }

  @Test("a touch that is taken away goes up from a node that takes only ends of touches")
  func takenAway() {
    final class Lifted: ASDisplayNode {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    let transcript = perform { window, node in
      let subnode = Lifted()
      node.mayBegin = false
      subnode.frame = node.bounds
      node.addSubnode(subnode)
      for isTakenAway in [true, false] {
        guard let touch = window.beginTouch(at: CGPoint(x: 10, y: 10)) else { continue }
        if isTakenAway { window.cancelTouch(touch) } else { window.endTouch(touch) }
      }
    }
    #expect(
      transcript.story("touchesEnded(_:with:)", "touchesCancelled(_:with:)") == """
        main Lifted touchesCancelled(_:with:)
        main Touched touchesCancelled(_:with:)
        main Lifted touchesEnded(_:with:)
        """)
  }

  @Test("a slop makes the part that can be touched larger or smaller")
  func slop() {
    _ = perform { window, node in
      node.hitTestSlop = UIEdgeInsets(top: -20, left: -20, bottom: -20, right: -20)
      #expect(window.hitTest(CGPoint(x: 110, y: 110), with: nil) === node.view)
      node.hitTestSlop = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === window)
    }
  }

  @Test("a node cannot be hit before its view exists")
  func unloaded() {
    let transcript = perform { _, _ in #expect(ASDisplayNode().hitTest(.zero, with: nil) == nil) }
    #expect(transcript.brokenRules == ["touched-once-loaded"])
  }

  @Test("a node that wants to becomes the first responder, and lets go when another does")
  func responder() {
    final class Field: ASDisplayNode {
      override func canBecomeFirstResponder() -> Bool { true }
    }
    _ = perform { _, node in
      let (first, second) = (Field(), Field())
      node.addSubnode(first)
      node.addSubnode(second)
      #expect(!node.becomeFirstResponder())
      #expect(first.becomeFirstResponder() && first.isFirstResponder())
      #expect(second.becomeFirstResponder() && !first.isFirstResponder())
      second.removeFromSupernode()
      #expect(!second.isFirstResponder())
    }
  }
}
