import Foundation

/// What the specs of one tree were measured to be, for as long as the tree is measured.
///
/// A spec above asks with the same range again and again while it finds out its own lengths; without this, what is nested deep would be
/// measured once for every spec above it. It belongs to the thread that measures.
final class MeasuredSpecs: @unchecked Sendable {
  private var caches: [ObjectIdentifier: LayoutCache] = [:]

  /// The known layout of a spec, or what `measure` gives.
  func layout(
    of spec: ASLayoutSpec, range: ASSizeRange, parentSize: CGSize, measure: () -> ASLayout
  ) -> ASLayout {
    let key = ObjectIdentifier(spec)
    if let known = caches[key]?.layout(range: range, parentSize: parentSize) { return known }
    let layout = measure()
    // The layout holds the spec, so that no other one can get its identity.
    caches[key, default: LayoutCache()].insert(layout, range: range, parentSize: parentSize, version: 0)
    return layout
  }
}
