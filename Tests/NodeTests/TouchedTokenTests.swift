import AsyncDisplayKit
import Testing

@Suite("Touches that are meant for others, and pictures behind films") struct TouchedTokenTests {
  private func ten(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 10)])
  }

  @Test("what stands for cut text is as far down as the text")
  func token() {
    run { window in
      let node = ASTextNode()
      node.attributedText = ten("abcdefghijklmnop")
      node.maximumNumberOfLines = 1
      node.isUserInteractionEnabled = true
      node.passthroughNonlinkTouches = true
      node.additionalTruncationMessage = ten("more")
      node.textContainerInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
      window.addSubview(node.view)
      #expect(window.hitTest(CGPoint(x: 95, y: 25), with: nil) === node.view)
      #expect(window.hitTest(CGPoint(x: 95, y: 5), with: nil) !== node.view)
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

  @Test("a picture that is to be shown where there is none takes no film away")
  func behind() {
    run { window in
      let (node, film) = (ASNetworkImageNode(), MovingSquares(3))
      show(node, in: window)
      node.animatedImage = film
      node.defaultImage = square(4)
      HeadlessRuntime.current.turn()
      #expect(node.animatedImage === film)
    }
  }
}
