import Foundation
import HeadlessUIKit

/// The hooks as the runtime calls them. The main-thread ones go through ``NodeSteps/deliver(_:to:_:)``.
extension ASDisplayNode {
  package func callDidLoad() { call(NodeCall.didLoad) { $0.didLoad() } }
  package func callLayout() { call(NodeCall.layout) { $0.layout() } }
  package func callLayoutDidFinish() { call(NodeCall.layoutDidFinish) { $0.layoutDidFinish() } }
  package func callWillEnterHierarchy() { call(NodeCall.willEnterHierarchy) { $0.willEnterHierarchy() } }
  package func callDidEnterHierarchy() { call(NodeCall.didEnterHierarchy) { $0.didEnterHierarchy() } }
  package func callDidExitHierarchy() { call(NodeCall.didExitHierarchy) { $0.didExitHierarchy() } }
  package func callDidEnterPreloadState() { call(NodeCall.didEnterPreloadState) { $0.didEnterPreloadState() } }
  package func callDidExitPreloadState() { call(NodeCall.didExitPreloadState) { $0.didExitPreloadState() } }
  package func callDidEnterDisplayState() { call(NodeCall.didEnterDisplayState) { $0.didEnterDisplayState() } }
  package func callDidExitDisplayState() { call(NodeCall.didExitDisplayState) { $0.didExitDisplayState() } }
  package func callDidEnterVisibleState() { call(NodeCall.didEnterVisibleState) { $0.didEnterVisibleState() } }
  package func callDidExitVisibleState() { call(NodeCall.didExitVisibleState) { $0.didExitVisibleState() } }

  package func callInterfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState) {
    call(NodeCall.interfaceStateDidChange) { $0.interfaceStateDidChange(newState, from: oldState) }
  }

  package func callFetchData() { call(NodeCall.fetchData) { $0.fetchData() } }
  package func callClearFetchedData() { call(NodeCall.clearFetchedData) { $0.clearFetchedData() } }
  package func callFetchStateDidChange(_ isIn: Bool) {
    call(NodeCall.fetchStateDidChange) { $0.fetchStateDidChange(isIn) }
  }
  package func callDisplayStateDidChange(_ isIn: Bool) {
    call(NodeCall.displayStateDidChange) { $0.displayStateDidChange(isIn) }
  }
  package func callVisibilityDidChange(_ isIn: Bool) {
    call(NodeCall.visibilityDidChange) { $0.visibilityDidChange(isIn) }
  }

  package func callCalculatedLayoutDidChange() {
    call(NodeCall.calculatedLayoutDidChange) { $0.calculatedLayoutDidChange() }
  }

  // MARK: Measuring

  package func callCalculateLayoutThatFits(
    _ range: ASSizeRange, restrictedTo size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    traced(NodeCall.calculateRestrictedLayout) {
      calculateLayoutThatFits(range, restrictedTo: size, relativeToParentSize: parentSize)
    }
  }

  package func callCalculateLayoutThatFits(_ range: ASSizeRange) -> ASLayout {
    traced(NodeCall.calculateLayoutThatFits) { calculateLayoutThatFits(range) }
  }

  package func callCalculateSizeThatFits(_ size: CGSize) -> CGSize {
    traced(NodeCall.calculateSizeThatFits) { calculateSizeThatFits(size) }
  }

  package func callLayoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    traced(NodeCall.layoutSpecThatFits) {
      let spec = layoutSpecThatFits(constrainedSize)
      noteIfKept(spec)
      return spec
    }
  }

  func call(_ hook: ObservedCall, _ body: (ASDisplayNode) -> Void) {
    steps.deliver(hook, to: self) { traced(hook) { body(self) } }
  }
}
