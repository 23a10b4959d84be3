import Foundation
import HeadlessUIKit

/// Properties of the backing view. They can be set on any thread: before the node is loaded they are kept, after that they are set on
/// main, at once or, from elsewhere, by a job of its own.
extension ASDisplayNode {
  /// In the supernode's coordinates, in points.
  public var frame: CGRect {
    get { state[\.properties.frame] }
    set { setFrame(newValue, by: .byClient) }
  }

  /// In the node's own coordinates, in points. A new size keeps the centre where it is.
  public var bounds: CGRect {
    get { state.with { CGRect(origin: $0.properties.boundsOrigin, size: $0.properties.frame.size) } }
    set { onMainOnceLoaded { $0.setBounds(newValue) } }
  }

  public var backgroundColor: UIColor? {
    get { state[\.properties.backgroundColor] }
    set {
      set(\.backgroundColor, newValue) { view, layer in
        view?.backgroundColor = newValue
        layer?.backgroundColor = newValue
      }
    }
  }

  public var isHidden: Bool {
    get { state[\.properties.isHidden] }
    set {
      set(\.isHidden, newValue) { view, layer in
        view?.isHidden = newValue
        layer?.isHidden = newValue
      }
    }
  }

  public var alpha: CGFloat {
    get { state[\.properties.alpha] }
    set {
      set(\.alpha, newValue) { view, layer in
        view?.alpha = newValue
        layer?.opacity = Float(newValue)
      }
    }
  }

  public var cornerRadius: CGFloat {
    get { state[\.properties.cornerRadius] }
    set { set(\.cornerRadius, newValue) { view, layer in (layer ?? view?.layer)?.cornerRadius = newValue } }
  }

  public var clipsToBounds: Bool {
    get { state[\.properties.clipsToBounds] }
    set { set(\.clipsToBounds, newValue) { view, _ in view?.clipsToBounds = newValue } }
  }

  public var isUserInteractionEnabled: Bool {
    get { state[\.properties.isUserInteractionEnabled] }
    set { set(\.isUserInteractionEnabled, newValue) { view, _ in view?.isUserInteractionEnabled = newValue } }
  }

  /// Whether the node has a layer only, and no view. To be set before it is loaded.
  public var isLayerBacked: Bool {
    get { state[\.isLayerBacked] }
    set {
      let isTooLate = state.with { state in
        if !state.isLoaded { state.isLayerBacked = newValue }
        return state.isLoaded && state.isLayerBacked != newValue
      }
      if isTooLate { refuse(.layerBackedBeforeLoad, "isLayerBacked = \(newValue)") }
    }
  }

  private func set<Value>(
    _ property: WritableKeyPath<NodeProperties, Value>, _ value: Value,
    _ apply: @escaping (UIView?, CALayer?) -> Void
  ) {
    onMainOnceLoaded { node in
      let backing = node.state.with { state in
        state.properties[keyPath: property] = value
        return (state.view, state.layer)
      }
      apply(backing.0, backing.1)
    }
  }

  /// Runs `change` here while the node is not loaded or this is main, and in a job of main's if not.
  func onMainOnceLoaded(_ change: @escaping (ASDisplayNode) -> Void) {
    if !isNodeLoaded || ThreadState.isMain {
      change(self)
    } else {
      runtime.async(.main) { change(self) }
    }
  }
}

// MARK: - Geometry

extension ASDisplayNode {
  package func setFrame(_ frame: CGRect, by who: ObservedFlags) {
    onMainOnceLoaded { node in
      node.note(NodeCall.setFrame, flags: who)
      if let view = node.state[\.view] {
        view.frame = frame
      } else {
        node.keepGeometry(frame: frame, boundsOrigin: node.state[\.properties.boundsOrigin])
      }
    }
  }

  private func setBounds(_ bounds: CGRect) {
    if let view = state[\.view] {
      view.bounds = bounds
      return
    }
    let old = frame
    let corner = CGPoint(x: old.midX - bounds.width / 2, y: old.midY - bounds.height / 2)
    keepGeometry(frame: CGRect(origin: corner, size: bounds.size), boundsOrigin: bounds.origin)
  }

  /// Takes over what the view's geometry is, or will be once there is a view.
  func keepGeometry(frame: CGRect, boundsOrigin: CGPoint) {
    let (layer, sizeChanged, boundsChanged) = state.with { state in
      let old = state.properties
      state.properties.frame = frame
      state.properties.boundsOrigin = boundsOrigin
      let sizeChanged = old.frame.size != frame.size
      return (state.layer, sizeChanged, sizeChanged || old.boundsOrigin != boundsOrigin)
    }
    layer?.frame = frame
    guard boundsChanged else { return }
    note(NodeCall.boundsChange, flags: isInHierarchy ? .onScreen : [])
    if sizeChanged { supernode?.subnodeDidChangeSize() }
  }
}
