import AsyncDisplayKit
import Testing

@Suite struct AnimatedNetworkImageTests {
  private let url = URL(fileURLWithPath: "/film")

  private func contents(of node: ASDisplayNode) -> Int { (node.contents as? CGImage)?.width ?? 0 }

  @Test func aPictureThatMovesIsLoadedFromAURL() {
    run { window in
      let film = UIImage.animatedImage(with: [square(1), square(2)], duration: 4)
      let node = ASNetworkImageNode(loader: ASMemoryImageLoader([url: film ?? UIImage()]))
      node.url = url
      show(node, in: window)
      var widths: [Int] = []
      for second in [1.0, 3, 5] {
        HeadlessRuntime.current.async(.main, after: second) { widths.append(contents(of: node)) }
      }
      while widths.count < 3 { HeadlessRuntime.current.turn() }
      #expect(widths == [1, 2, 1])
      #expect(node.animatedImage?.frameCount == 2)
      node.view.removeFromSuperview()
      HeadlessRuntime.current.turn()
      #expect(node.animatedImage == nil && node.image == nil)
    }
  }

  @Test func aStillPictureTakesThePlaceOfOneThatMoves() {
    run { window in
      let other = URL(fileURLWithPath: "/photo")
      let film = UIImage.animatedImage(with: [square(1), square(2)], duration: 4)
      let node = ASNetworkImageNode(loader: ASMemoryImageLoader([url: film ?? UIImage(), other: square(7)]))
      node.url = url
      show(node, in: window)
      HeadlessRuntime.current.turn()
      #expect(node.animatedImage != nil)
      node.setURL(other, resetToDefault: false)
      #expect(node.animatedImage != nil)
      HeadlessRuntime.current.turn()
      #expect(node.animatedImage == nil && node.image?.size.width == 7)
      #expect(node.contents is UIImage)
    }
  }

  @Test func aPictureThatComesTooLateIsNotShownForAnotherURL() {
    run { window in
      let film = MovingSquares(2)
      let node = ASNetworkImageNode(cache: nil, downloader: Cinema { _ in film })
      node.url = url
      show(node, in: window)
      film.isAsked = {
        film.isAsked = {}
        HeadlessRuntime.current.sync(.main) { node.url = nil }
      }
      HeadlessRuntime.current.turn()
      #expect(node.animatedImage == nil && node.image == nil)
    }
  }

  /// Hands data over, and makes a film of it.
  private final class Cinema: ASImageDownloaderProtocol, @unchecked Sendable {
    private let film: (Data) -> any ASAnimatedImageProtocol

    init(film: @escaping (Data) -> any ASAnimatedImageProtocol) { self.film = film }

    private final class Reel: ASImageContainerProtocol {
      func asdk_image() -> UIImage? { nil }
      func asdk_animatedImageData() -> Data? { Data([3]) }
    }

    func downloadImage(
      with url: URL, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
      completion: @escaping ASImageDownloaderCompletion
    ) -> Any? {
      callbackQueue.async { completion(Reel(), nil, nil, nil) }
      return nil
    }

    func cancelImageDownload(forIdentifier downloadIdentifier: Any) {}

    func animatedImage(with animatedImageData: Data) -> (any ASAnimatedImageProtocol)? { film(animatedImageData) }
  }

  @Test func aDownloaderReadsWhatMovesFromItsData() {
    run { window in
      let node = ASNetworkImageNode(cache: nil, downloader: Cinema { MovingSquares(Int($0.first ?? 1)) })
      node.url = url
      show(node, in: window)
      HeadlessRuntime.current.turn()
      #expect(node.animatedImage?.frameCount == 3)
      #expect(node.image?.size.width == 10)
      #expect(contents(of: node) > 0)
      node.image = square(7)
      #expect(node.animatedImage == nil && node.url == nil)
      #expect(node.image?.size.width == 7)
      HeadlessRuntime.current.turn()
      #expect(contents(of: node) == 0 && node.contents is UIImage)
    }
  }
}
