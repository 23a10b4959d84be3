import AsyncDisplayKit
import Foundation
import Testing

@Suite struct NetworkImageLifeTests {
  @Test func aDownloadIsCancelledWhenItsNodeIsFreed() {
    run { _ in
      let web = Web()
      web.answers = false
      weak var freed: ASNetworkImageNode?
      do {
        let node = ASNetworkImageNode(cache: nil, downloader: web)
        node.url = URL(fileURLWithPath: "/photo")
        node.isManagedByContainer = true
        node.setInterfaceStateOfTree(.preload)
        HeadlessRuntime.current.turn()
        #expect(web.told == ["download on background"])
        freed = node
      }
      #expect(freed == nil)
      #expect(web.told == ["download on background", "cancel 7"])
    }
  }

  @Test func whatIsUnderWayIsNotBegunAgainAndTheDefaultTakesNoPicturesPlace() {
    run { _ in
      let (web, loaded) = (Web(), ASNetworkImageNode(cache: nil, downloader: Web()))
      web.answers = false
      let waiting = ASNetworkImageNode(cache: nil, downloader: web)
      for node in [waiting, loaded] {
        node.url = URL(fileURLWithPath: "/photo")
        node.isManagedByContainer = true
        node.setInterfaceStateOfTree(.preload)
        HeadlessRuntime.current.turn()
        node.setNeedsPreload()
        HeadlessRuntime.current.turn()
      }
      #expect(web.told == ["download on background"])
      loaded.defaultImage = square(8)
      #expect(loaded.image?.size.width == 40)
    }
  }

  @Test func aPictureThatIsNoURLsStaysWhenTheNodeGoesAway() {
    run { _ in
      let (byHand, byDefault) = (ASNetworkImageNode(), ASNetworkImageNode())
      byHand.image = square(9)
      byDefault.defaultImage = square(8)
      for node in [byHand, byDefault] {
        node.isManagedByContainer = true
        node.setInterfaceStateOfTree(.preload)
        node.setInterfaceStateOfTree([])
      }
      #expect(byHand.image?.size.width == 9 && byDefault.defaultImage?.size.width == 8)
    }
  }

  @Test func aDownloadThatBeginsTooLateIsCancelledAtOnce() {
    /// Is overtaken by the node before it can say which download it has begun.
    final class Overtaken: Web, @unchecked Sendable {
      weak var node: ASNetworkImageNode?

      override func downloadImage(
        with url: URL, callbackQueue: DispatchQueue, downloadProgress: ASImageDownloaderProgress?,
        completion: @escaping ASImageDownloaderCompletion
      ) -> Any? {
        HeadlessRuntime.current.sync(.main) { node?.setInterfaceStateOfTree([]) }
        return 8
      }
    }
    run { _ in
      let web = Overtaken()
      let node = ASNetworkImageNode(cache: nil, downloader: web)
      web.node = node
      node.url = URL(fileURLWithPath: "/photo")
      node.isManagedByContainer = true
      node.setInterfaceStateOfTree(.preload)
      HeadlessRuntime.current.turn()
      #expect(web.told == ["cancel 8"])
    }
  }
}
