import Foundation
import HeadlessUIKit

/// One part of the interface state has changed: the hooks of it under all their names, then the delegates. On main.
extension ASDisplayNode {
  package func tellOfPreload(_ isIn: Bool) {
    keepTold(.preload, isIn)
    if isIn {
      callDidEnterPreloadState()
      callFetchData()
    } else {
      callDidExitPreloadState()
      callClearFetchedData()
    }
    callFetchStateDidChange(isIn)
    tellDelegates { if isIn { $0.didEnterPreloadState() } else { $0.didExitPreloadState() } }
  }

  package func tellOfDisplay(_ isIn: Bool) {
    keepTold(.display, isIn)
    if isIn {
      callDidEnterDisplayState()
      wantContentsAhead()
    } else {
      giveContentsUp()
      callDidExitDisplayState()
    }
    callDisplayStateDidChange(isIn)
    tellDelegates { if isIn { $0.didEnterDisplayState() } else { $0.didExitDisplayState() } }
  }

  package func tellOfVisibility(_ isIn: Bool) {
    keepTold(.visible, isIn)
    if isIn { callDidEnterVisibleState() } else { callDidExitVisibleState() }
    callVisibilityDidChange(isIn)
    tellDelegates { if isIn { $0.didEnterVisibleState() } else { $0.didExitVisibleState() } }
  }

  private func keepTold(_ part: ASInterfaceState, _ isIn: Bool) {
    state.with { if isIn { $0.toldState.insert(part) } else { $0.toldState.remove(part) } }
  }

  /// Whether the node was told last that it is in a state.
  package func wasTold(of part: ASInterfaceState) -> Bool { state[\.toldState].contains(part) }

  /// What ``setNeedsPreload()`` does unless it is overridden.
  func fetchAnew() {
    onMain(self) { node in
      guard node.isInPreloadState else { return }
      ASDisplayNodePerformBlockOnEveryNode(nil, node, true) { one in
        // As if the state were entered anew, for whoever watches as well: hooks without a reason would look like a fault.
        one.note(NodeCall.preloadEntered)
        one.callDidEnterPreloadState()
        one.callFetchData()
      }
    }
  }
}
