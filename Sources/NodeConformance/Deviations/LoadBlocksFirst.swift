import AsyncDisplayKit
import HeadlessUIKit

struct LoadBlocksFirst: NodeSteps {
  func finishLoading(_ node: ASDisplayNode) {
    node.note(NodeCall.viewLoaded)
    node.finishLoadBlocks()
    node.callDidLoad()
  }
}
