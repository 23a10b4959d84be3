import HeadlessUIKit

/// Calls and events of entering and leaving windows and interface states.
extension NodeCall {
  package static let willEnterHierarchy = call("willEnterHierarchy()")
  package static let didEnterHierarchy = call("didEnterHierarchy()")
  package static let didExitHierarchy = call("didExitHierarchy()")
  package static let didEnterPreloadState = call("didEnterPreloadState()")
  package static let didExitPreloadState = call("didExitPreloadState()")
  package static let didEnterDisplayState = call("didEnterDisplayState()")
  package static let didExitDisplayState = call("didExitDisplayState()")
  package static let didEnterVisibleState = call("didEnterVisibleState()")
  package static let didExitVisibleState = call("didExitVisibleState()")
  package static let interfaceStateDidChange = call("interfaceStateDidChange(_:from:)")
  /// The node appears on screen.
  package static let visible = call("visible")
  /// The node has been removed from the view hierarchy.
  package static let leftHierarchy = call("leftHierarchy")
  /// The interface state has another value from now on.
  package static let interfaceStateSet = call("interfaceStateSet")

  // MARK: Of earlier versions

  package static let fetchData = call("fetchData()")
  package static let clearFetchedData = call("clearFetchedData()")
  package static let fetchStateDidChange = call("fetchStateDidChange(_:)")
  package static let displayStateDidChange = call("displayStateDidChange(_:)")
  package static let visibilityDidChange = call("visibilityDidChange(_:)")
}
