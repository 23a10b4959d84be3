import AsyncDisplayKit
import Foundation
import Testing

@Suite("Multiplex image nodes that come and go") struct MultiplexLifeTests {
  /// Answers when it is told to.
  private final class Slow: ASImageDownloaderProtocol, ASMultiplexImageNodeDataSource, ASMultiplexImageNodeDelegate,
    @unchecked Sendable
  {
    var answers: [(name: String, answer: () -> Void)] = []
    var log: [String] = []

    func downloadImage(
      with url: URL, shouldRetry: Bool, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
      completion: @escaping ASImageDownloaderCompletion
    ) -> Any? {
      let picture = square(CGFloat(4 + answers.count))
      answers.append((url.lastPathComponent, { completion(picture, nil, nil, nil) }))
      return url.lastPathComponent
    }
    func cancelImageDownload(forIdentifier downloadIdentifier: Any) { log.append("cancel \(downloadIdentifier)") }

    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode, urlForImageIdentifier imageIdentifier: ASImageIdentifier
    ) -> URL? { URL(string: "https://pictures.example/\(imageIdentifier)") }
    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode, didFinishDownloadingImageWithIdentifier imageIdentifier: ASImageIdentifier,
      error: (any Error)?
    ) { log.append("got \(imageIdentifier)") }
    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode, didDisplayUpdatedImage image: UIImage?,
      withIdentifier imageIdentifier: ASImageIdentifier?
    ) { log.append("displayed \(imageIdentifier ?? AnyHashable("none"))") }
    func multiplexImageNodeDidFinishDisplay(_ imageNode: ASMultiplexImageNode) { log.append("finished") }

    func answer(_ index: Int) {
      answers[index].answer()
      HeadlessRuntime.current.turn()
    }
  }

  private func perform(_ body: (UIWindow, ASMultiplexImageNode, Slow) -> Void) {
    HeadlessRuntime(scheduler: DeterministicScheduler(seed: 1)).runMain {
      let (window, slow) = (UIWindow(), Slow())
      let node = ASMultiplexImageNode(cache: nil, downloader: slow)
      (node.dataSource, node.delegate) = (slow, slow)
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      node.imageIdentifiers = ["best"]
      #expect(slow.answers.isEmpty, "it is nowhere near the screen")
      window.addSubview(node.view)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      body(window, node, slow)
    }
  }

  @Test("a node that goes away gives up its download and its picture; what comes too late is dropped")
  func leaving() {
    perform { window, node, slow in
      node.view.removeFromSuperview()
      HeadlessRuntime.current.turn()
      #expect(slow.log == ["cancel best"])
      slow.answer(0)
      #expect(slow.log == ["cancel best"])
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      slow.answer(1)
      #expect(node.image != nil && node.loadedImageIdentifier == AnyHashable("best"))
      node.view.removeFromSuperview()
      HeadlessRuntime.current.turn()
      #expect(node.image == nil && node.loadedImageIdentifier == nil)
    }
  }

  @Test("other qualities give up the download of the old ones; the same ones change nothing")
  func exchanging() {
    perform { _, node, slow in
      node.imageIdentifiers = ["best"]
      HeadlessRuntime.current.turn()
      #expect(slow.answers.map(\.name) == ["best"])
      node.imageIdentifiers = ["better"]
      HeadlessRuntime.current.turn()
      slow.answer(0)
      #expect(slow.log == ["cancel best"] && node.image == nil)
      slow.answer(1)
      #expect(slow.log.contains("got better") && node.loadedImageIdentifier == AnyHashable("better"))
    }
  }

  @Test("the delegate hears of what is on screen, and when the best of it is")
  func displaying() {
    perform { _, node, slow in
      slow.answer(0)
      #expect(slow.log == ["got best", "displayed best", "finished"])
      #expect(node.displayedImageIdentifier == AnyHashable("best"))
    }
  }

  @Test("asked to, a node far from the screen gets its picture too, the best there is at any time")
  func farAway() {
    final class Shelf: ASMultiplexImageNodeDataSource {
      func multiplexImageNode(
        _ imageNode: ASMultiplexImageNode, imageForImageIdentifier imageIdentifier: ASImageIdentifier
      ) -> UIImage? { (imageIdentifier as? Int).map { square(CGFloat($0)) } }
    }
    run { _ in
      let (node, shelf) = (ASMultiplexImageNode(cache: nil, downloader: nil), Shelf())
      node.dataSource = shelf
      let wishes: [([Int], Int)] = [([1], 1), ([2, 1], 2), ([2], 2), ([2, 1], 2)]
      for (identifiers, best) in wishes {
        node.imageIdentifiers = identifiers.map(AnyHashable.init)
        node.reloadImageIdentifierSources()
        #expect(node.loadedImageIdentifier as? Int == best && node.image?.size.width == CGFloat(best))
      }
    }
  }

  @Test("no other picture can be set than those of the identifiers")
  func byHand() {
    nonisolated(unsafe) var broken: [String] = []
    HeadlessRuntime(violationHandler: { broken.append($0.rule.id) }).runMain {
      let node = ASMultiplexImageNode(cache: nil, downloader: nil)
      node.image = square(3)
      #expect(node.image == nil)
    }
    #expect(broken == ["picture-of-identifiers"])
  }

  @Test("between two qualities the display is not finished")
  func between() {
    perform { _, node, slow in
      node.downloadsIntermediateImages = true
      node.imageIdentifiers = ["best", "good"]
      HeadlessRuntime.current.turn()
      slow.log = []
      slow.answer(1)
      #expect(slow.log == ["got good", "displayed good"])
      slow.answer(2)
      #expect(slow.log.suffix(3) == ["got best", "displayed best", "finished"])
    }
  }

  @Test("whoever has the picture that is shown is not asked for it again")
  func askedOnce() {
    final class Counting: ASMultiplexImageNodeDataSource {
      var asked: [AnyHashable] = []
      func multiplexImageNode(
        _ imageNode: ASMultiplexImageNode, imageForImageIdentifier imageIdentifier: ASImageIdentifier
      ) -> UIImage? {
        asked.append(imageIdentifier)
        return square(4)
      }
    }
    run { window in
      let (node, source) = (ASMultiplexImageNode(cache: nil, downloader: nil), Counting())
      node.dataSource = source
      node.imageIdentifiers = ["best"]
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      node.imageIdentifiers = ["best", "good"]
      HeadlessRuntime.current.turn()
      #expect(source.asked == ["best"])
      node.reloadImageIdentifierSources()
      HeadlessRuntime.current.turn()
      #expect(source.asked == ["best", "best"])
    }
  }
}
