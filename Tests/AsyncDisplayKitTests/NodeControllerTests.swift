import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Controllers of nodes") struct NodeControllerTests {
  private final class BoxController: ASNodeController<BoxNode>, @unchecked Sendable {
    var heard: [String] = []
    override func loadNode() { node = BoxNode() }
    override func nodeDidLoad() { heard.append("load") }
    override func nodeDidLayout() { heard.append("layout") }
    override func didEnterPreloadState() { heard.append("preload") }
    override func didEnterVisibleState() { heard.append("visible") }
    override func didExitVisibleState() { heard.append("gone") }
  }

  private final class LaterController: ASNodeController<BoxNode>, @unchecked Sendable {
    override func createNode() -> BoxNode! { BoxNode() }
  }

  @Test("a controller makes its node once and is told of its life")
  func life() {
    HeadlessRuntime().runMain {
      let (controller, window) = (BoxController(), UIWindow())
      window.makeKeyAndVisible()
      let node = controller.node
      #expect(node != nil && controller.node === node && node?.nodeController === controller)
      node?.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      node.map { window.addSubview($0.view) }
      HeadlessRuntime.current.turn()
      node?.view.removeFromSuperview()
      #expect(controller.heard == ["load", "preload", "visible", "layout", "gone"])
      #expect(LaterController().node != nil && ASNodeController<ASDisplayNode>().node != nil)
    }
  }

  @Test("a node that is replaced tells its controller nothing any more")
  func replaced() {
    HeadlessRuntime().runMain {
      let controller = BoxController()
      let old = controller.node
      controller.node = BoxNode()
      _ = old?.view
      #expect(controller.heard == [])
    }
  }

  @Test("either the controller keeps its node alive or the node its controller")
  func ownership() {
    weak var (node, controller): (BoxNode?, BoxController?)
    do {
      let made = BoxController()
      (node, controller) = (made.node, made)
      #expect(node != nil)
    }
    #expect(node == nil && controller == nil)
    var kept: BoxNode?
    do {
      let made = BoxController()
      made.shouldInvertStrongReference = true
      let own = BoxNode()
      made.node = own
      (kept, controller) = (own, made)
    }
    #expect(controller != nil && controller?.node === kept)
    kept = nil
    #expect(controller == nil)
  }

  @Test("blocks of a main queue are done on main, one after the other")
  func mainQueue() {
    HeadlessRuntime().runMain {
      let queue = ASMainSerialQueue()
      var done: [Int] = []
      queue.performBlock {
        done.append(1)
        #expect(queue.numberOfScheduledBlocks == 0)
      }
      #expect(done == [1])
      HeadlessRuntime.current.async(.background) {
        queue.performBlock(onMainThread: { done.append(ThreadState.isMain ? 2 : 0) })
      }
      HeadlessRuntime.current.turn()
      #expect(done == [1, 2])
      HeadlessRuntime.current.sync(.background) { queue.performBlock(onMainThread: { done.append(3) }) }
      queue.performBlock { done.append(4) }
      #expect(done == [1, 2, 3, 4])
    }
  }

  @Test("a loaded subnode gets its place in a node without view, and that is none of layout()")
  func loadedInUnloaded() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (node, child) = (ASDisplayNode(), BoxNode())
      _ = child.view
      node.automaticallyManagesSubnodes = true
      node.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: child) }
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      node.layoutIfNeeded()
      #expect(child.frame == CGRect(x: 0, y: 0, width: 10, height: 10) && !node.isNodeLoaded)
      #expect(!transcript.text("setFrame").contains("fromLayout"))
    }
  }
}
