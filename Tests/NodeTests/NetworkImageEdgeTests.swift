import AsyncDisplayKit
import Foundation
import Testing

@Suite("When pictures are loaded, and when not") struct NetworkImageEdgeTests {
  private let photo = URL(fileURLWithPath: "/photo")

  /// Knows pictures by their addresses, and writes down on main or elsewhere what it is told.
  private final class Listener: ASNetworkImageNodeDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var log: [String] = []
    var told: [String] { lock.withLock { log } }
    private func note(_ what: String) { lock.withLock { log.append("\(ThreadState.current.role) \(what)") } }

    func imageNodeDidStartFetchingData(_ imageNode: ASNetworkImageNode) { note("start") }
    func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage) { note("done") }
    func imageNode(_ imageNode: ASNetworkImageNode, didFailWithError error: any Error) { note("failure") }
  }

  /// A node that has been brought near, or not, and main's loop has turned.
  private func node(_ web: Web, isNear: Bool = true) -> ASNetworkImageNode {
    let node = ASNetworkImageNode(cache: nil, downloader: web)
    node.isManagedByContainer = true
    node.url = photo
    if isNear { node.setInterfaceStateOfTree(.preload) }
    HeadlessRuntime.current.turn()
    return node
  }

  @Test("nothing is loaded before a node is near")
  func far() {
    run { _ in
      let web = Web()
      let node = node(web, isNear: false)
      #expect(web.told == [] && node.image == nil)
    }
  }

  @Test("what has been loaded is not loaded again")
  func again() {
    run { _ in
      let web = Web()
      let node = node(web)
      #expect(node.image != nil)
      node.setNeedsPreload()
      HeadlessRuntime.current.turn()
      #expect(web.told == ["download on background"])
    }
  }

  @Test("a picture that is set ends the download of another one")
  func byHand() {
    run { _ in
      let web = Web()
      web.answers = false
      let node = node(web)
      node.image = square(3)
      #expect(web.told == ["download on background", "cancel 7"])
    }
  }

  @Test("without an address there is the default picture, whatever else was said")
  func noAddress() {
    run { _ in
      let node = node(Web())
      node.defaultImage = square(8)
      node.setURL(URL(fileURLWithPath: "/other"), resetToDefault: false)
      #expect(node.image?.size.width == 40)
      node.setURL(nil, resetToDefault: false)
      #expect(node.image?.size.width == 8)
    }
  }

  @Test("what failed can be tried again, and the delegate hears of all of it on main")
  func failure() {
    run { _ in
      let (loader, listener) = (ASMemoryImageLoader(), Listener())
      let node = ASNetworkImageNode(loader: loader)
      node.delegate = listener
      node.isManagedByContainer = true
      node.url = photo
      node.setInterfaceStateOfTree(.preload)
      HeadlessRuntime.current.turn()
      loader[photo] = square(5)
      node.setNeedsPreload()
      HeadlessRuntime.current.turn()
      #expect(listener.told == ["main start", "main failure", "main start", "main done"])
    }
  }

  @Test("a cover that comes late takes the place of no picture of its film")
  func lateCover() {
    run { window in
      let (node, film) = (ASImageNode(), MovingSquares(3))
      film.coverImageReady = false
      show(node, in: window)
      node.animatedImage = film
      HeadlessRuntime.current.turn()
      film.coverImageReadyCallback(square(10))
      #expect(node.image == nil)
    }
  }

  @Test("a picture is drawn anew with what changes it")
  func change() {
    run { window in
      let node = ASImageNode()
      node.image = square(4)
      show(node, in: window)
      HeadlessRuntime.current.turn()
      node.imageModificationBlock = { _ in square(7) }
      HeadlessRuntime.current.turn()
      #expect((node.contents as? UIImage)?.size.width == 7)
    }
  }

  @Test("what is said of the place of text is said with the node's insets")
  func place() {
    HeadlessRuntime().runMain {
      let node = ASTextNode()
      node.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      node.textContainerInset = UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 0)
      node.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      let place = node.frame(forTextRange: NSRange(location: 0, length: 1))
      #expect(place.origin == CGPoint(x: 5, y: 3))
    }
  }
}
