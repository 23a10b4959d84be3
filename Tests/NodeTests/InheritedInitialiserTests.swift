import AsyncDisplayKit
import Testing
import UIKit

/// Which initialisers subclasses of others have, as where they are written. That this compiles is the better half of each test.
@Suite("Initialisers that subclasses inherit") struct InheritedInitialiserTests {
  private class Plain: ASNetworkImageNode {}
  private final class Film: ASVideoNode {}
  private final class Stages: ASMultiplexImageNode {}

  /// With every argument left out it would call itself, if there were no `init()` to inherit.
  private final class Sized: ASNetworkImageNode {
    convenience init(name: String? = nil, side: CGFloat? = nil) {
      self.init()
      if let side { style.preferredSize = CGSize(width: side, height: side) }
    }
  }

  /// The one initialiser that others go through.
  private final class Round: ASNetworkImageNode {
    override init(cache: (any ASImageCacheProtocol)?, downloader: any ASImageDownloaderProtocol) {
      super.init(cache: cache, downloader: downloader)
      cornerRadius = 5
    }
  }

  private class Base: ASDisplayNode {
    override init() {
      super.init()
      automaticallyManagesSubnodes = true
    }
  }

  private final class Control: ASControlNode { override init() { super.init() } }
  private final class Cell: ASCellNode { override init() { super.init() } }

  @Test("picture nodes")
  func pictures() {
    HeadlessRuntime().runMain {
      #expect(Sized(side: 4).style.preferredSize == CGSize(width: 4, height: 4))
      #expect(Round().cornerRadius == 5)
      #expect(Film().isUserInteractionEnabled)
      #expect(Plain().url == nil && Stages().imageIdentifiers.isEmpty)
    }
  }

  @Test("a picture node of a subclass has the pictures that any has")
  func loading() throws {
    let url = try #require(URL(string: "https://inherited.example/a.png"))
    let picture = UIImage(systemName: "star")
    ASStandardImageLoader.shared.memory[url] = picture
    defer { ASStandardImageLoader.shared.memory[url] = nil }
    HeadlessRuntime().runMain {
      let node = Round()
      node.url = url
      let window = UIWindow()
      window.rootViewController = ASDKViewController(node: node)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect(node.image === picture)
    }
  }

  @Test("nodes around a view or a layer")
  func blocks() {
    HeadlessRuntime().runMain {
      var loaded = 0
      let base = Base(viewBlock: { UISwitch() }, didLoad: { _ in loaded += 1 })
      #expect(base.automaticallyManagesSubnodes && base.view is UISwitch && loaded == 1)
      #expect(Base(layerBlock: { CAShapeLayer() }).layer is CAShapeLayer)
      #expect(Base { UISwitch() }.view is UISwitch)
      #expect(Control(viewBlock: { UISwitch() }).view is UISwitch)
      let cell = Cell(viewControllerBlock: { UITabBarController() })
      _ = cell.view
      #expect(cell.viewController is UITabBarController)
    }
  }
}
