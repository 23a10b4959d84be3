import AsyncDisplayKit
import Testing

@Suite struct NetworkImageNodeTests {
  private final class Listener: ASNetworkImageNodeDelegate {
    var heard: [String] = []
    func imageNodeDidStartFetchingData(_ imageNode: ASNetworkImageNode) { heard.append("start") }
    func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage) { heard.append("\(image.size.width)") }
    func imageNode(_ imageNode: ASNetworkImageNode, didFailWithError error: any Error) { heard.append("\(error)") }
  }

  private let url = URL(fileURLWithPath: "/photo")

  @Test func thePictureIsLoadedWhileTheNodeIsNear() throws {
    run { window in
      let listener = Listener()
      let node = ASNetworkImageNode(loader: ASMemoryImageLoader([url: square(30)]))
      node.delegate = listener
      node.defaultImage = square(5)
      node.url = url
      #expect(node.image?.size.width == 5)
      window.addSubview(node.view)
      #expect(listener.heard == ["start"])
      HeadlessRuntime.current.turn()
      #expect(listener.heard == ["start", "30.0"])
      #expect(node.image?.size.width == 30)
      node.view.removeFromSuperview()
      HeadlessRuntime.current.turn()
      #expect(node.image?.size.width == 5)
    }
  }

  @Test func whatComesTooLateIsDropped() {
    run { window in
      let listener = Listener()
      let node = ASNetworkImageNode(loader: ASMemoryImageLoader([url: square(30)]))
      node.delegate = listener
      node.url = url
      window.addSubview(node.view)
      node.url = nil
      HeadlessRuntime.current.turn()
      #expect(node.image == nil)
      #expect(listener.heard == ["start"])
    }
  }

  @Test func aMissingPictureIsAnError() {
    run { window in
      let listener = Listener()
      let node = ASNetworkImageNode(loader: ASMemoryImageLoader())
      node.delegate = listener
      node.url = url
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      #expect(listener.heard.last?.contains("nothing is loaded from a network") == true)
    }
  }

  @Test func filesAreRead() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try #require(square(7).pngData()).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try ASFileImageLoader().image(at: file).size.width == 7)
    #expect(throws: (any Error).self) { try ASFileImageLoader().image(at: url) }
  }

  @Test func aPictureSetByHandTakesThePlaceOfTheURL() {
    let node = ASNetworkImageNode(loader: ASMemoryImageLoader([url: square(30)]))
    node.url = url
    node.image = square(9)
    #expect(node.url == nil)
    #expect(node.image?.size.width == 9)
  }

  @Test func aDownloaderIsAskedForWhatTheCacheDoesNotHave() {
    run { window in
      let (web, listener) = (Web(), Listener())
      let node = ASNetworkImageNode(cache: web, downloader: web)
      node.delegate = listener
      node.url = URL(string: "https://pictures.example/a.png")
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      #expect(web.told == ["cache on background", "download on background"])
      #expect(listener.heard == ["start", "40.0"])
      #expect(node.image?.size.width == 40)
    }
  }

  @Test func nothingIsDownloadedThatTheCacheHas() {
    run { window in
      let web = Web()
      web.cached = square(12)
      let node = ASNetworkImageNode(cache: web, downloader: web)
      node.url = url
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      #expect(web.told == ["cache on background"])
      #expect(node.image?.size.width == 12)
      node.view.removeFromSuperview()
      HeadlessRuntime.current.turn()
      #expect(web.told == ["cache on background", "clear"])
    }
  }

  @Test func aDownloadIsCancelledWhenThePictureIsNotWanted() {
    run { window in
      let web = Web()
      web.answers = false
      let node = ASNetworkImageNode(cache: nil, downloader: web)
      node.url = url
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      node.url = URL(fileURLWithPath: "/other")
      HeadlessRuntime.current.turn()
      node.view.removeFromSuperview()
      HeadlessRuntime.current.turn()
      #expect(web.told == ["download on background", "cancel 7", "download on background", "cancel 7"])
    }
  }

  /// Wants another picture as soon as one is begun.
  private final class Fickle: ASNetworkImageNodeDelegate {
    var other = URL(string: "other")
    func imageNodeDidStartFetchingData(_ imageNode: ASNetworkImageNode) {
      defer { other = nil }
      if let other { imageNode.url = other }
    }
  }

  @Test func whoWantsAnotherPictureAtOnceHasThatDownloadCancelled() {
    run { window in
      let (web, fickle) = (Web(), Fickle())
      web.answers = false
      let node = ASNetworkImageNode(cache: nil, downloader: web)
      node.delegate = fickle
      node.url = url
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      #expect(web.told == ["download on background"])
      node.view.removeFromSuperview()
      HeadlessRuntime.current.turn()
      #expect(web.told == ["download on background", "cancel 7"])
    }
  }

  /// As others write it: the initialiser without arguments is a convenience, and overrides nothing.
  private final class Portrait: ASNetworkImageNode {
    init() {
      super.init(cache: ASPINRemoteImageDownloader.shared(), downloader: ASPINRemoteImageDownloader.shared())
      isLayerBacked = true
    }
  }

  @Test func aSubclassHasAnInitialiserOfItsOwn() {
    ASStandardImageLoader.shared.memory[URL(fileURLWithPath: "/portrait")] = square(33)
    defer { ASStandardImageLoader.shared.memory[URL(fileURLWithPath: "/portrait")] = nil }
    run { window in
      let (node, frame) = (Portrait(), ASDisplayNode())
      frame.addSubnode(node)
      node.url = URL(fileURLWithPath: "/portrait")
      window.addSubview(frame.view)
      HeadlessRuntime.current.turn()
      #expect(node.image?.size.width == 33)
    }
  }

  @Test func theBasicDownloaderHasWhatTheStandardLoaderHas() throws {
    ASStandardImageLoader.shared.memory[url] = square(21)
    defer { ASStandardImageLoader.shared.memory[url] = nil }
    run { window in
      let node = ASNetworkImageNode(cache: nil, downloader: ASBasicImageDownloader.shared())
      node.url = url
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      #expect(node.image?.size.width == 21)
    }
  }
}
