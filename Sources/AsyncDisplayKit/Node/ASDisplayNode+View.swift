import Foundation
import HeadlessUIKit

/// What the backing view or layer tells the node.
extension ASDisplayNode: ViewClient {
  package func viewWillEnterWindow(_ view: UIView) { enterHierarchy() }
  package func viewIsOutOfWindow(_ view: UIView) { noteLeftWindow() }
  package func viewDidLeaveWindow(_ view: UIView) { exitHierarchy() }
  package func viewWillJoin(_ superview: UIView, _ view: UIView) { followView(view, into: superview) }
  package func viewDidJoin(_ superview: UIView, _ view: UIView) { leaveSupernodeBehind(of: view) }
  package func viewDidLeaveSuperview(_ view: UIView) {
    // A window that is let go says nothing to the views in it: they are found to be in none when they are taken out.
    if isInHierarchy { noteLeftWindow() }
    exitHierarchy()
    leaveSupernodeBehind(of: view)
  }
  package var putsLayoutOff: Bool { state[\.transition.isMeasuring] }
  package func viewLayoutSubviews(_ view: UIView) { performLayoutPass() }

  package func layerWillEnterWindow(_ layer: CALayer) { enterHierarchy() }
  package func layerDidLeaveWindow(_ layer: CALayer) {
    // Nobody else has said so of a layer that leaves by itself, or that somebody put by hand where it is.
    if isInHierarchy { noteLeftWindow() }
    exitHierarchy()
  }
  package func layerLayoutSublayers(_ layer: CALayer) { performLayoutPass() }

  package func layerGeometryDidChange(_ layer: CALayer, boundsChanged: Bool) {
    let new = layer.geometry
    let old = state.with { state in
      defer { state.properties.geometry = new }
      return state.properties.geometry
    }
    tellOfGeometry(from: old, to: new)
  }

  /// Tells observers and the supernode of other bounds.
  func tellOfGeometry(from old: LayerGeometry, to new: LayerGeometry) {
    guard old.bounds != new.bounds else { return }
    note(NodeCall.boundsChange, flags: isInHierarchy ? .onScreen : [])
    guard old.bounds.size != new.bounds.size else { return }
    if ThreadState.isMain { sizeDidChange() }
    supernode?.didChangeSize(of: self)
  }

  /// The window that the node's view was in is gone, and nobody has said so.
  private var hasLostWindow: Bool { isInHierarchy && isNodeLoaded && layerIfLoaded?.window == nil }

  /// Nodes without view are out with the one whose view they are in; once for each time that they were in.
  private func noteLeftWindow() {
    let isNews = state.with { state in
      defer { state.moveOut = state.hierarchyMoves }
      return state.moveOut != state.hierarchyMoves
    }
    guard isNews else { return }
    note(NodeCall.leftWindow)
    for subnode in subnodes where subnode.isLayerBacked || subnode.hasLostWindow { subnode.noteLeftWindow() }
  }
}
