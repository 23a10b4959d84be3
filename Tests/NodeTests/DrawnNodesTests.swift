import AsyncDisplayKit
import Testing

/// What text and pictures look like once a display worker has drawn them.
@Suite struct DrawnNodesTests {
  @Test func textIsDrawnInItsColourWithinItsInsets() throws {
    try run { window in
      let node = ASTextNode()
      node.attributedText = NSAttributedString(
        string: "T", attributes: [.font: UIFont.systemFont(ofSize: 50), .foregroundColor: UIColor.red])
      node.textContainerInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
      let picture = try #require(contents(of: node, size: CGSize(width: 70, height: 50), in: window))
      // The bar of the T, at two pixels a point.
      #expect(picture.pixel(90, 14) == UIColor.red)
      #expect(picture.pixel(10, 14) == UIColor.clear)
    }
  }

  @Test func textTakesTheTintWhereItHasNoColourOfItsOwn() throws {
    try run { window in
      for color in [nil, UIColor.red] {
        let node = ASTextNode()
        node.attributedText = NSAttributedString(
          string: "T",
          attributes: [.font: UIFont.systemFont(ofSize: 50)].merging(
            color.map { [.foregroundColor: $0] } ?? [:], uniquingKeysWith: { $1 }))
        (node.textColorFollowsTintColor, node.tintColor) = (true, .green)
        let picture = try #require(contents(of: node, size: CGSize(width: 50, height: 50), in: window))
        // The bar of the T, at two pixels a point.
        #expect(picture.pixel(50, 14) == color ?? UIColor.green)
      }
    }
  }

  @Test func aHighlightIsDarkOnLightAndLightOnDark() throws {
    try run { window in
      for style in [ASTextNodeHighlightStyle.light, .dark] {
        let node = ASTextNode()
        node.attributedText = ten("a b")
        (node.highlightStyle, node.highlightRange) = (style, NSRange(location: 1, length: 1))
        let picture = try #require(contents(of: node, size: CGSize(width: 30, height: 10), in: window))
        let highlight = picture.pixel(30, 10).cgColor
        let (red, alpha) = (highlight.components?.first ?? 0, highlight.alpha)
        #expect((red > 0.9) == (style == .dark) && alpha > 0.2 && alpha < 0.3)
      }
    }
  }

  @Test func picturesFillTheirNode() throws {
    try run { window in
      let node = ASImageNode()
      node.image = square(4, .blue)
      let picture = try #require(contents(of: node, size: CGSize(width: 20, height: 10), in: window))
      #expect((picture.width, picture.height) == (40, 20))
      #expect(picture.pixel(20, 10) == UIColor.blue)
    }
  }

  @Test func aPictureOfAForcedSizeIsDrawnAtThat() throws {
    try run { window in
      let node = ASImageNode()
      node.image = square(4, .blue)
      node.forcedSize = CGSize(width: 5, height: 5)
      let picture = try #require(contents(of: node, size: CGSize(width: 20, height: 10), in: window))
      #expect((picture.width, picture.height) == (10, 10))
    }
  }

  @Test func fittedPicturesLeaveTheRestFree() throws {
    try run { window in
      let node = ASImageNode()
      node.image = square(4, .blue)
      node.contentMode = .scaleAspectFit
      let picture = try #require(contents(of: node, size: CGSize(width: 30, height: 10), in: window))
      #expect(picture.pixel(5, 10) == UIColor.clear)
      #expect(picture.pixel(30, 10) == UIColor.blue)
    }
  }

  @Test func modifiedPicturesAreWhatTheBlockMadeOfThem() throws {
    try run { window in
      let node = ASImageNode()
      node.image = square(10, .blue)
      node.imageModificationBlock = ASImageNodeTintColorModificationBlock(.green)
      let picture = try #require(contents(of: node, size: CGSize(width: 10, height: 10), in: window))
      #expect(picture.pixel(10, 10) == UIColor.green)
    }
  }

  @Test func aPictureOfWhichTheBlockMakesNothingIsNotSeen() {
    run { window in
      let node = ASImageNode()
      node.image = square(10, .blue)
      node.imageModificationBlock = { _ in nil }
      #expect(contents(of: node, size: CGSize(width: 10, height: 10), in: window) == nil)
    }
  }

  @Test func aTemplateIsDrawnInEachTint() throws {
    try run { window in
      let node = ASImageNode()
      node.image = square(10, .blue).withRenderingMode(.alwaysTemplate)
      node.tintColor = .green
      let picture = try #require(contents(of: node, size: CGSize(width: 10, height: 10), in: window))
      #expect(picture.pixel(10, 10) == UIColor.green)
      node.tintColor = .red
      HeadlessRuntime.current.turn()
      #expect((node.layer.contents as? UIImage)?.cgImage?.pixel(10, 10) == UIColor.red)
    }
  }

  @Test func theShadowOfATextIsAsClearAsItIsSaidToBe() throws {
    try run { window in
      let node = ASTextNode()
      node.attributedText = NSAttributedString(
        string: "T", attributes: [.font: UIFont.systemFont(ofSize: 50), .foregroundColor: UIColor.blue])
      (node.shadowColor, node.shadowOpacity, node.shadowRadius) = (UIColor.red.cgColor, 0.5, 0)
      node.shadowOffset = CGSize(width: 50, height: 0)
      let picture = try #require(contents(of: node, size: CGSize(width: 100, height: 50), in: window))
      // The bar of the T, at two pixels a point, and that of its shadow.
      #expect(picture.pixel(50, 14) == UIColor.blue)
      let alpha = picture.pixel(150, 14).cgColor.alpha
      #expect(alpha > 0.4 && alpha < 0.6)
    }
  }

  @Test func theShadowIsOfTheTextAndNotOfItsBox() throws {
    try run { window in
      let (root, node) = (ASDisplayNode(), ASTextNode())
      node.attributedText = ten("T")
      (node.backgroundColor, node.shadowColor, node.shadowOpacity) = (.white, UIColor.red.cgColor, 1)
      (node.shadowOffset, node.shadowRadius) = (CGSize(width: 20, height: 0), 0)
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      root.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
      root.addSubnode(node)
      let picture = try #require(root.image(scale: 1)?.cgImage)
      #expect((20..<30).allSatisfy { picture.pixel($0, 5) != UIColor.red })
    }
  }

  @Test func aPlaybackButtonShowsWhatItDoes() throws {
    try run { window in
      let button = ASDefaultPlaybackButton()
      button.tintColor = .red
      let play = try #require(contents(of: button, size: CGSize(width: 30, height: 30), in: window))
      #expect(play.pixel(30, 30) == UIColor.red)
      button.buttonType = .pause
      HeadlessRuntime.current.turn()
      let pause = try #require((button.layer.contents as? UIImage)?.cgImage)
      #expect(pause.pixel(10, 30) == UIColor.red && pause.pixel(30, 30) == UIColor.clear)
    }
  }

  @Test func anotherPictureIsDrawnAnew() {
    run { window in
      let node = ASImageNode()
      node.image = square(10, .blue)
      _ = contents(of: node, size: CGSize(width: 10, height: 10), in: window)
      node.image = square(10, .red)
      HeadlessRuntime.current.turn()
      #expect((node.layer.contents as? UIImage)?.cgImage?.pixel(10, 10) == UIColor.red)
    }
  }

  @Test func thePlaceholderOfATextLeavesItsInsetsFree() throws {
    try run { _ in
      let node = ASTextNode()
      node.attributedText = ten("ab cd")
      node.placeholderColor = .red
      node.placeholderInsets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
      _ = node.layoutThatFits(ASSizeRangeMake(.zero, CGSize(width: 100, height: 100)))
      let picture = try #require(node.placeholderImage()?.cgImage)
      #expect(picture.pixel(10, 10) == UIColor.red && picture.pixel(1, 1) != UIColor.red)
    }
  }

  private func contents(of node: ASDisplayNode, size: CGSize, in window: UIWindow) -> CGImage? {
    node.frame = CGRect(origin: .zero, size: size)
    window.addSubview(node.view)
    HeadlessRuntime.current.turn()
    return (node.layer.contents as? UIImage)?.cgImage
  }
}
