import AsyncDisplayKit
import Testing

/// Text of ten points: every character is ten wide and ten high.
@Suite struct TextNodeTests {
  @Test func theTextIsMeasuredWithItsInsets() {
    let node = ASTextNode()
    node.attributedText = ten("ab cd")
    node.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(node.fit(width: 30) == CGSize(width: 26, height: 24))
    #expect(node.lineCount == 2)
    #expect(node.fit(width: 100) == CGSize(width: 56, height: 14))
    #expect(node.lineCount == 1)
  }

  @Test func noRoomIsNoMistake() {
    nonisolated(unsafe) var broken: [String] = []
    HeadlessRuntime(violationHandler: { broken.append($0.rule.id) }).runMain {
      for (width, height) in [(0, 0), (0, 100), (100, 0)] {
        let (node, most) = (ASTextNode(), CGSize(width: width, height: height))
        node.placeholderEnabled = true
        node.attributedText = ten("ab cd ef gh")
        let size = node.layoutThatFits(ASSizeRange(min: .zero, max: most)).size
        #expect(size.width <= most.width && size.height <= most.height)
      }
    }
    #expect(broken == [])
  }

  @Test func whatTextHasToGoAroundMakesItLarger() {
    let node = ASTextNode()
    node.attributedText = ten("ab cd ef gh ij kl")
    let before = node.fit(width: 100)
    node.exclusionPaths = [UIBezierPath(rect: CGRect(x: 50, y: 0, width: 30, height: 40))]
    #expect(node.fit(width: 100).height > before.height)
  }

  @Test func aLimitOfLinesTruncates() {
    let node = ASTextNode()
    node.attributedText = ten("ab cd ef")
    node.maximumNumberOfLines = 2
    #expect(node.fit(width: 20) == CGSize(width: 20, height: 20))
    #expect(node.isTruncated)
    node.maximumNumberOfLines = 0
    #expect(node.fit(width: 20) == CGSize(width: 20, height: 30))
    #expect(!node.isTruncated)
  }

  @Test func whetherTheTextHasRoomIsAQuestionOfTheNodesSize() {
    let node = ASTextNode()
    node.attributedText = ten("ab cd ef")
    #expect(!node.isTruncated)
    node.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(node.isTruncated && node.lineCount == 2)
    node.frame.size.height = 30
    #expect(!node.isTruncated && node.lineCount == 3)
  }

  @Test func itIsReadToThoseWhoCannotSeeIt() {
    let node = ASTextNode()
    #expect(node.accessibilityTraits == .staticText && !node.isAccessibilityElement)
    node.attributedText = ten("ab")
    #expect(node.isAccessibilityElement && node.accessibilityLabel == "ab")
    node.attributedText = nil
    #expect(!node.isAccessibilityElement)
  }

  @Test func fontsShrinkUntilTheTextHasRoom() {
    let node = ASTextNode()
    node.attributedText = ten("abcd")
    node.maximumNumberOfLines = 1
    node.pointSizeScaleFactors = [0.9, 0.5]
    for (width, height) in [(40.0, 10.0), (36, 9), (20, 5)] {
      #expect(node.fit(width: width) == CGSize(width: width, height: height))
    }
    #expect(!node.isTruncated)
  }

  @Test func stacksAreToldOfTheBaselines() {
    let node = ASTextNode()
    node.attributedText = ten("a")
    #expect((node.style.ascender, node.style.descender) == (8, -2))
    let paragraph = NSMutableParagraphStyle()
    paragraph.minimumLineHeight = 20
    node.attributedText = NSAttributedString(
      string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: paragraph])
    #expect((node.style.ascender, node.style.descender) == (18, -2))
    let low = NSMutableParagraphStyle()
    low.maximumLineHeight = 6
    node.attributedText = NSAttributedString(
      string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: low])
    #expect((node.style.ascender, node.style.descender) == (4, -2))
  }

  @Test func aLinkIsFoundAtItsCharacters() throws {
    let text = NSMutableAttributedString(attributedString: ten("ab cd"))
    text.addAttribute(NSAttributedString.Key("TextNodeLink"), value: "there", range: NSRange(location: 3, length: 2))
    let node = ASTextNode()
    node.attributedText = text
    node.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    var (name, range): (NSString?, NSRange) = (nil, NSRange())
    let value = node.linkAttributeValue(at: CGPoint(x: 45, y: 5), attributeName: &name, range: &range)
    #expect(value as? String == "there")
    #expect(name == "TextNodeLink")
    #expect(range == NSRange(location: 3, length: 2))
    #expect(node.linkAttributeValue(at: CGPoint(x: 5, y: 5)) == nil)
    #expect(node.frame(forTextRange: range) == CGRect(x: 30, y: 0, width: 20, height: 10))
  }

  private final class Reader: ASTextNodeDelegate {
    var heard: [String] = []
    func textNode(
      _ textNode: ASTextNode, tappedLinkAttribute attribute: String, value: Any, at point: CGPoint, textRange: NSRange
    ) { heard.append("\(attribute) \(value) \(textRange.location)+\(textRange.length)") }
  }

  @Test func aLinkIsHighlightedUnderAFingerAndToldOfWhenItGoes() {
    run { window in
      let text = NSMutableAttributedString(attributedString: ten("ab cd"))
      text.addAttribute(NSAttributedString.Key("TextNodeLink"), value: "there", range: NSRange(location: 3, length: 2))
      let (node, reader) = (ASTextNode(), Reader())
      node.attributedText = text
      node.delegate = reader
      node.isUserInteractionEnabled = true
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      window.addSubview(node.view)
      let touch = window.beginTouch(at: CGPoint(x: 45, y: 5))
      #expect(node.highlightRange == NSRange(location: 3, length: 2))
      if let touch { window.endTouch(touch) }
      #expect(node.highlightRange.length == 0)
      #expect(reader.heard == ["TextNodeLink there 3+2"])
      window.tap(at: CGPoint(x: 5, y: 5))
      #expect(reader.heard.count == 1)
      #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === node.view)
      node.passthroughNonlinkTouches = true
      #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) !== node.view)
      #expect(window.hitTest(CGPoint(x: 45, y: 5), with: nil) === node.view)
    }
  }

  @Test func whatStandsForTextWithoutRoomCanBeTapped() {
    final class Expander: ASTextNodeDelegate {
      var taps = 0
      func textNodeTappedTruncationToken(_ textNode: ASTextNode) { taps += 1 }
    }
    run { window in
      let (node, expander) = (ASTextNode(), Expander())
      node.attributedText = ten("abcdefghijklmnopqrst")
      node.truncationAttributedText = ten("++")
      node.truncationMode = .byTruncatingTail
      node.maximumNumberOfLines = 1
      node.delegate = expander
      node.isUserInteractionEnabled = true
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      window.addSubview(node.view)
      window.tap(at: CGPoint(x: 5, y: 5))
      #expect(expander.taps == 0)
      window.tap(at: CGPoint(x: 85, y: 5))
      #expect(expander.taps == 1)
      node.passthroughNonlinkTouches = true
      #expect(window.hitTest(CGPoint(x: 85, y: 5), with: nil) !== node.view)
      node.alwaysHandleTruncationTokenTap = true
      #expect(window.hitTest(CGPoint(x: 85, y: 5), with: nil) === node.view)
      #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) !== node.view)
    }
  }

  @Test func theTextIsTheNodesOwn() {
    let text = NSMutableAttributedString(attributedString: ten("ab"))
    let node = ASTextNode()
    node.attributedText = text
    text.append(ten("cd"))
    #expect(node.attributedText?.string == "ab")
  }
}

func ten(_ text: String) -> NSAttributedString {
  NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])
}

extension ASDisplayNode {
  func fit(width: CGFloat) -> CGSize {
    layoutThatFits(ASSizeRangeMake(.zero, CGSize(width: width, height: .infinity))).size
  }
}
