import AsyncDisplayKit
import Foundation
import Testing

@Suite("Multiplex image nodes") struct MultiplexImageNodeTests {
  private final class Album: ASMultiplexImageNodeDataSource, ASMultiplexImageNodeDelegate, ASImageDownloaderProtocol,
    ASImageCacheProtocol, @unchecked Sendable
  {
    var log: [String] = []
    var asked: [String] = []
    var started: (ASMultiplexImageNode, ASImageIdentifier) -> Void = { _, _ in }

    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode, didStartDownloadOfImageWithIdentifier imageIdentifier: ASImageIdentifier
    ) { started(imageNode, imageIdentifier) }

    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode, imageForImageIdentifier imageIdentifier: ASImageIdentifier
    ) -> UIImage? { imageIdentifier as? String == "icon" ? square(4) : nil }

    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode, urlForImageIdentifier imageIdentifier: ASImageIdentifier
    ) -> URL? { URL(string: "https://pictures.example/\(imageIdentifier)") }

    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode, didUpdate image: UIImage?, withIdentifier imageIdentifier: ASImageIdentifier?,
      from previousImage: UIImage?, withIdentifier previousImageIdentifier: ASImageIdentifier?
    ) {
      let names = [previousImageIdentifier, imageIdentifier].map { $0.map { "\($0)" } ?? "none" }
      log.append(names.joined(separator: " -> "))
    }

    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode, didFinishDownloadingImageWithIdentifier imageIdentifier: ASImageIdentifier,
      error: (any Error)?
    ) { log.append("\(imageIdentifier) \(error == nil ? "is there" : "failed")") }

    /// As version 2 calls back: without how the picture was found.
    func cachedImage(with url: URL, callbackQueue: DispatchQueue, completion: @escaping ASImageCacherCompletion) {
      callbackQueue.async { completion(nil) }
    }

    /// As version 2 calls back: three things.
    func downloadImage(
      with url: URL, priority: ASImageDownloaderPriority, callbackQueue: DispatchQueue,
      downloadProgress: ASImageDownloaderProgress?, completion: @escaping ASImageDownloaderCompletion
    ) -> Any? {
      asked.append(url.lastPathComponent)
      let isThere = url.lastPathComponent != "broken"
      callbackQueue.async {
        completion(isThere ? UIImage() : nil, isThere ? nil : CocoaError(.fileNoSuchFile), nil)
      }
      return nil
    }

    func cancelImageDownload(forIdentifier downloadIdentifier: Any) {}
  }

  private func story(_ identifiers: [String], all: Bool, endsWith last: String? = nil) -> [String] {
    let album = Album()
    HeadlessRuntime(scheduler: DeterministicScheduler(seed: 1)).runMain {
      let window = UIWindow()
      let node = ASMultiplexImageNode(cache: album, downloader: album)
      (node.dataSource, node.delegate) = (album, album)
      node.downloadsIntermediateImages = all
      node.imageIdentifiers = identifiers.map { AnyHashable($0) }
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      let loaded = node.loadedImageIdentifier as? String
      #expect(loaded == last ?? identifiers.first)
    }
    return album.log
  }

  @Test("only the best is got, unless the others are wanted on the way to it: then the least comes first")
  func order() {
    #expect(story(["best", "good"], all: false) == ["best is there", "none -> best"])
    #expect(
      story(["best", "good"], all: true) == [
        "good is there", "none -> good", "best is there", "good -> best",
      ])
  }

  @Test("the best that the data source has is there at once, and nothing worse is asked for")
  func sources() {
    #expect(story(["best", "icon"], all: false) == ["none -> icon", "best is there", "icon -> best"])
    #expect(
      story(["best", "good", "icon", "tiny"], all: true) == [
        "none -> icon", "good is there", "icon -> good", "best is there", "good -> best",
      ])
  }

  @Test("one that cannot be got ends the loading")
  func failures() {
    #expect(
      story(["best", "broken", "icon"], all: true, endsWith: "icon") == ["none -> icon", "broken failed"])
  }

  @Test("what is on screen is forgotten when the contents are, and the picture goes with the identifiers")
  func emptied() {
    let album = Album()
    HeadlessRuntime(scheduler: DeterministicScheduler(seed: 1)).runMain {
      let window = UIWindow()
      let node = ASMultiplexImageNode(cache: nil, downloader: album)
      (node.dataSource, node.delegate) = (album, album)
      node.imageIdentifiers = ["icon"]
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.makeKeyAndVisible()
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      #expect(node.displayedImageIdentifier == AnyHashable("icon"))
      node.clearContents()
      #expect(node.displayedImageIdentifier == nil)
      node.imageIdentifiers = []
      #expect(node.image == nil)
      #expect(node.loadedImageIdentifier == nil)
    }
    #expect(album.log == ["none -> icon", "icon -> none"])
  }

  @Test("what its delegate makes unwanted while it begins is not downloaded")
  func unwanted() {
    let album = Album()
    album.started = { node, identifier in
      if identifier == AnyHashable("old") { node.imageIdentifiers = ["new"] }
    }
    HeadlessRuntime(scheduler: DeterministicScheduler(seed: 1)).runMain {
      let window = UIWindow()
      let node = ASMultiplexImageNode(cache: nil, downloader: album)
      (node.dataSource, node.delegate) = (album, album)
      node.imageIdentifiers = ["old"]
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      #expect(node.loadedImageIdentifier == AnyHashable("new"))
    }
    #expect(album.asked == ["new"])
  }
}
