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
}
