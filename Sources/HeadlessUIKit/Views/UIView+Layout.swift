import Foundation

extension UIView {
  /// Whether a pass over this view runs; sizes set in it are part of it.
  package var isInLayoutPass: Bool { layer.isInLayoutPass }

  /// Forgets that the view is dirty. For a runtime that is wrong on purpose.
  package func cancelLayout() { layer.layoutIsDue = false }

  /// What ``layoutIfNeeded()`` does unless it is overridden.
  func layOutNow() {
    guard requireMain(.viewOnMain, "layoutIfNeeded()") else { return }
    layer.layoutIfNeeded()
  }

  /// One pass over this view alone.
  func layoutPass() {
    let flags: ObservedFlags = client?.putsLayoutOff == true ? [.byFramework, .refused] : .byFramework
    withItsTraits { traced(ViewCall.layoutPass, flags: flags) { runtime.controllerSteps.layoutPass(of: self) } }
  }

  /// What a pass does for the view itself.
  package func layoutContents() {
    updateConstraintsIfNeeded()
    placeByConstraints()
    layoutSubviews()
    client?.viewLayoutSubviews(self)
  }

  /// The layer has another place or size.
  ///
  /// - Parameter oldSize: nil if the size is the same.
  func layerGeometryDidChange(boundsChanged: Bool, oldSize: CGSize?) {
    let sizeChanged = oldSize != nil
    frameDidChange(boundsChanged: boundsChanged, sizeChanged: sizeChanged)
    if let oldSize { resizeSubviews(from: oldSize) }
    // What scrolls keeps its geometry.
    if sizeChanged { controller?.viewBoundsDidChange() }
    tellOfSafeArea(sizeChanged: sizeChanged)
  }

  // MARK: Drawing

  /// The tint is another one here, and below where views have none of their own.
  func tellOfTintColor() {
    tintColorDidChange()
    client?.viewTintColorDidChange(self)
    for subview in subviews where subview.ownTintColor == nil { subview.tellOfTintColor() }
  }

  /// A view without node draws nothing of its own.
  func displayContents() {}
}
