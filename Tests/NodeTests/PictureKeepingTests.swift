import AsyncDisplayKit
import Foundation
import Testing

@Suite("What pictures, films and texts keep to") struct PictureKeepingTests {
  private final class Film: ASImageNode {
    private(set) var films = 0
    override func animatedImageSet(
      _ newAnimatedImage: (any ASAnimatedImageProtocol)?, previousAnimatedImage: (any ASAnimatedImageProtocol)?
    ) {
      super.animatedImageSet(newAnimatedImage, previousAnimatedImage: previousAnimatedImage)
      films += 1
    }
  }

  @Test("a film that is set again is no other film")
  func sameFilm() {
    run { _ in
      let (node, film) = (Film(), MovingSquares(3))
      for _ in 1...2 { node.animatedImage = film }
      HeadlessRuntime.current.turn()
      #expect(node.films == 1)
    }
  }

  @Test("a film that was paused before it is seen stays at its cover")
  func paused() {
    run { window in
      let node = Film()
      node.animatedImagePaused = true
      node.animatedImage = MovingSquares(3)
      show(node, in: window)
      var isOver = false
      HeadlessRuntime.current.async(.main, after: 1.5) { isOver = true }
      for _ in 1...9 where !isOver { HeadlessRuntime.current.turn() }
      #expect(isOver && node.image?.size.width == 10 && !(node.contents is CGImage))
    }
  }

  private final class Listener: ASNetworkImageNodeDelegate {
    private(set) var sources: [ASNetworkImageLoadInfo.SourceType] = []
    func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage, info: ASNetworkImageLoadInfo) {
      sources.append(info.sourceType)
    }
  }

  private final class Shelf: ASImageLoading {
    func image(at url: URL) throws -> UIImage { square(3) }
  }

  @Test("whoever waits for a picture hears whether it was a file")
  func file() {
    for (address, source) in [
      ("file:///photo", ASNetworkImageLoadInfo.SourceType.fileURL), ("https://a.example/p", .asynchronousCache),
    ] {
      let listener = Listener()
      run { window in
        let node = ASNetworkImageNode(loader: Shelf())
        node.delegate = listener
        node.url = URL(string: address)
        show(node, in: window)
        HeadlessRuntime.current.turn()
      }
      #expect(listener.sources == [source])
    }
  }

  @Test("behind a picture that can be seen through is the colour that holds its place")
  func background() throws {
    try run { _ in
      let node = ASImageNode()
      node.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
      node.placeholderColor = .blue
      node.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      let parameters = node.drawParameters(forAsyncLayer: _ASDisplayLayer())
      let picture = try #require(ASImageNode.display(withParameters: parameters, isCancelled: { false })?.cgImage)
      #expect(picture.pixel(1, 1) == UIColor.blue)
    }
  }

  @Test("a text is drawn below the room above it, and is as wide as whole pixels")
  func text() throws {
    try run { window in
      let node = ASTextNode()
      node.attributedText = NSAttributedString(string: "\u{2588}", attributes: [.font: UIFont.systemFont(ofSize: 9.7)])
      node.textContainerInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0.1)
      let size = node.calculateSizeThatFits(CGSize(width: 100, height: 100))
      #expect((size.width * 2).rounded() == size.width * 2)
      node.frame = CGRect(origin: .zero, size: size)
      node.displayImmediately()
      let picture = try #require((node.contents as? UIImage)?.cgImage)
      let isAnythingThere = { (rows: Range<Int>) in
        rows.contains { y in (0..<picture.width).contains { picture.color(x: $0, y: y).alpha > 0 } }
      }
      #expect(!isAnythingThere(0..<30) && isAnythingThere(40..<picture.height))
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
