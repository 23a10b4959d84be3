import HeadlessUIKit

/// Calls and events of drawing.
extension NodeCall {
  package static let drawParameters = call("drawParameters(forAsyncLayer:)")
  package static let draw = call("draw(_:withParameters:isCancelled:isRasterizing:)")
  package static let display = call("display(withParameters:isCancelled:)")
  package static let displayWillStart = call("displayWillStart()")
  package static let displayWillStartAsynchronously = call("displayWillStartAsynchronously(_:)")
  package static let displayDidFinish = call("displayDidFinish()")
  package static let subnodeDisplayWillStart = call("subnodeDisplayWillStart(_:)")
  package static let subnodeDisplayDidFinish = call("subnodeDisplayDidFinish(_:)")
  package static let hierarchyDisplayDidFinish = call("hierarchyDisplayDidFinish()")
  package static let clearContents = call("clearContents()")
  package static let recursivelyClearContents = call("recursivelyClearContents()")
  package static let placeholderImage = call("placeholderImage()")
  package static let setNeedsDisplay = call("setNeedsDisplay()")
  package static let setNeedsDisplayAtScale = call("setNeedsDisplayAtScale(_:)")
  package static let recursivelySetNeedsDisplayAtScale = call("recursivelySetNeedsDisplayAtScale(_:)")
  /// The contents were set.
  package static let contentsSet = call("contentsSet")
  /// A drawing clears a part of the bitmap that it was given.
  package static let backingStoreCleared = call("backingStoreCleared")
  /// The contents of a node above, into which this one is drawn, were set.
  package static let rasterized = call("rasterized")
  /// A display that has begun is no longer wanted.
  package static let displayCancelled = call("displayCancelled")
  /// A drawing asked whether it is still wanted, and was told that it is not.
  package static let toldOfCancellation = call("toldOfCancellation")
}

/// Calls of changes between layouts.
extension NodeCall {
  package static let transitionLayout = call(
    "transitionLayout(with:animated:shouldMeasureAsync:measurementCompletion:)")
  package static let animateLayoutTransition = call("animateLayoutTransition(_:)")
  package static let didCompleteLayoutTransition = call("didCompleteLayoutTransition(_:)")
  /// The new layout of a transition is there.
  package static let transitionMeasured = call("transitionMeasured")
  /// Whoever shows a transition has said that it has been shown.
  package static let transitionCompleted = call("transitionCompleted")
}
