import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// A node whose hooks leave lines in a log.
open class RecordedNode: ASDisplayNode {
  package let label: String
  package let log: HookLog

  package init(_ label: String, _ log: HookLog) {
    (self.label, self.log) = (label, log)
    super.init()
  }

  deinit { log.note("\(label) deinit", .freeing) }

  package func told<Result>(_ hook: String, _ group: HookGroup, _ body: () -> Result) -> Result {
    log.within("\(label) \(hook)", group, body)
  }

  // MARK: Life, measuring, layout

  open override func didLoad() { told("didLoad", .loading) { super.didLoad() } }

  open override func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    told("calculateLayoutThatFits restrictedTo", .measuring) {
      super.calculateLayoutThatFits(constrainedSize, restrictedTo: size, relativeToParentSize: parentSize)
    }
  }
  open override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    told("calculateLayoutThatFits", .measuring) { super.calculateLayoutThatFits(constrainedSize) }
  }
  open override func calculatedLayoutDidChange() {
    told("calculatedLayoutDidChange", .layout) { super.calculatedLayoutDidChange() }
  }
  open override func layout() { told("layout", .layout) { super.layout() } }
  open override func layoutDidFinish() { told("layoutDidFinish", .layout) { super.layoutDidFinish() } }

  // MARK: Hierarchy, interface states

  open override func willEnterHierarchy() { told("willEnterHierarchy", .hierarchy) { super.willEnterHierarchy() } }
  open override func didEnterHierarchy() { told("didEnterHierarchy", .hierarchy) { super.didEnterHierarchy() } }
  open override func didExitHierarchy() { told("didExitHierarchy", .hierarchy) { super.didExitHierarchy() } }

  open override func didEnterPreloadState() { told("didEnterPreloadState", .states) { super.didEnterPreloadState() } }
  open override func didExitPreloadState() { told("didExitPreloadState", .states) { super.didExitPreloadState() } }
  open override func didEnterDisplayState() { told("didEnterDisplayState", .states) { super.didEnterDisplayState() } }
  open override func didExitDisplayState() { told("didExitDisplayState", .states) { super.didExitDisplayState() } }
  open override func didEnterVisibleState() { told("didEnterVisibleState", .states) { super.didEnterVisibleState() } }
  open override func didExitVisibleState() { told("didExitVisibleState", .states) { super.didExitVisibleState() } }
  open override func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState) {
    told("interfaceStateDidChange", .states) { super.interfaceStateDidChange(newState, from: oldState) }
  }

  open override func asyncTraitCollectionDidChange(withPreviousTraitCollection previous: ASPrimitiveTraitCollection) {
    told("asyncTraitCollectionDidChange", .traits) {
      super.asyncTraitCollectionDidChange(withPreviousTraitCollection: previous)
    }
  }

  // MARK: Display, transitions

  open override func displayWillStart() { told("displayWillStart", .display) { super.displayWillStart() } }
  open override func displayWillStartAsynchronously(_ asynchronously: Bool) {
    told("displayWillStartAsynchronously(\(asynchronously))", .display) {
      super.displayWillStartAsynchronously(asynchronously)
    }
  }
  open override func displayDidFinish() { told("displayDidFinish", .display) { super.displayDidFinish() } }
  open override func subnodeDisplayWillStart(_ subnode: ASDisplayNode) {
    told("subnodeDisplayWillStart(\(subnode.recordedLabel))", .display) { super.subnodeDisplayWillStart(subnode) }
  }
  open override func subnodeDisplayDidFinish(_ subnode: ASDisplayNode) {
    told("subnodeDisplayDidFinish(\(subnode.recordedLabel))", .display) { super.subnodeDisplayDidFinish(subnode) }
  }
  open override func hierarchyDisplayDidFinish() {
    told("hierarchyDisplayDidFinish", .display) { super.hierarchyDisplayDidFinish() }
  }
  open override func clearContents() { told("clearContents", .display) { super.clearContents() } }
  open override func placeholderImage() -> UIImage? { told("placeholderImage", .display) { UIImage() } }

  open override func animateLayoutTransition(_ context: any ASContextTransitioning) {
    told("animateLayoutTransition", .transition) { super.animateLayoutTransition(context) }
  }
  open override func didCompleteLayoutTransition(_ context: any ASContextTransitioning) {
    told("didCompleteLayoutTransition", .transition) { super.didCompleteLayoutTransition(context) }
  }

  // MARK: Touches

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    told("hitTest", .touches) { super.hitTest(point, with: event) }
  }
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    told("point(inside:)", .touches) { super.point(inside: point, with: event) }
  }
}

extension ASDisplayNode {
  package var recordedLabel: String { (self as? RecordedNode)?.label ?? "\(type(of: self))" }
}
