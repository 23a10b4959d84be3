/// An object that observations are about.
public protocol Observable: AnyObject {
  /// Unique in its runtime, counted from 1; 0 for an object no observer has heard of.
  var observationID: UInt32 { get }
  /// The object this one belongs with, 0 if none: a controller's root node and its controller, any other node's supernode, a view's
  /// controller or node, the node that a layout spec was returned for.
  var relatedObservationID: UInt32 { get }
}

/// Is told what happens in a runtime.
///
/// It is called on the thread on which things happen, in the middle of them; ``ThreadState/current`` says which one that is. It must
/// be quick, must not call back into the runtime, and must not keep `instance`, which may be about to be freed.
public protocol CallObserver: AnyObject, Sendable {
  /// - Parameter instance: what it happened to; nil for the main loop. Its dynamic type is the type to report.
  func observe(_ observation: Observation, on instance: (any Observable)?)
}
