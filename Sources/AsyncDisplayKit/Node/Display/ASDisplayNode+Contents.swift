import Foundation
import HeadlessUIKit

/// Wanting contents, and letting them go.
extension ASDisplayNode {
  func ensureDisplay(_ synchronously: Bool) {
    let layer = loadedLayer
    if layer.contents == nil || layer.needsDisplay() {
      if synchronously { display(asynchronously: false) } else if !isBeingDisplayed { layer.setNeedsDisplay() }
    }
    if !synchronously { layer.displayIfNeeded() }
    if state[\.display.isRasterizing] { return }
    for subnode in subnodes { subnode.ensureDisplay(synchronously) }
  }

  var isBeingDisplayed: Bool { state.with { $0.display.underWay.contains(ObjectIdentifier(self)) } }

  func clearContentsOfTree() {
    callClearContents()
    for subnode in subnodes { subnode.clearContentsOfTree() }
  }

  /// The contents and the placeholder go.
  package func dropContents() {
    let layer = state.with { state in
      state.display.placeholder = nil
      state.display.contents = nil
      return state.layer ?? state.view?.layer
    }
    layer?.contents = nil
  }

  package func callClearContents() { call(NodeCall.clearContents) { $0.clearContents() } }

  // MARK: As near as the node is

  /// In a window, contents that are missing are made in the next pass.
  func wantContents() {
    guard draws, contents == nil, !isRasterized else { return }
    loadedLayer.setNeedsDisplay()
    showPlaceholder()
  }

  /// In the display range of a container, contents are made though the node is in no window yet. A tree without any stays unloaded.
  func wantContentsAhead() {
    guard state[\.isRangeManaged], !isInHierarchy, somethingDraws else { return }
    runtime.async(.main) { [self] in
      if isInDisplayState && !isInHierarchy { recursivelyEnsureDisplaySynchronously(false) }
    }
  }

  private var somethingDraws: Bool { draws || subnodes.contains(where: \.somethingDraws) }

  /// Out of the display range contents go, unless the node is back before the next turn.
  func giveContentsUp() {
    guard draws, isNodeLoaded else { return }
    abandonDisplay()
    state.with { $0.display.isGivenUp = true }
    runtime.async(.main) { [self] in
      if state[\.display.isGivenUp], !isInDisplayState {
        traced(NodeCall.recursivelyClearContents) { clearWhatIsGivenUp() }
      }
    }
  }

  /// A tree leaves as a whole, so the first of its nodes clears the others with itself.
  private func clearWhatIsGivenUp() {
    let isGivenUp = state.with { state in
      defer { state.display.isGivenUp = false }
      return state.display.isGivenUp
    }
    if isGivenUp && !isInDisplayState { callClearContents() }
    for subnode in subnodes { subnode.clearWhatIsGivenUp() }
  }

  /// The node has another size: contents for which there was no room can be made now.
  func sizeDidChange() {
    if state[\.display.waitsForSize], !bounds.isEmpty { setNeedsDisplay() }
    layoutPlaceholder()
  }

  // MARK: A picture of it all

  /// The node with everything in it as it would be on screen: laid out, displayed, and put together. Main only.
  ///
  /// - Parameter scale: pixels per point; the screen's if it is 0.
  public func image(scale: CGFloat = 0) -> UIImage? {
    guard requireMain(.displayOnMain, "image(scale:)"), !bounds.isEmpty else { return nil }
    recursivelyEnsureDisplaySynchronously(true)
    UIGraphicsBeginImageContextWithOptions(bounds.size, false, scale)
    defer { UIGraphicsEndImageContext() }
    if let context = UIGraphicsGetCurrentContext() { loadedLayer.render(in: context) }
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}
