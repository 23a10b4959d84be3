import AsyncDisplayKit
import HeadlessUIKit
import Testing

@Suite("A controller of whatever node") struct AnyControllerTests {
  @Test("any controller of a node is one, and has it")
  func node() {
    HeadlessRuntime().runMain {
      let table = ASTableNode()
      let controllers = [ASDKViewController(node: table), ASViewController(node: ASDisplayNode()), UIViewController()]
      #expect(controllers.map { $0 is any ASAnyViewController } == [true, true, false])
      #expect((controllers[0] as? any ASAnyViewController)?.node === table)
      #expect((controllers[0] as? any ASAnyViewController)?.title == nil)
    }
  }

  @Test("the node of one whose class is known is of its class")
  func known() {
    HeadlessRuntime().runMain {
      let controller = ASDKViewController(node: ASTableNode())
      controller.node.allowsSelection = false
      let node: ASDisplayNode = controller.node
      #expect(node === controller.node && !controller.isViewLoaded)
    }
  }
}
