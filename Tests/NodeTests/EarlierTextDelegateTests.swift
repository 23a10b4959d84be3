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

  @Test func theyHearOfLinksAndMayMind() {
    HeadlessRuntime().runMain {
      let (reader, node, window) = (Reader(), ASTextNode(), UIWindow())
      node.delegate = reader
      node.isUserInteractionEnabled = true
      node.attributedText = NSAttributedString(
        string: "abcdef", attributes: [.font: UIFont.systemFont(ofSize: 10), .link: "there"])
      node.linkAttributeNames = [NSAttributedString.Key.link.rawValue]
      node.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
      window.addSubnode(node)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      window.tap(at: CGPoint(x: 5, y: 5))
      #expect(reader.told == ["there 6"])
      reader.minds = true
      window.tap(at: CGPoint(x: 5, y: 5))
      #expect(reader.told == ["there 6"])
    }
  }

  @Test func theyHearOfTheToken() {
    HeadlessRuntime().runMain {
      let (reader, node, window) = (Reader(), ASTextNode(), UIWindow())
      node.delegate = reader
      node.isUserInteractionEnabled = true
      node.attributedText = NSAttributedString(
        string: "abcdefghijkl", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      node.maximumNumberOfLines = 1
      node.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
      window.addSubnode(node)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      window.tap(at: CGPoint(x: 55, y: 5))
      #expect(reader.told == ["token"])
    }
  }
}
