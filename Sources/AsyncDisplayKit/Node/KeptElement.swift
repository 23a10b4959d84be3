import Foundation
import HeadlessUIKit

/// The part of a node that few say something of: how its contents are kept and drawn, how corners are cut, what its margins take in.
///
/// A class beside ``ASDisplayNode`` because only what stands in the body of a class can be overridden.
open class KeptElement: StandingElement {
  private var node: ASDisplayNode { unsafeDowncast(self, to: ASDisplayNode.self) }

  /// Whether all nodes below are drawn into this one's contents. To be set before they are loaded; it cannot be taken back.
  open var shouldRasterizeDescendants: Bool {
    get { node.rasterizesSubtree }
    set { if newValue { node.enableSubtreeRasterization() } }
  }

  /// Which of several nodes is to be drawn first; kept only: they are drawn in the order in which that was asked for.
  open var drawingPriority: Int {
    get { rare() ?? ASDefaultDrawingPriority }
    set { setRare(newValue) }
  }

  /// The part of the contents that is shown, where their width and height are 1.
  open var contentsRect: CGRect {
    get { rare() ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { keep(newValue, \.contentsRect) }
  }

  /// The part of the contents that is stretched; their width and height are 1.
  open var contentsCenter: CGRect {
    get { rare() ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { keep(newValue, \.contentsCenter) }
  }

  /// How contents fill the bounds: the raw value of a `CALayerContentsGravity`.
  open var contentsGravity: String {
    get { (rare() ?? CALayerContentsGravity.resize).rawValue }
    set { keep(CALayerContentsGravity(rawValue: newValue), \.contentsGravity) }
  }

  /// Pixels per point of the picture that is kept of the layer, where one is.
  open var rasterizationScale: CGFloat {
    get { rare() ?? 1 }
    set { keep(newValue, \.rasterizationScale) }
  }

  /// Moves everything in the node, around its anchor.
  open var subnodeTransform: CATransform3D {
    get { rare() ?? CATransform3DIdentity }
    set { keep(newValue, \.sublayerTransform) }
  }

  /// Keeps a value and has the layer show it: now, or what was set last once the layer is there.
  private func keep<Value>(
    _ value: Value, _ shown: ReferenceWritableKeyPath<CALayer, Value> & Sendable, _ name: String = #function
  ) {
    let isFirst = (rare(name) as Value?) == nil
    setRare(value, name)
    if node.isNodeLoaded { return onMain(node) { $0.loadedLayer[keyPath: shown] = value } }
    guard isFirst else { return }
    state.with { $0.loadBlocks.append { node in node.loadedLayer[keyPath: shown] = node.rare(name) ?? value } }
  }

  open var measurementOptions: ASDisplayNodePerformanceMeasurementOptions {
    get { rare() ?? [] }
    set { setRare(newValue) }
  }

  /// Nothing takes time.
  open var performanceMeasurements: ASDisplayNodePerformanceMeasurements { ASDisplayNodePerformanceMeasurements() }

  open var cornerRoundingType: ASCornerRoundingType {
    get { state[\.cornerRounding] }
    set { state.with { $0.cornerRounding = newValue } }
  }

  /// Which corners are round.
  open var maskedCorners: CACornerMask {
    get { get(\.maskedCorners, layer: \.maskedCorners) }
    set { set(\.maskedCorners, newValue, layer: \.maskedCorners) }
  }

  open var defaultLayoutTransitionDuration: TimeInterval {
    get { state[\.transition.duration] }
    set { state.with { $0.transition.duration = newValue } }
  }

  open var defaultLayoutTransitionDelay: TimeInterval {
    get { state[\.transition.delay] }
    set { state.with { $0.transition.delay = newValue } }
  }

  open var defaultLayoutTransitionOptions: UIViewAnimationOptions {
    get { state[\.transition.options] }
    set { state.with { $0.transition.options = newValue } }
  }

  /// Whether what the system covers is part of the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { state[\.properties].rare.insetsMarginsFromSafeArea }
    set {
      node.setMargins({ $0.insetsMarginsFromSafeArea = newValue }, { $0.insetsLayoutMarginsFromSafeArea = newValue })
    }
  }

  /// Whether the margins are at least what is left here of those of the view above.
  open var preservesSuperviewLayoutMargins: Bool {
    get { state[\.properties].rare.preservesSuperviewMargins }
    set {
      node.setMargins({ $0.preservesSuperviewMargins = newValue }, { $0.preservesSuperviewLayoutMargins = newValue })
    }
  }

  /// Whether the node is laid out again when its margins are set.
  open var automaticallyRelayoutOnLayoutMarginsChanges: Bool {
    get { state[\.properties].rare.relayoutsOnMarginChanges }
    set { state.with { $0.properties.rare.relayoutsOnMarginChanges = newValue } }
  }

  /// Pixels per point that the next contents will have; the layer gets the number together with them.
  open var contentsScaleForDisplay: CGFloat { state[\.display.scale] }

  /// Draws before the contents.
  open var willDisplayNodeContentWithRenderingContext: ASDisplayNodeContextModifier? {
    get { state[\.display.willDraw] }
    set { state.with { $0.display.willDraw = newValue } }
  }

  /// Draws after the contents.
  open var didDisplayNodeContentWithRenderingContext: ASDisplayNodeContextModifier? {
    get { state[\.display.didDraw] }
    set { state.with { $0.display.didDraw = newValue } }
  }
}
