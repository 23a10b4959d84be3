import Foundation
import HeadlessUIKit

/// What a node shows until its contents have been made.
extension ASDisplayNode {
  /// A node that was measured before it is shown has its placeholder made in the background, so that main finds it there.
  func preparePlaceholder() {
    let size = calculatedSize
    guard placeholderEnabled, displaysAsynchronously, size.width > 0, size.height > 0 else { return }
    runtime.async(.display) { [self] in makePlaceholder() }
  }

  /// Makes the placeholder unless it is there, or being made, on the calling thread.
  private func makePlaceholder() {
    let isNeeded = state.with { state in
      guard state.display.placeholder == nil, !state.display.isMakingPlaceholder else { return false }
      state.display.isMakingPlaceholder = true
      return true
    }
    guard isNeeded else { return }
    let picture = traced(NodeCall.placeholderImage) { steps.placeholder(of: self) { placeholderImage() } }
    let isAwaited = state.with { state in
      state.display.placeholder = picture
      state.display.isMakingPlaceholder = false
      defer { state.display.awaitsPlaceholder = false }
      return state.display.awaitsPlaceholder
    }
    if isAwaited { runtime.async(.main) { [self] in if awaitsContents { showPlaceholder() } } }
  }

  /// Whether contents are wanted that are not there.
  private var awaitsContents: Bool {
    let isUnderWay = isBeingDisplayed || layerIfLoaded?.needsDisplay() == true || state[\.display.isPutOff]
    return isInHierarchy && isUnderWay
  }

  /// On main: shows the placeholder over everything that is in the node, now or as soon as it has been made.
  func showPlaceholder() {
    guard placeholderEnabled, displaysAsynchronously, !bounds.isEmpty, contents == nil else { return }
    makePlaceholder()
    let picture = state.with { state in
      state.display.awaitsPlaceholder = state.display.isMakingPlaceholder
      return state.display.placeholderLayer == nil ? state.display.placeholder : nil
    }
    if let picture { addPlaceholder(picture) }
  }

  private func addPlaceholder(_ picture: UIImage) {
    let layer = CALayer(owner: self, in: runtime)
    layer.contents = picture
    layer.zPosition = 9999
    layer.frame = bounds
    state.with { $0.display.placeholderLayer = layer }
    loadedLayer.addSublayer(layer)
  }

  func layoutPlaceholder() { state[\.display.placeholderLayer]?.frame = bounds }

  /// It fades out where that takes time and the node can be seen.
  func removePlaceholder() {
    let (layer, duration) = state.with { state in
      defer { state.display.placeholderLayer = nil }
      return (state.display.placeholderLayer, state.display.placeholderFadeDuration)
    }
    guard let layer else { return }
    guard duration > 0, isVisible else { return layer.removeFromSuperlayer() }
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.timingFunction) = (layer.opacity, CAMediaTimingFunction(name: .default))
    CATransaction.begin()
    CATransaction.setAnimationDuration(duration)
    CATransaction.setCompletionBlock { layer.removeFromSuperlayer() }
    layer.add(fade, forKey: "opacity")
    layer.opacity = 0
    CATransaction.commit()
  }
}
