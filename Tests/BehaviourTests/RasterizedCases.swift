import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("As the original: what is drawn into another node") struct RasterizedCases {
  @Test("what is drawn into another node is as near as that, and as visible", arguments: [false, true])
  func rasterized(isAddedLate: Bool) {
    onMain {
      let (window, root, subnode) = (UIWindow(), CountingNode(), CountingNode())
      root.enableSubtreeRasterization()
      if !isAddedLate { root.addSubnode(subnode) }
      window.addSubnode(root)
      if isAddedLate { root.addSubnode(subnode) }
      #expect(subnode.isVisible && subnode.interfaceState == .inHierarchy && !subnode.isNodeLoaded)
      if isAddedLate { subnode.removeFromSupernode() } else { root.view.removeFromSuperview() }
      #expect(!subnode.isVisible && !subnode.isInHierarchy)
    }
  }

  @Test("what is drawn into another node is in the preload range with it")
  func rasterizedPreload() {
    onMain {
      let (root, subnode) = (CountingNode(), CountingNode())
      root.enableSubtreeRasterization()
      root.addSubnode(subnode)
      _ = root.view
      root.setInterfaceStateOfTree(.preload)
      #expect(root.isInPreloadState && subnode.isInPreloadState)
      #expect(root.entered["preload"] == 1 && subnode.entered["preload"] == 1)
    }
  }

  @Test("everything that is drawn into another node hears once of its display")
  func rasterizedDisplay() {
    onMain {
      let (window, root, middle, leaf) = (UIWindow(), CountingNode(), CountingNode(), CountingNode())
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.enableSubtreeRasterization()
      middle.addSubnode(leaf)
      root.addSubnode(middle)
      window.addSubnode(root)
      window.makeKeyAndVisible()
      settle()
      for node in [middle, leaf] { #expect(node.entered["start"] == 1 && node.entered["finish"] == 1) }
    }
  }

  @Test("a node around somebody else's view is not drawn into another one")
  func rasterizedWrapper() {
    let transcript = onMain {
      let root = ASDisplayNode()
      root.enableSubtreeRasterization()
      root.addSubnode(ASDisplayNode(viewBlock: { UIView() }))
      #expect(root.subnodes.isEmpty)
    }
    #expect(transcript.brokenRules == ["unloaded-when-rasterized"])
  }
}
