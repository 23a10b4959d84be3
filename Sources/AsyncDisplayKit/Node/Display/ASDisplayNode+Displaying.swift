import Foundation
import HeadlessUIKit

/// From the wish for contents to contents that are set. All of it on main but the drawing itself.
extension ASDisplayNode {
  package func layerDisplay(_ layer: CALayer) { display(asynchronously: displaysAsynchronously) }

  package func layerCancelsDisplay(_ layer: CALayer) { cancelDisplay() }

  /// Begins to make the contents. It is put off while the display is suspended; nothing happens where there is nothing to draw.
  func display(asynchronously: Bool) {
    guard requireMain(.displayOnMain, "a display") else { return }
    guard draws else { return }
    if displaySuspended { return state.with { $0.display.isPutOff = true } }
    layerIfLoaded?.displayHasBegun()
    if bounds.isEmpty {
      abandonDisplay()
      return state.with { $0.display.waitsForSize = true }
    }
    let generation = state.with { state in
      state.display.waitsForSize = false
      state.display.generation += 1
      return state.display.generation
    }
    let job = displayJob(generation)
    steps.displayWillStart(self, asynchronously: asynchronously)
    steps.perform(asynchronously: asynchronously, for: self) {
      job.picture()
    } deliver: { [self] picture in
      if !steps.isCancelled(self, display: generation) { steps.didDisplay(self, picture) }
    }
  }

  /// Contents that are being made are no longer wanted: others are.
  func cancelDisplay() {
    let wasUnderWay = state.with { state in
      state.display.generation += 1
      return state.display.underWay.contains(ObjectIdentifier(self))
    }
    if wasUnderWay { note(NodeCall.displayCancelled) }
  }

  /// Contents that are being made are no longer wanted, and no others are for now. Nobody has to wait for them.
  ///
  /// - Returns: whether there were any.
  @discardableResult func abandonDisplay() -> Bool {
    cancelDisplay()
    return leaveDisplay()
  }

  private func leaveDisplay() -> Bool {
    for subnode in rasterizedSubnodes { _ = subnode.leaveDisplay() }
    let wasUnderWay = state.with { $0.display.underWay.remove(ObjectIdentifier(self)) != nil }
    if wasUnderWay, let supernode { supernode.finishDisplay(of: self, isTold: supernode.isDisplayed) }
    return wasUnderWay
  }

  /// Whether all that can be wanted of the node's own contents has begun.
  private var isDisplayed: Bool { isInDisplayState && layerIfLoaded?.needsDisplay() != true }

  /// Whether a display that was begun with this number is no longer wanted.
  package func isSuperseded(_ generation: UInt) -> Bool { state[\.display.generation] != generation }

  // MARK: What drawing needs to know

  private func displayJob(_ generation: UInt) -> DisplayJob {
    var job = job(generation: generation, on: loadedLayer)
    if state[\.display.isRasterizing] { job.rasterized = subnodes.compactMap { $0.rasterizedPart(generation) } }
    return job
  }

  func job(generation: UInt, on layer: CALayer?) -> DisplayJob {
    let parameters = drawsItself ? callDrawParameters(on: layer) : nil
    let display = state[\.display]
    return DisplayJob(
      node: self, generation: generation, bounds: bounds, scale: display.scale,
      isOpaque: state[\.properties.drawsOpaquely], parameters: parameters, willDraw: display.willDraw,
      didDraw: display.didDraw, traits: drawnTraits)
  }

  private func callDrawParameters(on layer: CALayer?) -> NSObjectProtocol? {
    let layer = layer as? _ASDisplayLayer ?? _ASDisplayLayer(owner: self, in: runtime)
    return steps.drawParameters(of: self) { traced(NodeCall.drawParameters) { drawParameters(forAsyncLayer: layer) } }
  }

  // MARK: Being told

  /// The hooks of a display that begins.
  package func tellDisplayWillStart(asynchronously: Bool) {
    call(NodeCall.displayWillStart) { $0.displayWillStart() }
    call(NodeCall.displayWillStartAsynchronously) { $0.displayWillStartAsynchronously(asynchronously) }
    state.with { _ = $0.display.underWay.insert(ObjectIdentifier(self)) }
    supernode?.subnodeWillStart(self)
    for subnode in rasterizedSubnodes { subnode.tellDisplayWillStart(asynchronously: asynchronously) }
  }

  /// Sets the contents.
  package func setContents(_ picture: UIImage?) {
    let layer = loadedLayer
    layer.contents = picture
    layer.contentsScale = contentsScaleForDisplay
  }

  /// The contents are there, and with them those of everything that is drawn into them.
  package func noteContents() {
    note(NodeCall.contentsSet)
    for subnode in rasterizedSubnodes { subnode.noteRasterized() }
  }

  private func noteRasterized() {
    note(NodeCall.rasterized)
    for subnode in rasterizedSubnodes { subnode.noteRasterized() }
  }

  /// The hooks of a display that has come to its end.
  package func tellDisplayDidFinish() {
    call(NodeCall.displayDidFinish) { $0.displayDidFinish() }
    finishDisplay(of: self)
    supernode?.subnodeDidFinish(self)
    for subnode in rasterizedSubnodes { subnode.tellDisplayDidFinish() }
  }

  private var rasterizedSubnodes: [ASDisplayNode] {
    let isRasterized = state[\.display.isRasterizing] || rasterizingNode != nil
    return isRasterized ? subnodes.filter { !$0.isHidden && $0.alpha > 0 } : []
  }

  package func subnodeWillStart(_ subnode: ASDisplayNode) {
    state.with { _ = $0.display.underWay.insert(ObjectIdentifier(subnode)) }
    call(NodeCall.subnodeDisplayWillStart) { $0.subnodeDisplayWillStart(subnode) }
  }

  package func subnodeDidFinish(_ subnode: ASDisplayNode) {
    call(NodeCall.subnodeDisplayDidFinish) { $0.subnodeDisplayDidFinish(subnode) }
    finishDisplay(of: subnode)
  }

  private func finishDisplay(of node: ASDisplayNode, isTold: Bool = true) {
    let isDone = state.with { state in
      state.display.underWay.remove(ObjectIdentifier(node)) != nil && state.display.underWay.isEmpty
    }
    guard isDone && isTold else { return }
    call(NodeCall.hierarchyDisplayDidFinish) { $0.hierarchyDisplayDidFinish() }
    tellDelegates { $0.hierarchyDisplayDidFinish() }
    removePlaceholder()
  }
}
