import AsyncDisplayKit
import Testing

/// Delegates that were written for versions of the original whose arguments can be nil.
@Suite struct EarlierTextDelegateTests {
  private final class Reader: ASTextNodeDelegate {
    var told: [String] = []
    var minds = false

    func textNode(
      _ textNode: ASTextNode!, tappedLinkAttribute attribute: String!, value: Any!, at point: CGPoint,
      textRange: NSRange
    ) { told.append("\(value as? String ?? "?") \(textRange.length)") }

    func textNode(
      _ textNode: ASTextNode!, shouldHighlightLinkAttribute attribute: String!, value: Any!, at point: CGPoint
    ) -> Bool { !minds }

    func textNodeTappedTruncationToken(_ textNode: ASTextNode!) { told.append("token") }
  }

  /// Has the links of the newer versions too.
  private final class ReaderOfBoth: ASTextNodeDelegate {
    var told: [String] = []
    func textNode(
      _ textNode: ASTextNode, tappedLinkAttribute attribute: String, value: Any, at point: CGPoint, textRange: NSRange
    ) { told.append("new") }
    func textNode(
      _ textNode: ASTextNode!, tappedLinkAttribute attribute: String!, value: Any!, at point: CGPoint,
      textRange: NSRange
    ) { told.append("old") }
    func textNodeTappedTruncationToken(_ textNode: ASTextNode) { told.append("new token") }
    func textNodeTappedTruncationToken(_ textNode: ASTextNode!) { told.append("old token") }
  }

  @Test func whoHasBothIsToldOnce() {
    let reader = ReaderOfBoth()
    show("abcdef", isLink: true, to: reader, height: 20) { $0.tap(at: CGPoint(x: 5, y: 5)) }
    show("abcdefghijkl", isLink: false, to: reader, height: 10) { $0.tap(at: CGPoint(x: 55, y: 5)) }
    #expect(reader.told == ["new", "new token"])
  }

  @Test func theyHearOfLinksAndMayMind() {
    let reader = Reader()
    show("abcdef", isLink: true, to: reader, height: 20) { window in
      window.tap(at: CGPoint(x: 5, y: 5))
      #expect(reader.told == ["there 6"])
      reader.minds = true
      window.tap(at: CGPoint(x: 5, y: 5))
      #expect(reader.told == ["there 6"])
    }
  }

  @Test func theyHearOfTheToken() {
    let reader = Reader()
    show("abcdefghijkl", isLink: false, to: reader, height: 10) { $0.tap(at: CGPoint(x: 55, y: 5)) }
    #expect(reader.told == ["token"])
  }

  /// A line of text that is 60 points wide, in a window.
  private func show(
    _ text: String, isLink: Bool, to delegate: any ASTextNodeDelegate, height: CGFloat, _ body: (UIWindow) -> Void
  ) {
    HeadlessRuntime().runMain {
      let (node, window) = (ASTextNode(), UIWindow())
      var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
      if isLink { attributes[.link] = "there" }
      node.delegate = delegate
      node.isUserInteractionEnabled = true
      node.attributedText = NSAttributedString(string: text, attributes: attributes)
      node.linkAttributeNames = [NSAttributedString.Key.link.rawValue]
      node.maximumNumberOfLines = 1
      node.frame = CGRect(x: 0, y: 0, width: 60, height: height)
      window.addSubnode(node)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      body(window)
    }
  }
}
