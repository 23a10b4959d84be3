import Foundation

/// A rectangle on screen. Main only.
open class UIView: ConstrainedView, TracedObject {
  package let runtime: HeadlessRuntime
  public let observationID: UInt32
  /// What the view is drawn in: it holds the geometry and the appearance.
  public let layer: CALayer

  // MARK: Hierarchy

  open internal(set) weak var superview: UIView?
  /// The view that this one is about to be in, while its entry is announced.
  weak var nextSuperview: UIView?
  open internal(set) var subviews: [UIView] = []
  /// The window that the view is in; its own for a window.
  open internal(set) weak var window: UIWindow?
  /// The controller whose view this is.
  package weak var controller: UIViewController?
  /// The node that this view stands for.
  package weak var client: (any ViewClient)? { didSet { layer.client = client } }
  /// Keeps the node alive while its view is in another one.
  var keptClient: (any ViewClient)?
  /// Keeps what ``mask`` is.
  var keptMask: UIView?
  var recognizers: [UIGestureRecognizer] = []
  var constraintState: ConstraintState?
  var constraintUpdate = ConstraintUpdate.own
  /// The node is answering for the view right now, and asks the view in turn.
  package var isAskedByClient = false

  // MARK: Geometry

  /// In the coordinates of the view above, in points.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// In the view's own coordinates, in points. A new size keeps the centre where it is.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// In the coordinates of the view above, in points.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  // MARK: Appearance

  open var backgroundColor: UIColor? { didSet { layer.backgroundColor = resolved(backgroundColor) } }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != isHidden else { return }
      layer.isHidden = newValue
      superview?.subviewVisibilityDidChange(self)
    }
  }

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// What parts of the view that can be touched are drawn in; that of the view above where none was set, and blue if there is none.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tellOfTintColor()
    }
  }
  var ownTintColor: UIColor?
  open var contentMode = UIViewContentMode.scaleToFill
  /// Which way what is in the view is set; not how views in those are.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { direction }
    set { setDirection(newValue) }
  }
  var direction = UISemanticContentAttribute.unspecified
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var autoresizesSubviews = true
  open var autoresizingMask: UIViewAutoresizing = []
  /// What is set at the very root of the view: a window's or a controller's.
  package var ownSafeAreaInsets: UIEdgeInsets? { didSet { tellOfSafeArea(sizeChanged: true) } }
  /// What the view was last told of.
  var (toldSafeAreaInsets, toldLayoutMargins): (UIEdgeInsets, UIEdgeInsets?) = (.zero, nil)
  open var tag = 0

  public var relatedObservationID: UInt32 { controller?.observationID ?? client?.observationID ?? 0 }
  package var ambientFlags: ObservedFlags { [] }
  package var refusal: ObservedCall { ViewCall.refused }

  public init(frame: CGRect) {
    runtime = Maker.runtimeHere
    observationID = Maker.isObservedHere ? runtime.nextObservationID() : 0
    layer = Self.makeLayer(in: runtime)
    super.init()
    adoptLayer()
    layer.frame = frame
    if Maker.isObservedHere { noteMade(ViewCall.viewInit, flags: Maker.flagsHere) }
  }

  public convenience override init() { self.init(frame: .zero) }

  /// A view from an archive; there are none, so it is an empty one.
  public required init?(coder: NSCoder) {
    runtime = Maker.runtimeHere
    observationID = Maker.isObservedHere ? runtime.nextObservationID() : 0
    layer = Self.makeLayer(in: runtime)
    super.init()
    adoptLayer()
    if Maker.isObservedHere { noteMade(ViewCall.viewInit, flags: Maker.flagsHere) }
  }

  /// The class of ``layer``.
  open class var layerClass: AnyClass { CALayer.self }
  /// Makes a layer of ``layerClass``, which Swift cannot do by the class alone. `portable-source` writes it.
  open class func makeOwnLayer() -> CALayer? { nil }

  private func adoptLayer() {
    layer.isOpaque = true
    layer.owner = self
    layer.view = self
  }

  deinit {
    for subview in subviews { subview.keptClient = nil }
  }

  /// The controller that the view belongs to, or else the view above.
  open override var next: UIResponder? { controller ?? superview }

  /// Has the view laid out again before the main loop settles, if it is in a window.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Has the view drawn again before the main loop settles, if it is in a window.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// The size that suits the view best; its own unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that the content has by itself; -1 on an axis where it has none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// The content has another size of its own than before.
  open func invalidateIntrinsicContentSize() {
    if isPlacedByConstraints { superview?.constraintsDidChange() }
  }

  /// The view at a point of this one, or nil if it is not in it.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let client, !isAskedByClient { return client.viewHitTest(point, event, in: self) }
    return plainHitTest(point, with: event)
  }

  /// Whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    client?.viewPoint(inside: point, event, in: self) ?? bounds.contains(point)
  }

  /// Whether a recogniser of this view, or of one above it where this one is touched, may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    client?.viewGestureRecognizerShouldBegin(gestureRecognizer, in: self) ?? true
  }

  // MARK: Responding

  open override var canBecomeFirstResponder: Bool {
    isAskedByClient ? false : client?.viewCanBecomeFirstResponder(self) ?? false
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if client?.viewTouches(.began, touches, event) != true { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if client?.viewTouches(.moved, touches, event) != true { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if client?.viewTouches(.ended, touches, event) != true { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if client?.viewTouches(.cancelled, touches, event) != true { super.touchesCancelled(touches, with: event) }
  }
}
