import AsyncDisplayKit
import Foundation
import Testing

@Suite("Multiplex image nodes that are told something else meanwhile") struct MultiplexOverlapTests {
  /// Answers when it is told to, each time with a larger picture.
  private final class Slow: ASImageDownloaderProtocol, ASMultiplexImageNodeDataSource, @unchecked Sendable {
    private(set) var begun: [String] = []
    private(set) var cancelled: [String] = []
    private var answers: [() -> Void] = []

    func downloadImage(
      with url: URL, shouldRetry: Bool, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
      completion: @escaping ASImageDownloaderCompletion
    ) -> Any? {
      let picture = square(CGFloat(4 + answers.count))
      begun.append(url.lastPathComponent)
      answers.append({ completion(picture, nil, nil, nil) })
      return "\(answers.count - 1)"
    }
    func cancelImageDownload(forIdentifier downloadIdentifier: Any) { cancelled.append("\(downloadIdentifier)") }
    func multiplexImageNode(
      _ imageNode: ASMultiplexImageNode, urlForImageIdentifier imageIdentifier: ASImageIdentifier
    ) -> URL? { URL(string: "https://pictures.example/\(imageIdentifier)") }

    func answer(_ index: Int) {
      answers[index]()
      HeadlessRuntime.current.turn()
    }
  }

  private func perform(_ body: (Slow, ASMultiplexImageNode) -> Void) {
    HeadlessRuntime(scheduler: DeterministicScheduler(seed: 1)).runMain {
      let slow = Slow()
      let node = ASMultiplexImageNode(cache: nil, downloader: slow)
      node.dataSource = slow
      node.isManagedByContainer = true
      node.setInterfaceState(.preload)
      body(slow, node)
    }
  }

  @Test("identifiers that come one after the other are loaded once they have come")
  func twice() {
    perform { slow, node in
      _ = HeadlessRuntime.current.sync(.background) {
        for name in ["valve", "pump"] { node.imageIdentifiers = [name] }
      }
      HeadlessRuntime.current.turn()
      #expect(slow.begun == ["pump"])
    }
  }

  @Test("what comes of a load that was begun anew is not what the first one brings")
  func begunAnew() {
    perform { slow, node in
      node.imageIdentifiers = ["pump"]
      HeadlessRuntime.current.turn()
      node.reloadImageIdentifierSources()
      HeadlessRuntime.current.turn()
      #expect(slow.begun == ["pump", "pump"])
      slow.answer(0)
      #expect(node.image == nil)
      slow.answer(1)
      #expect(node.image?.size.width == 5)
    }
  }

  @Test("what is under way is cancelled when its node is freed")
  func freed() {
    HeadlessRuntime(scheduler: DeterministicScheduler(seed: 1)).runMain {
      let slow = Slow()
      do {
        let node = ASMultiplexImageNode(cache: nil, downloader: slow)
        node.dataSource = slow
        node.isManagedByContainer = true
        node.setInterfaceState(.preload)
        node.imageIdentifiers = ["pump"]
        HeadlessRuntime.current.turn()
        #expect(slow.cancelled == [])
      }
      #expect(slow.cancelled == ["0"])
    }
  }

  @Test("below its text a node has what the last letter has")
  func descender() {
    HeadlessRuntime().runMain {
      let node = ASTextNode()
      let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
      node.attributedText = text
      #expect(node.style.descender == UIFont.systemFont(ofSize: 40).descender)
      #expect(node.style.ascender == UIFont.systemFont(ofSize: 10).ascender)
    }
  }
}
