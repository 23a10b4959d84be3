import HeadlessUIKit

/// Calls and events of nodes.
package enum NodeCall {
  package static let initialize = call("init")
  package static let didLoad = call("didLoad()")
  package static let layoutThatFits = call("layoutThatFits(_:)")
  package static let calculateRestrictedLayout = call(
    "calculateLayoutThatFits(_:restrictedTo:relativeToParentSize:)")
  package static let calculateLayoutThatFits = call("calculateLayoutThatFits(_:)")
  package static let calculateSizeThatFits = call("calculateSizeThatFits(_:)")
  package static let layoutSpecThatFits = call("layoutSpecThatFits(_:)")
  /// The layout spec block, which is there in place of an override.
  package static let layoutSpecBlock = call("layoutSpecBlock")
  /// The layout spec block was set; `different` where the class has a spec of its own.
  package static let layoutSpecBlockSet = call("layoutSpecBlockSet")
  /// There is another `calculatedLayout` from now on.
  package static let calculatedLayoutSet = call("calculatedLayoutSet")
  package static let calculatedLayoutDidChange = call("calculatedLayoutDidChange()")
  package static let invalidateCalculatedLayout = call("invalidateCalculatedLayout()")
  /// The frames of a layout are given to the subnodes. Nobody is told of it.
  package static let framesApplied = call("framesApplied")
  package static let layout = call("layout()")
  package static let layoutDidFinish = call("layoutDidFinish()")
  /// Somebody asked for the view.
  package static let view = call("view")
  /// Somebody asked for the layer.
  package static let layer = call("layer")
  /// The block that makes the view or layer.
  package static let viewBlock = call("viewBlock")
  /// The backing view or layer exists from now on.
  package static let viewLoaded = call("viewLoaded")
  /// A block that was to run once the node is loaded.
  package static let onDidLoad = call("onDidLoad(_:)")
  /// The frame was set.
  package static let setFrame = call("setFrame")
  package static let addSubnode = call("addSubnode(_:)")
  /// The bounds have another size or origin.
  package static let boundsChange = call("boundsChange")
  /// A subnode was added, removed, or changed in size.
  package static let hierarchyChange = call("hierarchyChange")
  package static let refused = call("refused")
  package static let deinitialize = call("deinit")

  package static func call(_ name: String) -> ObservedCall { ObservedCall(type: "ASDisplayNode", name: name) }
}

/// Events of layout specs.
package enum SpecCall {
  /// The spec was part of a tree that `layoutSpecThatFits(_:)` handed over.
  package static let returned = ObservedCall(type: "ASLayoutSpec", name: "returned")
  /// It is part of a tree that is about to be returned, and was returned before.
  package static let returnedAgain = ObservedCall(type: "ASLayoutSpec", name: "returnedAgain")
  /// A property was written, after that or while the spec was being made in `layoutSpecThatFits(_:)`.
  package static let write = ObservedCall(type: "ASLayoutSpec", name: "write")
}
