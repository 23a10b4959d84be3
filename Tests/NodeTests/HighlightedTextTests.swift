import AsyncDisplayKit
import Foundation
import Testing

@Suite struct HighlightedTextTests {
  @Test func whatIsHighlightedIsDrawnAnew() {
    run { window in
      let node = ASTextNode()
      node.attributedText = ten("ab cd")
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      let before = node.contents as AnyObject?
      node.highlightRange = NSRange(location: 0, length: 2)
      HeadlessRuntime.current.turn()
      #expect(before != nil && node.contents as AnyObject? !== before)
    }
  }

  @Test func aLinkUnderAFingerThatIsTakenAwayIsHighlightedNoMore() {
    run { window in
      let (node, text) = (ASTextNode(), NSMutableAttributedString(attributedString: ten("ab cd")))
      text.addAttributes([NSAttributedString.Key("TextNodeLink"): "a"], range: NSRange(location: 0, length: 2))
      node.attributedText = text
      node.isUserInteractionEnabled = true
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      window.addSubview(node.view)
      guard let touch = window.beginTouch(at: CGPoint(x: 5, y: 5)) else { return }
      #expect(node.highlightRange == NSRange(location: 0, length: 2))
      window.cancelTouch(touch)
      #expect(node.highlightRange.length == 0)
    }
  }

  @Test func aFingerThatLeavesALinkForWhatStandsForTheRestTapsNeither() {
    final class Listener: ASTextNodeDelegate {
      var heard: [String] = []
      func textNode(
        _ textNode: ASTextNode, tappedLinkAttribute attribute: String, value: Any, at point: CGPoint,
        textRange: NSRange
      ) { heard.append("link") }
      func textNodeTappedTruncationToken(_ textNode: ASTextNode) { heard.append("token") }
    }
    run { window in
      let (node, listener) = (ASTextNode(), Listener())
      let text = NSMutableAttributedString(attributedString: ten("abcdefghijklmnop"))
      text.addAttributes([NSAttributedString.Key("TextNodeLink"): "a"], range: NSRange(location: 0, length: 2))
      node.attributedText = text
      node.maximumNumberOfLines = 1
      (node.delegate, node.isUserInteractionEnabled) = (listener, true)
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      window.addSubview(node.view)
      guard let touch = window.beginTouch(at: CGPoint(x: 5, y: 5)) else { return }
      window.moveTouch(touch, to: CGPoint(x: 95, y: 5))
      window.endTouch(touch)
      #expect(listener.heard == [])
      for x in [5.0, 95] { window.tap(at: CGPoint(x: x, y: 5)) }
      #expect(listener.heard == ["link", "token"])
    }
  }

  @Test func theSameTextIsNotMeasuredAgain() {
    final class Counting: ASTextNode {
      var measured = 0
      override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
        measured += 1
        return super.calculateSizeThatFits(constrainedSize)
      }
    }
    let node = Counting()
    for text in ["a", "a", "b"] {
      node.attributedText = ten(text)
      _ = node.fit(width: 100)
    }
    #expect(node.measured == 2)
  }

  @Test func aMessageBehindCutTextTakesTouchesThatTextBesideLinksDoesNot() {
    run { window in
      let node = cutText()
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      window.addSubview(node.view)
      #expect(window.hitTest(CGPoint(x: 95, y: 5), with: nil) !== node.view)
      node.additionalTruncationMessage = ten("more")
      #expect(window.hitTest(CGPoint(x: 95, y: 5), with: nil) === node.view)
      #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) !== node.view)
    }
  }

  @Test func aMessageBehindCutTextIsAsFarDownAsTheText() {
    run { window in
      let node = cutText()
      node.additionalTruncationMessage = ten("more")
      node.textContainerInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
      window.addSubview(node.view)
      #expect(window.hitTest(CGPoint(x: 95, y: 25), with: nil) === node.view)
      #expect(window.hitTest(CGPoint(x: 95, y: 5), with: nil) !== node.view)
    }
  }

  @Test func aLinkIsFoundWhereTheTextIsWithinItsInset() {
    run { window in
      let (node, text) = (ASTextNode(), NSMutableAttributedString(attributedString: ten("ab cd")))
      text.addAttributes([NSAttributedString.Key("TextNodeLink"): "a"], range: NSRange(location: 0, length: 2))
      node.attributedText = text
      node.textContainerInset = UIEdgeInsets(top: 5, left: 30, bottom: 0, right: 0)
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      window.addSubview(node.view)
      #expect(node.linkAttributeValue(at: CGPoint(x: 35, y: 10), attributeName: nil, range: nil) as? String == "a")
      #expect(node.linkAttributeValue(at: CGPoint(x: 65, y: 10), attributeName: nil, range: nil) == nil)
    }
  }

  /// More than fits into its one line, where only links take touches.
  private func cutText() -> ASTextNode {
    let node = ASTextNode()
    node.attributedText = ten("abcdefghijklmnop")
    node.maximumNumberOfLines = 1
    node.isUserInteractionEnabled = true
    node.passthroughNonlinkTouches = true
    return node
  }
}
