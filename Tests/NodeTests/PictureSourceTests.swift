import AsyncDisplayKit
import Testing

@Suite("Answers of caches and downloaders") struct PictureSourceTests {
  /// Calls back with what it is told to.
  private final class Answering: ASImageCacheProtocol, ASImageDownloaderProtocol, @unchecked Sendable {
    let answer: [Any?]
    init(_ answer: [Any?]) { self.answer = answer }

    func downloadImage(
      with url: URL, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
      completion: @escaping ASImageDownloaderCompletion
    ) -> Any? {
      nonisolated(unsafe) let answer = answer
      callbackQueue.async {
        switch answer.count {
        case 3: completion(answer[0], answer[1], answer[2])
        default: completion(answer[0], answer[1], answer[2], answer[3])
        }
      }
      return nil
    }

    func cancelImageDownload(forIdentifier downloadIdentifier: Any) {}
  }

  private final class Listener: ASNetworkImageNodeDelegate {
    var heard: [String] = []
    func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage) { heard.append("\(image.size.width)") }
    func imageNode(_ imageNode: ASNetworkImageNode, didFailWithError error: any Error) { heard.append("\(error)") }
  }

  private struct NoRoad: Error {}

  private func heard(_ answer: Any?...) -> [String] {
    let listener = Listener()
    run { window in
      let node = ASNetworkImageNode(cache: nil, downloader: Answering(answer))
      node.delegate = listener
      node.url = URL(string: "https://pictures.example/a")
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
    }
    return listener.heard
  }

  @Test("a cache that has its pictures at once need not say so twice")
  func atOnce() {
    final class Quick: ASImageCacheProtocol {
      func synchronouslyFetchedCachedImage(with url: URL) -> (any ASImageContainerProtocol)? { square(12) }
    }
    run { window in
      let node = ASNetworkImageNode(cache: Quick(), downloader: Answering([]))
      node.url = URL(string: "https://pictures.example/a")
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      #expect(node.image?.size.width == 12)
    }
  }

  @Test("the picture comes first, then the error; what follows is nobody's answer, whatever it is")
  func places() {
    #expect(heard(square(30), nil, nil) == ["30.0"])
    #expect(heard(square(30), nil, "id", NoRoad()) == ["30.0"])
    #expect(heard(nil, NoRoad(), "id", square(5)) == ["NoRoad()"])
    #expect(heard(nil, NoRoad(), square(5)) == ["NoRoad()"])
    #expect(heard(nil, nil, "id", NoRoad()).first?.contains("NoRoad") == false)
  }
}

@Suite struct PictureSourceSubclassTests {
  /// There is always a downloader, as the original says; a node of several qualities can do without.
  private final class Artwork: ASNetworkImageNode {
    override init(cache: (any ASImageCacheProtocol)?, downloader: any ASImageDownloaderProtocol) {
      super.init(cache: cache, downloader: downloader)
      cornerRadius = 4
    }
  }

  private final class Versions: ASMultiplexImageNode {
    override init(cache: (any ASImageCacheProtocol)?, downloader: (any ASImageDownloaderProtocol)?) {
      super.init(cache: cache, downloader: downloader)
      cornerRadius = 4
    }
  }

  @Test("subclasses override the initialiser of either as the original has it")
  func overridden() {
    HeadlessRuntime().runMain {
      #expect(Artwork(cache: nil, downloader: ASBasicImageDownloader.shared).cornerRadius == 4)
      #expect(Versions(cache: nil, downloader: nil).cornerRadius == 4)
      #expect(ASMultiplexImageNode().cornerRadius == 0)
    }
  }
}
