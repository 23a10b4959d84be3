import Foundation

/// What a view draws itself in, or what a node has in place of a view. Main only.
open class CALayer: LayerHooks, TracedObject {
  package let runtime: HeadlessRuntime
  public let observationID: UInt32
  /// The view or node that the layer belongs to.
  package weak var owner: (any Observable)?
  /// The node that lays the layer out and draws it.
  package weak var client: (any LayerClient)?
  /// The view whose layer this is.
  weak var view: UIView?

  // MARK: Geometry

  package private(set) var geometry = LayerGeometry()
  private var isChanging = false

  /// In the coordinates of the layer above, in points.
  open var frame: CGRect {
    get { geometry.frame }
    set { change { $0.frame = newValue } }
  }

  /// In the layer's own coordinates, in points. A new size keeps the anchor where it is.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { change { $0.bounds = newValue } }
  }

  /// Where the anchor is, in the coordinates of the layer above.
  open var position: CGPoint {
    get { geometry.position }
    set { change { $0.position = newValue } }
  }

  /// The point of the bounds that is at ``position``, from (0, 0) to (1, 1).
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { change { $0.anchorPoint = newValue } }
  }

  open var transform: CATransform3D {
    get { geometry.transform }
    set { change { $0.transform = newValue } }
  }

  // MARK: Appearance

  open var zPosition: CGFloat = 0
  open var backgroundColor: CGColor? {
    didSet { animateChange(of: "backgroundColor", from: oldValue, to: backgroundColor) }
  }
  open var isHidden = false
  open var opacity: Float = 1 { didSet { animateChange(of: "opacity", from: oldValue, to: opacity) } }
  open var isOpaque = false
  open var cornerRadius: CGFloat = 0 { didSet { animateChange(of: "cornerRadius", from: oldValue, to: cornerRadius) } }
  /// Which corners are round.
  open var maskedCorners = CACornerMask.all
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0 { didSet { animateChange(of: "borderWidth", from: oldValue, to: borderWidth) } }
  open var borderColor: CGColor? { didSet { animateChange(of: "borderColor", from: oldValue, to: borderColor) } }
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0 { didSet { animateChange(of: "shadowOpacity", from: oldValue, to: shadowOpacity) } }
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  /// What throws the shadow; the background if it is nil.
  open var shadowPath: CGPath?
  /// Whether the shadow is the layer's, and not drawn into its contents.
  package var throwsShadow = true
  open var masksToBounds = false
  /// What of the layer is seen: as much as this one, placed in its coordinates, covers. It belongs to no other layer.
  open var mask: CALayer?
  /// How a screen is to go about showing the layer.
  var showing = LayerShowing()
  open var needsDisplayOnBoundsChange = false
  open var name: String?
  /// What is drawn; whatever a node's drawing made.
  open var contents: Any?
  /// Pixels per point of ``contents``.
  open var contentsScale: CGFloat = 1
  /// How ``contents`` fill the bounds: by the name that UIKit gives it.
  open var contentsGravity = CALayerContentsGravity.resize

  // MARK: Tree

  open internal(set) weak var superlayer: CALayer?
  final var linkedLayers: [CALayer]?
  /// The layer that this one is about to be in, while its entry is announced.
  weak var nextSuperlayer: CALayer?

  // MARK: What is to be done

  var layoutIsDue = true
  /// Whether a pass over this layer runs; what changes in it is part of it.
  package internal(set) var isInLayoutPass = false
  var displayIsDue = false
  /// What ``add(_:forKey:)`` has added and nobody has removed.
  var running: [RunningAnimation] = []

  public var relatedObservationID: UInt32 { owner?.observationID ?? 0 }
  package var ambientFlags: ObservedFlags { [] }
  package var refusal: ObservedCall { ViewCall.refused }

  public override init() {
    runtime = HeadlessRuntime.current
    observationID = runtime.nextObservationID()
    super.init()
    begin()
  }

  /// A layer from an archive; there are none, so it is an empty one.
  public required init?(coder: NSCoder) {
    runtime = HeadlessRuntime.current
    observationID = runtime.nextObservationID()
    super.init()
    begin()
  }

  /// A layer with the geometry and the looks of another one, for subclasses that have more to copy.
  public init(layer: Any) {
    runtime = HeadlessRuntime.current
    observationID = runtime.nextObservationID()
    super.init()
    begin()
    if let other = layer as? CALayer { takeOver(other) }
  }

  private func begin() {
    needsDisplayOnBoundsChange = Self.drawsItsSize
    noteMade(ViewCall.layerInit, flags: .byClient)
  }

  /// The layer of a view or node, which no observer need hear of.
  package init(owner: (any Observable)?, in runtime: HeadlessRuntime) {
    self.runtime = runtime
    observationID = runtime.nextObservationID()
    self.owner = owner
    super.init()
  }

  /// Takes a whole geometry over.
  package func adopt(_ geometry: LayerGeometry) { change { $0 = geometry } }

  private func change(_ change: (inout LayerGeometry) -> Void) {
    var new = geometry
    change(&new)
    let old = geometry
    geometry = new
    if !isChanging { tellOfChange(from: old) }
  }

  /// Makes one change of several, of which nobody hears before the last one.
  func changeAtOnce(_ changes: () -> Void) {
    let old = geometry
    isChanging = true
    changes()
    isChanging = false
    tellOfChange(from: old)
  }

  private func tellOfChange(from old: LayerGeometry) {
    guard old != geometry else { return }
    animateChange(from: old)
    let boundsChanged = old.bounds != geometry.bounds
    let sizeChanged = old.bounds.size != geometry.bounds.size
    if boundsChanged { setNeedsLayout() }
    if sizeChanged && needsDisplayOnBoundsChange { setNeedsDisplay() }
    view?.layerGeometryDidChange(boundsChanged: boundsChanged, oldSize: sizeChanged ? old.bounds.size : nil)
    client?.layerGeometryDidChange(self, boundsChanged: boundsChanged)
  }

  // MARK: To override

  /// Places what is in the layer: the view's or node's pass.
  open func layoutSublayers() {
    if let delegate { return delegate.layoutSublayers(of: self) }
    if let client { traced(ViewCall.layerPass) { client.layerLayoutSublayers(self) } }
  }

  /// Makes the contents.
  open func display() {
    if let client { return client.layerDisplay(self) }
    if let view { return view.displayContents() }
    if let delegate { return delegate.display(self) }
    drawOwnContents()
  }

  /// Whether what is drawn depends on the size, unless somebody says otherwise.
  class var drawsItsSize: Bool { false }

  /// Takes over what ``init(layer:)`` copies.
  func takeOver(_ other: CALayer) { copyLooks(of: other) }

  /// Draws what a layer shows without having contents.
  func drawShape(in context: CGContext) {}

  /// Draws the contents of a layer of its own.
  open func draw(in ctx: CGContext) {}
}
