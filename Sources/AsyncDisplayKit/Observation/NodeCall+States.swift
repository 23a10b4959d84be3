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
  /// The node is not seen any more.
  package static let invisible = call("invisible")
  package static let displayEntered = call("displayEntered")
  package static let displayLeft = call("displayLeft")
  package static let preloadEntered = call("preloadEntered")
  package static let preloadLeft = call("preloadLeft")
  /// The node's view joins a window.
  package static let joinsWindow = call("joinsWindow")
  /// The node's view, or its layer, is in no window any more; no hook has been called yet.
  package static let leftWindow = call("leftWindow")
  /// The node has been removed from the view hierarchy, and its hooks have been called.
  package static let leftHierarchy = call("leftHierarchy")
  /// The interface state has another value from now on.
  package static let interfaceStateSet = call("interfaceStateSet")

  // MARK: Of earlier versions

  package static let fetchData = call("fetchData()")
  package static let clearFetchedData = call("clearFetchedData()")
  package static let recursivelyClearFetchedData = call("recursivelyClearFetchedData()")
  package static let fetchStateDidChange = call("fetchStateDidChange(_:)")
  package static let displayStateDidChange = call("displayStateDidChange(_:)")
  package static let visibilityDidChange = call("visibilityDidChange(_:)")
}

extension NodeCall {
  /// What has become of an interface state, nearest last when it was entered.
  static func events(from old: ASInterfaceState, to new: ASInterfaceState) -> [ObservedCall] {
    let parts: [(ASInterfaceState, entered: ObservedCall, left: ObservedCall)] = [
      (.preload, preloadEntered, preloadLeft), (.display, displayEntered, displayLeft), (.visible, visible, invisible),
    ]
    let changed = new.symmetricDifference(old)
    guard !changed.isEmpty else { return [] }
    return [interfaceStateSet]
      + parts.filter { changed.contains($0.0) }.map { new.contains($0.0) ? $0.entered : $0.left }
  }
}
