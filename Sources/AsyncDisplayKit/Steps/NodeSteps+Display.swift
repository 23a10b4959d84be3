import Foundation
import HeadlessUIKit

/// The steps of drawing at their defaults.
extension NodeSteps {
  package func drawParameters(of node: ASDisplayNode, _ ask: () -> NSObjectProtocol?) -> NSObjectProtocol? { ask() }

  package func displayWillStart(_ node: ASDisplayNode, asynchronously: Bool) {
    node.tellDisplayWillStart(asynchronously: asynchronously)
  }

  package func perform(
    asynchronously: Bool, for node: ASDisplayNode, _ work: @escaping () -> UIImage?,
    deliver: @escaping (UIImage?) -> Void
  ) {
    if asynchronously {
      node.runtime.displayTransaction().add(.display, work, deliver: deliver)
    } else {
      deliver(work())
    }
  }

  package func placeholder(of node: ASDisplayNode, _ ask: () -> UIImage?) -> UIImage? { ask() }

  package func isCancelled(_ node: ASDisplayNode, display generation: UInt) -> Bool {
    node.isSuperseded(generation)
  }

  package func didDisplay(_ node: ASDisplayNode, _ picture: UIImage?) {
    node.setContents(picture)
    node.noteContents()
    node.tellDisplayDidFinish()
  }

  package func dropContents(of node: ASDisplayNode) { node.dropContents() }

  package func dropFetchedData(of node: ASDisplayNode) {}

  package func setScale(_ scale: CGFloat, inTreeOf node: ASDisplayNode) {
    node.setNeedsDisplayAtScale(scale)
    for subnode in node.subnodes { subnode.recursivelySetNeedsDisplayAtScale(scale) }
  }

  package func refuseSecondSpec(of node: ASDisplayNode) {
    node.refuse(.oneSpecSource, "layoutSpecBlock keeps its value")
  }
}
