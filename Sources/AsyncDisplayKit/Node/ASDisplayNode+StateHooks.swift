import Foundation
import HeadlessUIKit

/// One part of the interface state has changed: the hooks of it under all their names, then the delegates. On main.
extension ASDisplayNode {
  package func tellOfPreload(_ isIn: Bool) {
    if isIn {
      callDidEnterPreloadState()
      callFetchData()
      if automaticallyManagesSubnodes { layoutNow() }
    } else {
      callDidExitPreloadState()
      callClearFetchedData()
    }
    callFetchStateDidChange(isIn)
    tellDelegates { if isIn { $0.didEnterPreloadState() } else { $0.didExitPreloadState() } }
  }

  package func tellOfDisplay(_ isIn: Bool) {
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
    if isIn { callDidEnterVisibleState() } else { callDidExitVisibleState() }
    callVisibilityDidChange(isIn)
    tellDelegates { if isIn { $0.didEnterVisibleState() } else { $0.didExitVisibleState() } }
  }

  /// Has what was fetched dropped, of this node and all below it.
  public func recursivelyClearFetchedData() {
    guard requireMain(.hierarchyOnMain, "recursivelyClearFetchedData()") else { return }
    callClearFetchedData()
    for subnode in subnodes { subnode.recursivelyClearFetchedData() }
  }

  /// Has what is needed fetched, of this node and all below it.
  public func recursivelyFetchData() {
    guard requireMain(.hierarchyOnMain, "recursivelyFetchData()") else { return }
    callFetchData()
    for subnode in subnodes { subnode.recursivelyFetchData() }
  }
}
