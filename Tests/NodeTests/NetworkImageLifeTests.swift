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
}
