import Foundation
import HeadlessUIKit

/// What a node knows about its contents.
struct DisplayState {
  /// Whether the contents are made on the display workers.
  var isAsynchronous = true
  var isSuspended = false
  /// Contents were asked for that are not made before the suspension ends.
  var isPutOff = false
  /// What was set before there was a layer to have it.
  var contents: Any?
  /// Counts the displays that were begun or given up: one that was begun with another number is cancelled.
  var generation: UInt = 0
  /// Pixels per point of the next contents.
  var scale: CGFloat = 2
  /// Whether everything below is drawn into the contents of this node.
  var isRasterizing = false
  /// There was nothing to draw on when the contents were asked for.
  var waitsForSize = false
  /// The node has left the display range, and its contents are to go.
  var isGivenUp = false
  /// The node itself and those directly below it that are being displayed.
  var underWay: Set<ObjectIdentifier> = []

  var placeholderEnabled = false
  /// In seconds.
  var placeholderFadeDuration: TimeInterval = 0
  var placeholder: UIImage?
  var isMakingPlaceholder = false
  /// Main would have shown the placeholder while it was being made.
  var awaitsPlaceholder = false
  var placeholderLayer: CALayer?

  var willDraw: ASDisplayNodeContextModifier?
  var didDraw: ASDisplayNodeContextModifier?
}

/// Whether what is being drawn is no longer wanted.
public typealias asdisplaynode_iscancelled_block_t = () -> Bool

/// Draws before or after the contents of a node. On a display worker, or on main where the node is displayed synchronously.
public typealias ASDisplayNodeContextModifier = (_ context: CGContext, _ drawParameters: Any?) -> Void

extension ASDisplayNode {
  func showContents(_ contents: Any?) {
    if let layer = layerIfLoaded { layer.contents = contents } else { state.with { $0.display.contents = contents } }
  }

  /// On main: what is being made is given up, or what was put off is made.
  func suspensionDidChange() {
    guard draws else { return }
    if displaySuspended {
      if abandonDisplay() { state.with { $0.display.isPutOff = true } }
      return
    }
    let isPutOff = state.with { state in
      defer { state.display.isPutOff = false }
      return state.display.isPutOff
    }
    if isPutOff || contents == nil { setNeedsDisplay() }
  }

  /// Whether there is something of the node's own, or below it, to draw.
  var draws: Bool {
    let (isForeign, rasterizes) = state.with { ($0.isSynchronous, $0.display.isRasterizing) }
    return !isForeign && (rasterizes || drawsItself)
  }

  var drawsItself: Bool {
    let type = type(of: self)
    return OverriddenMethod.display.isOverridden(by: type) || OverriddenMethod.draw.isOverridden(by: type)
      || state.with { $0.display.willDraw != nil || $0.display.didDraw != nil }
  }
}
