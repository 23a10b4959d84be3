/// Calls and events of view controllers.
package enum ControllerCall {
  package static let initialize = call("init")
  package static let loadView = call("loadView()")
  package static let viewDidLoad = call("viewDidLoad()")
  package static let viewWillAppear = call("viewWillAppear(_:)")
  package static let viewDidAppear = call("viewDidAppear(_:)")
  package static let viewWillDisappear = call("viewWillDisappear(_:)")
  package static let viewDidDisappear = call("viewDidDisappear(_:)")
  package static let viewWillLayoutSubviews = call("viewWillLayoutSubviews()")
  package static let viewDidLayoutSubviews = call("viewDidLayoutSubviews()")
  package static let viewWillTransition = call("viewWillTransition(to:with:)")
  /// Somebody asked for the view.
  package static let view = call("view")
  /// The view was set.
  package static let setView = call("setView")
  /// There is a view from now on.
  package static let viewLoaded = call("viewLoaded")
  /// The view's bounds have changed.
  package static let geometryChange = call("geometryChange")
  package static let refused = call("refused")
  package static let deinitialize = call("deinit")

  private static func call(_ name: String) -> ObservedCall { ObservedCall(type: "UIViewController", name: name) }
}
