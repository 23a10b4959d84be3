import Foundation
import HeadlessUIKit

/// What somebody wants the geometry of a node to be.
struct GeometryChange {
  let old: LayerGeometry
  let new: LayerGeometry
  /// Who is to have it; nil if the node is not loaded.
  let layer: CALayer?

  /// Whether it can be had at all.
  var isSound: Bool { new.bounds.isSound && new.position.isSound }
}

extension NodeState {
  /// Keeps another geometry if it is sound and there is no layer that has it.
  mutating func changeGeometry(_ change: (inout LayerGeometry) -> Void) -> GeometryChange {
    var new = properties.geometry
    change(&new)
    let result = GeometryChange(old: properties.geometry, new: new, layer: layer ?? view?.layer)
    if result.layer == nil && result.isSound { properties.geometry = new }
    return result
  }
}

extension CGRect {
  /// Whether all of it is finite.
  var isSound: Bool { origin.isSound && size.width.isFinite && size.height.isFinite }
}

extension CGPoint {
  fileprivate var isSound: Bool { x.isFinite && y.isFinite }
}
