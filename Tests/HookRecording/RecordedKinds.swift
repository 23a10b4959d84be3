import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Stacks others, which are its subnodes because they are in its layout.
package final class RecordedStack: RecordedNode {
  package var stacked: [ASDisplayNode]

  package init(_ label: String, _ log: HookLog, _ stacked: [ASDisplayNode], managesSubnodes: Bool = true) {
    self.stacked = stacked
    super.init(label, log)
    automaticallyManagesSubnodes = managesSubnodes
    if !managesSubnodes { for node in stacked { addSubnode(node) } }
  }

  package override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    told("layoutSpecThatFits", .measuring) {
      ASStackLayoutSpec(
        direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start, children: stacked)
    }
  }
}

/// Has a size, and nothing in it that it places.
package final class RecordedBox: RecordedNode {
  package override init(_ label: String, _ log: HookLog) {
    super.init(label, log)
    style.preferredSize = CGSize(width: 20, height: 10)
  }

  package override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    told("calculateSizeThatFits", .measuring) { super.calculateSizeThatFits(constrainedSize) }
  }
}

/// Draws itself, and says so.
package class RecordedDrawing: RecordedNode {
  private final class Pen: NSObject {
    let label: String
    let log: HookLog
    init(_ label: String, _ log: HookLog) { (self.label, self.log) = (label, log) }
  }

  package override init(_ label: String, _ log: HookLog) {
    super.init(label, log)
    style.preferredSize = CGSize(width: 20, height: 10)
  }

  package override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> NSObjectProtocol? {
    told("drawParameters", .display) { Pen(label, log) }
  }

  package override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool, isRasterizing: Bool
  ) {
    guard let pen = parameters as? Pen else { return }
    pen.log.note("\(pen.label) draw", .display)
  }
}

/// Is told of a node's life next to the node.
package final class RecordedDelegate: ASInterfaceStateDelegate {
  private let label: String
  private let log: HookLog
  package init(_ label: String, _ log: HookLog) { (self.label, self.log) = (label, log) }

  private func note(_ what: String, _ group: HookGroup) { log.note("\(label) \(what)", group) }

  package func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState) {
    note("interfaceStateDidChange", .states)
  }
  package func didEnterVisibleState() { note("didEnterVisibleState", .states) }
  package func didExitVisibleState() { note("didExitVisibleState", .states) }
  package func didEnterDisplayState() { note("didEnterDisplayState", .states) }
  package func didExitDisplayState() { note("didExitDisplayState", .states) }
  package func didEnterPreloadState() { note("didEnterPreloadState", .states) }
  package func didExitPreloadState() { note("didExitPreloadState", .states) }
  package func nodeDidLoad() { note("nodeDidLoad", .loading) }
  package func nodeDidLayout() { note("nodeDidLayout", .layout) }
  package func hierarchyDisplayDidFinish() { note("hierarchyDisplayDidFinish", .display) }
  package func didEnterHierarchy() { note("didEnterHierarchy", .hierarchy) }
  package func didExitHierarchy() { note("didExitHierarchy", .hierarchy) }
}
