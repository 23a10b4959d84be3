import Foundation
import HeadlessUIKit

/// The part of a node that its backing view or layer has too: where it is and how it looks.
///
/// All of it can be set on any thread: before the node is loaded it is kept, after that it is set on main, at once or, from elsewhere, by
/// a job of its own. It is a class beside ``ASDisplayNode`` because only what stands in the body of a class can be overridden.
open class BackedElement: KeyValueListener, TracedObject {
  package let runtime: HeadlessRuntime
  public let observationID: UInt32
  let state = Guarded(NodeState())

  override init() {
    runtime = HeadlessRuntime.current
    observationID = runtime.nextObservationID()
    super.init()
  }

  /// In the supernode's coordinates, in points.
  open var frame: CGRect {
    get { state[\.properties.geometry.frame] }
    set { setFrame(newValue, by: .byClient) }
  }

  /// In the node's own coordinates, in points. A new size keeps the anchor where it is.
  open var bounds: CGRect {
    get { state[\.properties.geometry.bounds] }
    set { changeGeometry(by: .byClient) { $0.bounds = newValue } }
  }

  /// The same, for those who measure or draw on any thread.
  open var threadSafeBounds: CGRect { bounds }

  /// Where the anchor is, in the supernode's coordinates.
  open var position: CGPoint {
    get { state[\.properties.geometry.position] }
    set { changeGeometry(by: .byClient) { $0.position = newValue } }
  }

  open var backgroundColor: UIColor? {
    get { get(\.backgroundColor, view: \.backgroundColor, layer: \.fillColor) }
    set { set(\.backgroundColor, newValue, view: \.backgroundColor, layer: \.fillColor) }
  }

  /// Blue unless it was set; nil sets it back.
  open var tintColor: UIColor! {
    get { get(\.tintColor, view: \.tintColor) ?? .systemBlue }
    set { set(\.tintColor, newValue, view: \.tintColor) }
  }

  open var isHidden: Bool {
    get { get(\.isHidden, view: \.isHidden, layer: \.isHidden) }
    set { set(\.isHidden, newValue, view: \.isHidden, layer: \.isHidden) }
  }

  /// From 0, which shows nothing, to 1.
  open var alpha: CGFloat {
    get { get(\.alpha, view: \.alpha, layer: \.opaqueness) }
    set { set(\.alpha, newValue, view: \.alpha, layer: \.opaqueness) }
  }

  /// Never of a node without view: it gets no touches.
  open var isUserInteractionEnabled: Bool {
    get { !state[\.isLayerBacked] && get(\.isUserInteractionEnabled, view: \.isUserInteractionEnabled) }
    set { set(\.isUserInteractionEnabled, newValue, view: \.isUserInteractionEnabled) }
  }

  open var isAccessibilityElement: Bool {
    get { state[\.accessibility.isElement] }
    set { state.with { $0.accessibility.isElement = newValue } }
  }

  open var accessibilityLabel: String? {
    get { state[\.accessibility.label] }
    set { state.with { $0.accessibility.label = newValue } }
  }

  /// The traits are others than before. On the thread that set them.
  open func asyncTraitCollectionDidChange(withPreviousTraitCollection previous: ASPrimitiveTraitCollection) {
    tracedBase(NodeCall.traitsDidChangeFrom) {}
  }

  /// The same, under its earlier name and after it.
  open func asyncTraitCollectionDidChange() { tracedBase(NodeCall.traitsDidChange) {} }

  /// ``ASDisplayNode/safeAreaInsets`` are others than before. On main.
  open func safeAreaInsetsDidChange() { tracedBase(NodeCall.safeAreaInsetsDidChange) {} }

  // MARK: To observers, for whom a controller's node is its controller's wherever it is shown

  public var relatedObservationID: UInt32 {
    let (supernode, owner) = state.with { ($0.supernode, $0.owner) }
    return owner?.observationID ?? supernode?.observationID ?? 0
  }

  package var ambientFlags: ObservedFlags { state[\.isLoaded] ? .loaded : [] }
  package var refusal: ObservedCall { NodeCall.refused }

  // MARK: For the node

  /// Runs `change` at once if this is main, and in a job of main's if not.
  func onMain<Element: BackedElement>(_ element: Element, _ change: @escaping (Element) -> Void) {
    if ThreadState.isMain { change(element) } else { runtime.async(.main) { change(element) } }
  }

  /// Changes the state of a node that is not loaded, on any thread but main, on which nodes are loaded.
  ///
  /// Main may load the node at any moment. So it is looked at and changed in one go, and who comes too late leaves it to main.
  ///
  /// - Returns: what `change` returned; nil if the node is loaded, or this is main: then nothing was done.
  func whileUnloaded<Result>(_ change: (inout NodeState) -> Result) -> Result? {
    if ThreadState.isMain { return nil }
    return state.with { $0.isLoaded ? nil : change(&$0) }
  }

  /// Takes over what the geometry is; ``ASDisplayNode`` tells whom it concerns.
  func geometryDidChange(from old: LayerGeometry, to new: LayerGeometry) {}

  /// The frame was set; ``ASDisplayNode`` tells of it.
  func noteFrame(by who: ObservedFlags) {}
}

// MARK: - Getting and setting

extension BackedElement {
  /// What the view or layer has, on main once there is one; what was set last, elsewhere.
  func get<Value>(
    _ property: KeyPath<NodeProperties, Value>, view: KeyPath<UIView, Value>? = nil,
    layer: KeyPath<CALayer, Value>? = nil
  ) -> Value {
    let (value, backedView, backedLayer) = state.with { ($0.properties[keyPath: property], $0.view, $0.layer) }
    guard ThreadState.isMain else { return value }
    if let view, let backedView { return backedView[keyPath: view] }
    if let layer, let backing = backedLayer ?? backedView?.layer { return backing[keyPath: layer] }
    return value
  }

  /// Keeps a property and, on main, gives it to the view or layer.
  func set<Value>(
    _ property: WritableKeyPath<NodeProperties, Value>, _ value: Value,
    view: ReferenceWritableKeyPath<UIView, Value>? = nil, layer: ReferenceWritableKeyPath<CALayer, Value>? = nil
  ) {
    if whileUnloaded({ $0.properties[keyPath: property] = value }) != nil { return }
    onMain(self) { element in
      let backing = element.state.with { state in
        state.properties[keyPath: property] = value
        return (state.view, state.layer)
      }
      if let view, let backed = backing.0 {
        backed[keyPath: view] = value
      } else if let layer, let backed = backing.1 ?? backing.0?.layer {
        backed[keyPath: layer] = value
      }
    }
  }

  package func setFrame(_ frame: CGRect, by who: ObservedFlags) {
    guard frame.isSound else { return refuseGeometry("frame = \(frame)") }
    if !ThreadState.isMain && state[\.isLoaded] { return runtime.async(.main) { self.setFrame(frame, by: who) } }
    noteFrame(by: who)
    if let kept = whileUnloaded({ $0.changeGeometry { $0.frame = frame } }) { return finish(kept) }
    onMain(self) { element in
      if let view = element.state[\.view] { view.frame = frame } else { element.applyGeometry { $0.frame = frame } }
    }
  }

  func changeGeometry(by who: ObservedFlags, _ change: @escaping (inout LayerGeometry) -> Void) {
    if let kept = whileUnloaded({ $0.changeGeometry(change) }) { return finish(kept) }
    onMain(self) { $0.applyGeometry(change) }
  }

  private func applyGeometry(_ change: (inout LayerGeometry) -> Void) {
    finish(state.with { $0.changeGeometry(change) })
  }

  /// The layer, which tells the node, gets the new geometry; where there is none the node has it already.
  private func finish(_ change: GeometryChange) {
    guard change.isSound else { return refuseGeometry("\(change.new.bounds)") }
    guard change.old != change.new else { return }
    if let layer = change.layer {
      layer.adopt(change.new)
    } else {
      geometryDidChange(from: change.old, to: change.new)
    }
  }
}
