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
