import HeadlessUIKit

/// Calls and events of nodes.
package enum NodeCall {
  package static let initialize = call("init")
  package static let didLoad = call("didLoad()")
  package static let layoutThatFits = call("layoutThatFits(_:)")
  package static let layoutSpecThatFits = call("layoutSpecThatFits(_:)")
  package static let layout = call("layout()")
  package static let layoutDidFinish = call("layoutDidFinish()")
  package static let calculatedLayoutDidChange = call("calculatedLayoutDidChange()")
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
  /// Somebody asked for the view.
  package static let view = call("view")
  /// Somebody asked for the layer.
  package static let layer = call("layer")
  /// The backing view or layer exists from now on.
  package static let viewLoaded = call("viewLoaded")
  /// The frame was set.
  package static let setFrame = call("setFrame")
  package static let addSubnode = call("addSubnode(_:)")
  /// The bounds have another size or origin.
  package static let boundsChange = call("boundsChange")
  /// A subnode was added, removed, or changed in size.
  package static let hierarchyChange = call("hierarchyChange")
  /// The node appears on screen.
  package static let visible = call("visible")
  /// The node has been removed from the view hierarchy.
  package static let leftHierarchy = call("leftHierarchy")
  package static let refused = call("refused")
  package static let deinitialize = call("deinit")

  private static func call(_ name: String) -> ObservedCall { ObservedCall(type: "ASDisplayNode", name: name) }
}

/// Events of layout specs.
package enum SpecCall {
  /// The spec was part of a tree that `layoutSpecThatFits(_:)` handed over.
  package static let returned = ObservedCall(type: "ASLayoutSpec", name: "returned")
  /// A property was written after that.
  package static let write = ObservedCall(type: "ASLayoutSpec", name: "write")
}

/// Calls of collections.
package enum CollectionCall {
  /// One node block runs.
  package static let nodeBlock = ObservedCall(type: "ASCollectionNode", name: "nodeBlock")
}
