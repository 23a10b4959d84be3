import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// A cell whose hooks leave lines in a log.
package final class RecordedCell: ASCellNode {
  private let label: String
  private let log: HookLog
  private let child: ASDisplayNode

  /// - Parameter height: in points.
  package init(_ label: String, _ log: HookLog, height: CGFloat, child: ASDisplayNode) {
    (self.label, self.log, self.child) = (label, log, child)
    super.init()
    style.preferredSize = CGSize(width: 100, height: height)
    automaticallyManagesSubnodes = true
    log.note("\(label) init", .loading)
  }

  deinit { log.note("\(label) deinit", .freeing) }

  private func told<Result>(_ hook: String, _ group: HookGroup, _ body: () -> Result) -> Result {
    log.within("\(label) \(hook)", group, body)
  }

  package override func didLoad() { told("didLoad", .loading) { super.didLoad() } }
  package override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    told("layoutSpecThatFits", .measuring) { ASWrapperLayoutSpec(layoutElement: child) }
  }
  package override func calculatedLayoutDidChange() {
    told("calculatedLayoutDidChange", .layout) { super.calculatedLayoutDidChange() }
  }
  package override func layout() { told("layout", .layout) { super.layout() } }
  package override func layoutDidFinish() { told("layoutDidFinish", .layout) { super.layoutDidFinish() } }

  package override func willEnterHierarchy() { told("willEnterHierarchy", .hierarchy) { super.willEnterHierarchy() } }
  package override func didEnterHierarchy() { told("didEnterHierarchy", .hierarchy) { super.didEnterHierarchy() } }
  package override func didExitHierarchy() { told("didExitHierarchy", .hierarchy) { super.didExitHierarchy() } }

  package override func didEnterPreloadState() {
    told("didEnterPreloadState", .states) { super.didEnterPreloadState() }
  }
  package override func didExitPreloadState() { told("didExitPreloadState", .states) { super.didExitPreloadState() } }
  package override func didEnterDisplayState() {
    told("didEnterDisplayState", .states) { super.didEnterDisplayState() }
  }
  package override func didExitDisplayState() { told("didExitDisplayState", .states) { super.didExitDisplayState() } }
  package override func didEnterVisibleState() {
    told("didEnterVisibleState", .states) { super.didEnterVisibleState() }
  }
  package override func didExitVisibleState() { told("didExitVisibleState", .states) { super.didExitVisibleState() } }
  package override func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState) {
    told("interfaceStateDidChange", .states) { super.interfaceStateDidChange(newState, from: oldState) }
  }
  package override func asyncTraitCollectionDidChange(
    withPreviousTraitCollection previous: ASPrimitiveTraitCollection
  ) {
    told("asyncTraitCollectionDidChange", .traits) {
      super.asyncTraitCollectionDidChange(withPreviousTraitCollection: previous)
    }
  }

  package override func cellNodeVisibilityEvent(
    _ event: ASCellNodeVisibilityEvent, in scrollView: UIScrollView?, withCellFrame cellFrame: CGRect
  ) { log.note("\(label) event \(event)", .container) }
}
