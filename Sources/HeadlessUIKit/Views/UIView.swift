import Foundation

/// A rectangle on screen. Main only.
open class UIView: TracedObject {
  package let runtime: HeadlessRuntime
  public let observationID: UInt32

  // MARK: Hierarchy

  public internal(set) weak var superview: UIView?
  public internal(set) var subviews: [UIView] = []
  /// The window that the view is in; its own for a window.
  public internal(set) weak var window: UIWindow?
  /// The controller whose view this is.
  package weak var controller: UIViewController?
  /// The node that this view stands for.
  package weak var client: (any ViewClient)?
  /// Keeps the node alive while its view is in another one.
  var keptClient: (any ViewClient)?

  // MARK: Geometry

  private var storedFrame: CGRect
  private var boundsOrigin = CGPoint.zero

  /// In the coordinates of the view above, in points.
  open var frame: CGRect {
    get { storedFrame }
    set { setGeometry(frame: newValue, boundsOrigin: boundsOrigin) }
  }

  /// In the view's own coordinates, in points. A new size keeps the centre where it is.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      let corner = CGPoint(
        x: storedFrame.midX - newValue.size.width / 2, y: storedFrame.midY - newValue.size.height / 2)
      setGeometry(frame: CGRect(origin: corner, size: newValue.size), boundsOrigin: newValue.origin)
    }
  }

  // MARK: Appearance

  open var backgroundColor: UIColor?
  open var isHidden = false
  open var alpha: CGFloat = 1
  public var tag = 0
  public var isUserInteractionEnabled = true
  public var clipsToBounds = false
  public private(set) lazy var layer = CALayer(owner: self)
  public private(set) var gestureRecognizers: [UIGestureRecognizer]?

  // MARK: Layout

  var needsLayout = true
  /// Whether a pass over this view runs; sizes set in it are part of it.
  package internal(set) var isInLayoutPass = false

  public var relatedObservationID: UInt32 { controller?.observationID ?? client?.observationID ?? 0 }
  package var ambientFlags: ObservedFlags { [] }
  package var refusal: ObservedCall { ViewCall.refused }

  public init(frame: CGRect) {
    runtime = HeadlessRuntime.current
    observationID = runtime.nextObservationID()
    storedFrame = frame
    note(ViewCall.viewInit, flags: .byClient)
  }

  public convenience init() { self.init(frame: .zero) }

  /// A view that the runtime itself makes.
  package init(runtime: HeadlessRuntime, isObserved: Bool = true) {
    self.runtime = runtime
    observationID = isObserved ? runtime.nextObservationID() : 0
    storedFrame = .zero
    if isObserved { note(ViewCall.viewInit, flags: .byFramework) }
  }

  /// What somebody gets who must not have a view: one that belongs to nobody, and of which no observer hears.
  package static func nobodys(in runtime: HeadlessRuntime) -> UIView { UIView(runtime: runtime, isObserved: false) }

  deinit {
    for subview in subviews { subview.keptClient = nil }
  }

  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    note(ViewCall.addGestureRecognizer, flags: .byClient)
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  private func setGeometry(frame: CGRect, boundsOrigin: CGPoint) {
    let before = (frame: storedFrame, bounds: bounds)
    storedFrame = frame
    self.boundsOrigin = boundsOrigin
    guard before.frame != frame || before.bounds != bounds else { return }
    let boundsChanged = before.bounds != bounds
    if boundsChanged { setNeedsLayout() }
    client?.viewGeometryDidChange(self, boundsChanged: boundsChanged)
    if boundsChanged { controller?.viewBoundsDidChange() }
  }

  // MARK: To override

  /// Places what is in the view. Called in a layout pass.
  open func layoutSubviews() {}

  /// The view joins or leaves a window; `newWindow` is nil when it leaves.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view has joined or left a window.
  open func didMoveToWindow() {}

  /// The view has joined or left another one.
  open func didMoveToSuperview() {}
}
